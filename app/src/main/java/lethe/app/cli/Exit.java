package lethe.app.cli;

/** What the program's exit codes mean. */
final class Exit {
  static final int DONE = 0;

  /** The script, journal or data file is wrong. */
  static final int WRONG_FILE = 1;

  static final int WRONG_USAGE = 2;

  /** The program failed, or its output could not be written. */
  static final int FAILED = 3;

  private Exit() {}
}
