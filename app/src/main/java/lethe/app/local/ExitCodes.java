package lethe.app.local;

/** The exit codes of the program. */
public final class ExitCodes {
  public static final int OK = 0;

  /**
   * A file is invalid or cannot be used; a server cannot be opened or reached, or refuses a
   * command; or an external program that plays a seat cannot be started or makes mistakes.
   */
  public static final int FAILURE = 1;

  public static final int USAGE_ERROR = 2;

  /** An unexpected error occurred, or some output could not be written. */
  public static final int INTERNAL_ERROR = 3;

  private ExitCodes() {}
}
