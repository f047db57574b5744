package lethe.app.text;

/** The version of the program. */
public final class ProgramVersion {
  public static final String NUMBER = "0.1.0";

  private ProgramVersion() {}
}
