package lethe.app.play;

import java.util.function.Supplier;

/** Who thinks for somebody: in the thread that asks, or where it keeps nobody else waiting. */
public interface Thinking {
  /** Thinks at once, while whoever has asked waits. */
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
   * Begins to think, or waits for the turn to.
   *
   * @param done called by the thread that has thought, when it is over
   */
  <T> Thought<T> think(Supplier<T> work, Runnable done);
}
