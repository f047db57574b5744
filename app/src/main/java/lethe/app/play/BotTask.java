package lethe.app.play;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import lethe.engine.core.ProgressListener;

/** A cancelable computation of a bot, with its progress and its result. Thread-safe. */
public final class BotTask<T> {
  /** Progress is rounded down to a multiple of this number, in percent. */
  private static final int PERCENT_STEP = 5;

  private final FutureTask<T> task;
  private final Consumer<BotTask<T>> onProgress;
  private volatile int percent = -1;
  private volatile boolean awaited;
  private volatile boolean cancelled;

  /**
   * Creates a computation that has not started.
   *
   * @param work computes the result and reports progress
   * @param onProgress called by the computing thread after progress, if a user is waiting for the
   *     result
   * @param onDone called at the end, by the computing thread or the one that cancels the
   *     computation
   */
  BotTask(
      Function<ProgressListener, T> work,
      Consumer<BotTask<T>> onProgress,
      Consumer<BotTask<T>> onDone) {
    this.onProgress = onProgress;
    this.task =
        new FutureTask<>(() -> work.apply(this::report)) {
          @Override
          protected void done() {
            onDone.accept(BotTask.this);
          }
        };
  }

  void run() {
    task.run();
  }

  private void report(int done, int total) {
    if (cancelled) {
      throw new CancellationException();
    }
    int now = PERCENT_STEP * (int) (100L / PERCENT_STEP * done / Math.max(1, total));
    if (now > percent) {
      percent = now;
      if (awaited) {
        onProgress.accept(this);
      }
    }
  }

  /** Records that a user is waiting for the result. */
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

  /** Returns whether the computation has finished or was canceled. */
  public boolean isDone() {
    return task.isDone();
  }

  boolean isCancelled() {
    return task.isCancelled();
  }

  /**
   * Waits for the end, at most for the given time or until this thread is interrupted. Returns
   * whether the computation has ended.
   */
  boolean awaitDone(Duration timeout) {
    try {
      task.get(timeout.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (TimeoutException | ExecutionException | CancellationException e) {
      // The returned value tells of a timeout; result() reports a failure or cancellation.
    }
    return task.isDone();
  }

  /**
   * Cancels the computation: it does not start, or it ends at its next progress report and its
   * result is discarded. Does nothing if the computation has finished.
   */
  public void cancel() {
    cancelled = true;
    task.cancel(false);
  }

  /**
   * Waits for the result. Rethrows a runtime exception of the computation.
   *
   * @throws CancellationException if the computation was canceled
   * @throws IllegalStateException if the computation failed with an error
   */
  public T result() throws InterruptedException {
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  /**
   * Waits for the result as {@link #result} does; empty if the computation was canceled or this
   * thread is interrupted.
   */
  public Optional<T> resultUnlessCanceled() {
    try {
      return Optional.of(result());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }
}
