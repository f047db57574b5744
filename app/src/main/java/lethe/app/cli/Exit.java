package lethe.app.cli;

/** The exit codes of the program. */
final class Exit {
  static final int DONE = 0;

  /** A script, a journal or a data file is invalid. */
  static final int WRONG_FILE = 1;

  static final int WRONG_USAGE = 2;

  /** The program failed, or its output could not be written. */
  static final int FAILED = 3;

  private Exit() {}
}
