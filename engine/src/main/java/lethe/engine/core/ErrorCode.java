package lethe.engine.core;

/**
 * A reason for rejecting input. Implemented by enums whose constants state the fact, such as {@code
 * CHIP_NOT_IN_HAND}. The message is in the resources under {@link #messageKey}.
 */
public interface ErrorCode {
  /** Returns the name of the constant. */
  String name();

  /**
   * Returns the resource key: the last part of the enum's package and the constant, for example
   * {@code tase.CHIP_NOT_IN_HAND}.
   */
  default String messageKey() {
    String packageName = getClass().getPackageName();
    return packageName.substring(packageName.lastIndexOf('.') + 1) + "." + name();
  }
}
