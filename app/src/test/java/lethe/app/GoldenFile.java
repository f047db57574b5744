package lethe.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares texts with recorded ones in the test resources. {@code -Dgolden=write} records them
 * again; check the differences before committing them.
 */
public final class GoldenFile {
  private GoldenFile() {}

  /**
   * Compares a text with the recorded one.
   *
   * @param home a class; the file is in the resource folder of its package
   * @param name the file name
   */
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
