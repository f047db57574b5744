package lethe.engine.core;

import java.util.List;

/** A random stream for tests, which moves on by itself. */
public final class Dice {
  private Rng rng;

  public Dice(Rng rng) {
    this.rng = rng;
  }

  public int below(int bound) {
    return next(rng.below(bound));
  }

  public boolean oneIn(int chances) {
    return below(chances) == 0;
  }

  public <T> T oneOf(List<T> items) {
    return next(rng.oneOf(items));
  }

  public <T> List<T> shuffled(List<T> items) {
    return next(rng.shuffled(items));
  }

  /** A stream for somebody else. */
  public Rng rng() {
    below(2);
    return rng.stream("dice");
  }

  private <T> T next(Rng.Draw<T> draw) {
    rng = draw.rest();
    return draw.value();
  }
}
