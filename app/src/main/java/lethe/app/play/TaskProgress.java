package lethe.app.play;

import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import lethe.engine.core.ProgressListener;

/** Passes progress from a thinking thread to another thread, and allows cancellation. */
final class TaskProgress implements ProgressListener {
  /** The minimum progress, in percent, that counts as new. */
  private static final int MIN_STEP = 5;

  private final Runnable onProgress;
  private final Runnable wake;
  private volatile int percent = -1;
  private int reportedPercent = -1;
  private volatile boolean awaited;
  private volatile boolean stopped;

  /**
   * Creates an instance without a waiting viewer.
   *
   * @param moved called by the worker thread on progress, if a viewer is waiting
   * @param wake called by the worker thread at the end, if a viewer is waiting
   */
  TaskProgress(Runnable moved, Runnable wake) {
    this.onProgress = moved;
    this.wake = wake;
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
        onProgress.run();
      }
    }
  }

  /** Marks the computation as finished. */
  void markDone() {
    if (awaited) {
      wake.run();
    }
  }

  /** Marks the computation as being waited for. */
  void markAwaited() {
    awaited = true;
  }

  /** Returns the progress in percent; empty if it is not known. */
  OptionalInt percent() {
    return percent < 0 ? OptionalInt.empty() : OptionalInt.of(percent);
  }

  /** Returns the progress if it has changed since the last call. */
  OptionalInt newPercent() {
    int now = percent;
    boolean further = now > reportedPercent;
    reportedPercent = Math.max(reportedPercent, now);
    return further ? OptionalInt.of(now) : OptionalInt.empty();
  }

  /** Makes the thinking thread stop at its next progress report. */
  void stop() {
    stopped = true;
  }
}
