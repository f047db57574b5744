package lethe.app.save;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Converts file names from the command line and the environment. */
public final class FileName {
  /** The character that the JVM substitutes for bytes that are not valid in the charset. */
  private static final char UNDECODABLE = '\ufffd';

  private FileName() {}

  /**
   * Converts a file name to a path.
   *
   * @throws InvalidPathException if the charset of the locale cannot represent the name, or if the
   *     name contains a byte that the JVM could not decode, in which case the path would denote
   *     another file
   */
  public static Path path(String name) {
    if (name.indexOf(UNDECODABLE) >= 0) {
      throw new InvalidPathException(name, "Malformed input");
    }
    return Path.of(name);
  }
}
