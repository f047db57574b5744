package lethe.engine.core;

import java.util.List;

/** A random stream that moves on by itself, for whoever draws often and keeps no earlier state. */
public final class Dice {
  private Rng rng;

  public Dice(Rng rng) {
    this.rng = rng;
  }

  /** A number from 0 to {@code bound - 1}, each equally likely. */
  public int below(int bound) {
    return next(rng.below(bound));
  }

  /** True one time in so many. */
  public boolean oneIn(int chances) {
    return below(chances) == 0;
  }

  /** One of the items, each equally likely; there is at least one. */
  public <T> T oneOf(List<T> items) {
    return next(rng.oneOf(items));
  }

  /** The same items, every order equally likely. */
  public <T> List<T> shuffled(List<T> items) {
    return next(rng.shuffled(items));
  }

  /** Another stream; the same for the same word until something is drawn. */
  public Rng stream(String purpose) {
    return rng.stream(purpose);
  }

  /** A stream for somebody else, each time another. */
  public Rng rng() {
    below(2);
    return stream("dice");
  }

  private <T> T next(Rng.Draw<T> draw) {
    rng = draw.rest();
    return draw.value();
  }
}
