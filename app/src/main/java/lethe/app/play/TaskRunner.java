package lethe.app.play;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Executes computations, either in the calling thread or in the background. */
public interface TaskRunner {
  /** Computes in the calling thread. */
  TaskRunner IMMEDIATE =
      new TaskRunner() {
        @Override
        public <T> BotTask<T> submit(Supplier<T> work, Consumer<BotTask<T>> done) {
          BotTask<T> task = new BotTask<>(work, done);
          task.run();
          return task;
        }
      };

  /**
   * Starts or queues a computation.
   *
   * @param done called by the computing thread at the end
   */
  <T> BotTask<T> submit(Supplier<T> work, Consumer<BotTask<T>> done);
}
