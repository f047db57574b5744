package lethe.app.play;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A background computation. */
public final class BotTask<T> {
  private final FutureTask<T> task;

  /**
   * Creates a computation that has not started.
   *
   * @param done called by the computing thread at the end
   */
  BotTask(Supplier<T> work, Consumer<BotTask<T>> done) {
    task =
        new FutureTask<>(work::get) {
          @Override
          protected void done() {
            done.accept(BotTask.this);
          }
        };
  }

  void run() {
    task.run();
  }

  /** Returns whether it has finished or was canceled. */
  public boolean isDone() {
    return task.isDone();
  }

  boolean isCancelled() {
    return task.isCancelled();
  }

  /** Waits for the end, at most for the given time. Returns whether it has ended. */
  boolean awaitDone(Duration patience) {
    try {
      task.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (TimeoutException | ExecutionException | CancellationException e) {
      // The result is reported when it is requested.
    }
    return task.isDone();
  }

  /** Cancels the computation: it does not start, or its result is discarded. */
  public void cancel() {
    task.cancel(false);
  }

  /** Waits for the result. Rethrows an exception of the computation. */
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

  /** Waits for the result; returns an empty value if the computation was canceled. */
  public Optional<T> resultIfDone() {
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
