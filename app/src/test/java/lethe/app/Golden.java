package lethe.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Texts on record, in files among the test resources. {@code -Dgolden=write} writes them anew; they
 * are to be read before they are kept.
 */
public final class Golden {
  private Golden() {}

  /** Compares the file of this name in the folder of a class's package. */
  public static void check(Class<?> home, String name, String text) {
    Path file =
        Path.of("src/test/resources", home.getPackageName().replace('.', '/')).resolve(name);
    try {
      if ("write".equals(System.getProperty("golden"))) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
      } else {
        assertThat(text).isEqualTo(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
