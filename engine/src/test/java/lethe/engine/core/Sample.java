package lethe.engine.core;

import java.util.List;

/** Which of some things a test tries next: one of them by chance, or all in the long profile. */
public final class Sample<T> {
  private final List<T> all;
  private final Dice dice = new Dice(new Rng(1));

  /** The same choices, one after the other, in every run. */
  public Sample(List<T> all) {
    this.all = List.copyOf(all);
  }

  public List<T> next() {
    return Soak.times(1, all.size()) < all.size() ? List.of(dice.oneOf(all)) : all;
  }
}
