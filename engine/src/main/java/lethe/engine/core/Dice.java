package lethe.engine.core;

import java.util.List;

/**
 * A mutable random stream, for callers that draw often and never return to an earlier state. Not
 * thread-safe.
 */
public final class Dice {
  private Rng rng;

  public Dice(Rng rng) {
    this.rng = rng;
  }

  /** Returns a uniformly distributed number from 0 to {@code bound - 1}. */
  public int below(int bound) {
    return next(rng.below(bound));
  }

  /** Returns true with a probability of {@code 1 / chances}. */
  public boolean oneIn(int chances) {
    return below(chances) == 0;
  }

  /** Returns a uniformly chosen item of a list that is not empty. */
  public <T> T oneOf(List<T> items) {
    return next(rng.oneOf(items));
  }

  /** Returns the items in uniformly random order. */
  public <T> List<T> shuffled(List<T> items) {
    return next(rng.shuffled(items));
  }

  /** Returns a stream that is derived from the current state and the given purpose. */
  public Rng stream(String purpose) {
    return rng.stream(purpose);
  }

  /** Returns an independent stream; every call returns a different one. */
  public Rng rng() {
    below(2);
    return stream("dice");
  }

  private <T> T next(Rng.Draw<T> draw) {
    rng = draw.rest();
    return draw.value();
  }
}
