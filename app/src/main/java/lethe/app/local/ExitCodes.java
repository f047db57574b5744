package lethe.app.local;

/** The exit codes of the program. */
public final class ExitCodes {
  public static final int OK = 0;

  /**
   * A file is invalid or cannot be used, a server cannot be reached or refuses a command, or a
   * program that plays makes mistakes.
   */
  public static final int INVALID_INPUT = 1;

  public static final int USAGE_ERROR = 2;

  /** The program failed, or its output could not be written. */
  public static final int INTERNAL_ERROR = 3;

  private ExitCodes() {}
}
