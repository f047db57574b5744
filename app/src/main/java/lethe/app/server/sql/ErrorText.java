package lethe.app.server.sql;

import java.net.UnknownHostException;
import lethe.app.server.base.SafeText;

/** Formats the database's message for a failure as one line. */
final class ErrorText {
  private static final int MAX_LENGTH = 300;

  private ErrorText() {}

  static String describe(Throwable failed) {
    Throwable root = failed;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String message =
        root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
    // The message of this exception contains only the name of the host.
    boolean unknown = root instanceof UnknownHostException;
    return SafeText.sanitize(
        unknown ? SqlMessages.MESSAGES.format("unknown-host", message) : message, MAX_LENGTH);
  }
}
