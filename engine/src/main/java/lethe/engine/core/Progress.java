package lethe.engine.core;

/**
 * Receives progress reports of a long computation, and may cancel it by throwing an exception. The
 * result of the computation does not depend on the listener.
 */
@FunctionalInterface
public interface Progress {
  /** A listener that ignores all reports. */
  Progress UNHEARD = (_, _) -> {};

  /** Reports that {@code done} of {@code of} steps are complete. */
  void at(int done, int of);
}
