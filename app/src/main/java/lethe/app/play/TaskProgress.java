package lethe.app.play;

import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import lethe.engine.core.ProgressListener;

/** Passes progress from a thinking thread to another thread, and allows cancellation. */
final class TaskProgress implements ProgressListener {
  /** The minimum progress, in percent, that counts as new. */
  private static final int MIN_STEP = 5;

  private final Consumer<TaskProgress> onProgress;
  private volatile int percent = -1;
  private volatile boolean awaited;
  private volatile boolean stopped;

  /**
   * Creates an instance without a waiting viewer.
   *
   * @param onProgress called by the worker thread on progress, if a viewer is waiting
   */
  TaskProgress(Consumer<TaskProgress> onProgress) {
    this.onProgress = onProgress;
  }

  @Override
  public void report(int done, int of) {
    if (stopped) {
      throw new CancellationException();
    }
    int now = MIN_STEP * (int) (100L / MIN_STEP * done / Math.max(1, of));
    if (now > percent) {
      percent = now;
      if (awaited) {
        onProgress.accept(this);
      }
    }
  }

  /** Marks the computation as being waited for. */
  void markAwaited() {
    awaited = true;
  }

  boolean isAwaited() {
    return awaited;
  }

  /** Returns the progress in percent; empty if it is not known. */
  OptionalInt percent() {
    return percent < 0 ? OptionalInt.empty() : OptionalInt.of(percent);
  }

  /** Makes the thinking thread stop at its next progress report. */
  void stop() {
    stopped = true;
  }
}
