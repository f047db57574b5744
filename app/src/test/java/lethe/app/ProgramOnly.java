package lethe.app;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** Leaves out the tests of both modules, and the engine's when they come in a jar. */
final class ProgramOnly implements ImportOption {
  @Override
  public boolean includes(Location location) {
    return new DoNotIncludeTests().includes(location) && !location.contains("-tests.jar");
  }
}
