package lethe.app.play;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import lethe.engine.core.ProgressListener;

/** Executes computations, either in the calling thread or in the background. */
public interface TaskRunner {
  /** Computes in the calling thread. */
  TaskRunner IMMEDIATE =
      new TaskRunner() {
        @Override
        public <T> BotTask<T> submit(
            Function<ProgressListener, T> work,
            Consumer<BotTask<T>> onProgress,
            Consumer<BotTask<T>> onDone) {
          BotTask<T> task = new BotTask<>(work, onProgress, onDone);
          task.run();
          return task;
        }
      };

  /**
   * Starts or queues a computation.
   *
   * @param work computes the result and reports progress
   * @param onProgress called by the computing thread after progress, if a user is waiting for the
   *     result
   * @param onDone called at the end, by the computing thread or the one that cancels the
   *     computation
   */
  <T> BotTask<T> submit(
      Function<ProgressListener, T> work,
      Consumer<BotTask<T>> onProgress,
      Consumer<BotTask<T>> onDone);

  /**
   * Starts or queues a computation that reports no progress.
   *
   * @param onDone called at the end, by the computing thread or the one that cancels the
   *     computation
   */
  default <T> BotTask<T> submit(Supplier<T> work, Consumer<BotTask<T>> onDone) {
    return submit(_ -> work.get(), _ -> {}, onDone);
  }
}
