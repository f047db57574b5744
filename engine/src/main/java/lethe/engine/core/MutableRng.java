package lethe.engine.core;

import java.util.List;

/**
 * A mutable random stream, for callers that draw often and never return to an earlier state. Not
 * thread-safe.
 */
public final class MutableRng {
  private Rng rng;

  public MutableRng(Rng rng) {
    this.rng = rng;
  }

  /**
   * Returns a uniformly distributed number from 0 to {@code bound - 1}.
   *
   * @throws IllegalArgumentException if {@code bound} is less than 1
   */
  public int nextInt(int bound) {
    return advance(rng.nextInt(bound));
  }

  /** Returns true with a probability of {@code 1 / chances}. */
  public boolean oneIn(int chances) {
    return nextInt(chances) == 0;
  }

  /** Returns a uniformly chosen item of a list that is not empty. */
  public <T> T pick(List<T> items) {
    return advance(rng.pick(items));
  }

  /** Returns the items in uniformly random order. */
  public <T> List<T> shuffled(List<T> items) {
    return advance(rng.shuffled(items));
  }

  /**
   * Returns a generator derived from the current state and the given purpose, without advancing
   * this stream.
   */
  public Rng derive(String purpose) {
    return rng.derive(purpose);
  }

  /**
   * Returns an independent generator. Advances this stream, so that every call returns a different
   * one.
   */
  public Rng split() {
    nextInt(2);
    return derive("dice");
  }

  private <T> T advance(Rng.Draw<T> draw) {
    rng = draw.next();
    return draw.value();
  }
}
