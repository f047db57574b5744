package lethe.app.play;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Something that somebody thinks about, elsewhere. */
public final class Thought<T> {
  private final FutureTask<T> task;

  /**
   * A thought that nobody has begun.
   *
   * @param done called when it is over, by the thread that has thought
   */
  Thought(Supplier<T> work, Runnable done) {
    task =
        new FutureTask<>(work::get) {
          @Override
          protected void done() {
            done.run();
          }
        };
  }

  void run() {
    task.run();
  }

  /** Whether it is over, or is wanted no more. */
  public boolean isDone() {
    return task.isDone();
  }

  boolean isCancelled() {
    return task.isCancelled();
  }

  /** Waits for it, but not longer than that. Whether it is over. */
  boolean isDoneWithin(Duration patience) {
    try {
      task.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (TimeoutException | ExecutionException | CancellationException e) {
      // What came of it is for whoever asks for that.
    }
    return task.isDone();
  }

  /** It is wanted no more: it is not begun, or nobody hears what came of it. */
  public void cancel() {
    task.cancel(false);
  }

  /** What came of it, as soon as it is over. What went wrong in it goes wrong here. */
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

  /** What came of it, as soon as it is over; nothing if it is wanted no more. */
  public Optional<T> found() {
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
