package lethe.app;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** The classes of the program, as imported by ArchUnit. */
public final class ProgramClasses {
  public static final JavaClasses PROGRAM =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(ProgramClasses::isProgramClass)
          .importPackages("lethe");

  private ProgramClasses() {}

  /** Returns false for the classes of the engine's tests, which may be in a jar. */
  private static boolean isProgramClass(Location location) {
    return !location.contains("-tests.jar");
  }
}
