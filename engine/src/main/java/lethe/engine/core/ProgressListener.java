package lethe.engine.core;

/**
 * Receives progress reports of a long computation, and may cancel it by throwing an exception. The
 * result of the computation does not depend on the listener.
 */
@FunctionalInterface
public interface ProgressListener {
  /** A listener that ignores all reports. */
  ProgressListener NONE = (_, _) -> {};

  /** Reports that {@code done} of {@code total} steps are complete. */
  void report(int done, int total);
}
