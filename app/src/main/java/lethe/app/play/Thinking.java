package lethe.app.play;

import java.util.function.Supplier;

/** Executes computations, either in the calling thread or in the background. */
public interface Thinking {
  /** Computes in the calling thread. */
  Thinking AT_ONCE =
      new Thinking() {
        @Override
        public <T> Thought<T> think(Supplier<T> work, Runnable done) {
          Thought<T> thought = new Thought<>(work, done);
          thought.run();
          return thought;
        }
      };

  /**
   * Starts or queues a computation.
   *
   * @param done called by the computing thread at the end
   */
  <T> Thought<T> think(Supplier<T> work, Runnable done);
}
