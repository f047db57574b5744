package lethe.engine.core;

/**
 * Why something was not accepted. Implemented by enums whose constants state the fact ({@code
 * CHIP_NOT_IN_HAND}); the sentence that people read is kept in resources under {@link #key}.
 */
public interface Reason {
  /** The constant's name. */
  String name();

  /**
   * The word under which the sentence is found: the enum's package and the constant, {@code
   * tase.CHIP_NOT_IN_HAND}.
   */
  default String key() {
    String home = getClass().getPackageName();
    return home.substring(home.lastIndexOf('.') + 1) + "." + name();
  }
}
