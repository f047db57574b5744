package lethe.app.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Loads texts included in the program. */
public final class Resources {
  private Resources() {}

  /**
   * Returns the text of a file in the package of a class.
   *
   * @throws IllegalStateException if the file is missing
   */
  public static String text(Class<?> home, String name) {
    String written =
        EmbeddedTexts.text(home.getPackageName().replace('.', '/').concat("/").concat(name));
    return written == null ? read(home, name) : written;
  }

  private static String read(Class<?> home, String name) {
    try (InputStream in = home.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no " + name + " beside " + home.getName());
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the text of a file in the package of a class; empty if the file is missing. */
  public static Optional<String> find(Class<?> home, String name) {
    return home.getResource(name) == null ? Optional.empty() : Optional.of(text(home, name));
  }
}
