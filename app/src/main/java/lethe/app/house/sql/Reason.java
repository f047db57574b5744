package lethe.app.house.sql;

import java.net.UnknownHostException;
import lethe.app.house.Clean;

/** Why something failed, in the words of the database, on one line. */
final class Reason {
  private static final int LONGEST = 300;

  private Reason() {}

  static String of(Throwable failed) {
    Throwable root = failed;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String message =
        root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
    // The message of an unknown host is nothing but its name.
    boolean unknown = root instanceof UnknownHostException;
    return Clean.line(unknown ? Saying.SAY.say("no-host", message) : message, LONGEST);
  }
}
