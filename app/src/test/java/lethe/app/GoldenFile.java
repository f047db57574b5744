package lethe.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares texts with golden files in the test resources. {@code -Dgolden=write} overwrites the
 * files instead; check the differences before committing them.
 */
public final class GoldenFile {
  private GoldenFile() {}

  /**
   * Asserts that a text equals the content of a golden file.
   *
   * @param type a class in the package whose resource folder contains the file
   * @param name the file name
   */
  public static void check(Class<?> type, String name, String text) {
    Path file =
        Path.of("src/test/resources", type.getPackageName().replace('.', '/')).resolve(name);
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
