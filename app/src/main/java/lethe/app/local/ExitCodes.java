package lethe.app.local;

/** The exit codes of the program. */
public final class ExitCodes {
  public static final int OK = 0;

  /** A script, a journal or a data file is invalid. */
  public static final int INVALID_INPUT = 1;

  public static final int USAGE_ERROR = 2;

  /** The program failed, or its output could not be written. */
  public static final int INTERNAL_ERROR = 3;

  private ExitCodes() {}
}
