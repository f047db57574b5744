package lethe.app.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Texts that come with the program, read from the class path. */
public final class Resources {
  private Resources() {}

  /** The text of a file beside this class; it is there, or the program was built wrong. */
  public static String text(Class<?> home, String name) {
    String written = Written.text(home.getPackageName().replace('.', '/').concat("/").concat(name));
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

  /** The same, or nothing where there is no such file. */
  public static Optional<String> find(Class<?> home, String name) {
    return home.getResource(name) == null ? Optional.empty() : Optional.of(text(home, name));
  }
}
