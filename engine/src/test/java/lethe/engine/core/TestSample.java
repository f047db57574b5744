package lethe.engine.core;

import java.util.List;

/** Selects the items that a test tries next: a random one, or all of them in the long profile. */
public final class TestSample<T> {
  private final List<T> all;
  private final MutableRng dice = new MutableRng(new Rng(1));

  /** Creates a sample. Successive choices are the same in every run. */
  public TestSample(List<T> all) {
    this.all = List.copyOf(all);
  }

  public List<T> next() {
    return TestVolume.times(1, all.size()) < all.size() ? List.of(dice.pick(all)) : all;
  }
}
