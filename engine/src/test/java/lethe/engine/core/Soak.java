package lethe.engine.core;

/** How much a test tries: a sample in every build, and all of it in the long profile. */
public final class Soak {
  /** Set by the profile. */
  private static final boolean LONG = Boolean.getBoolean("lethe.soak");

  private Soak() {}

  /**
   * How often.
   *
   * @param sample as often as finds a planted fault
   * @param all what the long profile tries
   */
  public static int times(int sample, int all) {
    return LONG ? all : sample;
  }
}
