package lethe.app.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Loads text files included in the program. */
public final class Resources {
  private Resources() {}

  /**
   * Returns the text of a file in the package of a class.
   *
   * @throws IllegalStateException if the file is missing
   */
  public static String text(Class<?> type, String name) {
    String embedded =
        EmbeddedTexts.text(type.getPackageName().replace('.', '/').concat("/").concat(name));
    return embedded == null ? read(type, name) : embedded;
  }

  private static String read(Class<?> type, String name) {
    try (InputStream in = type.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no " + name + " in the package of " + type.getName());
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the text of a file in the package of a class; empty if the file is missing. */
  public static Optional<String> find(Class<?> type, String name) {
    return type.getResource(name) == null ? Optional.empty() : Optional.of(text(type, name));
  }
}
