package lethe.engine.core;

/**
 * Hears how far somebody has come who thinks long, and may have them leave off by throwing. What is
 * chosen in the end does not depend on who hears.
 */
@FunctionalInterface
public interface Progress {
  /** Nobody hears. */
  Progress UNHEARD = (_, _) -> {};

  /** So much is done, of so much in all. */
  void at(int done, int of);
}
