package lethe.app.house.sql;

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
    String message = root.getMessage();
    return Clean.line(message == null ? root.getClass().getSimpleName() : message, LONGEST);
  }
}
