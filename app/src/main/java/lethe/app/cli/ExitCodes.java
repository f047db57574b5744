package lethe.app.cli;

/** The exit codes of the program. */
final class ExitCodes {
  static final int OK = 0;

  /** A script, a journal or a data file is invalid. */
  static final int INVALID_INPUT = 1;

  static final int USAGE_ERROR = 2;

  /** The program failed, or its output could not be written. */
  static final int INTERNAL_ERROR = 3;

  private ExitCodes() {}
}
