package lethe.app.server.sql;

import java.net.UnknownHostException;
import java.nio.file.Path;
import lethe.app.server.base.SafeText;

/** Formats the database's message for a failure as one line. */
final class ErrorText {
  private static final int MAX_LENGTH = 300;

  /**
   * The class of the exception that SQLite's driver throws if its native library cannot be loaded.
   * The program is not compiled against the driver.
   */
  private static final String MISSING_LIBRARY = "org.sqlite.NativeLibraryNotFoundException";

  private ErrorText() {}

  /** Returns the message that a file cannot be used as the database. */
  static String unusableFile(Path file, Throwable failure) {
    return rootOf(failure).getClass().getName().equals(MISSING_LIBRARY)
        ? SqlMessages.MESSAGES.format("no-library", System.getProperty("java.io.tmpdir", ""))
        : SqlMessages.MESSAGES.format("unusable-file", file, describe(failure));
  }

  private static Throwable rootOf(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root;
  }

  static String describe(Throwable failure) {
    Throwable root = rootOf(failure);
    String message =
        root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
    // The message of this exception contains only the name of the host.
    boolean unknown = root instanceof UnknownHostException;
    return SafeText.sanitize(
        unknown ? SqlMessages.MESSAGES.format("unknown-host", message) : message, MAX_LENGTH);
  }
}
