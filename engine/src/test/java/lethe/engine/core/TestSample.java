package lethe.engine.core;

import java.util.List;

/**
 * Selects the items that a test tries next: all of them in the long profile, otherwise one at
 * random.
 */
public final class TestSample<T> {
  private final List<T> items;
  private final MutableRng rng = new MutableRng(new Rng(1));

  /** Creates a sample of these items. Successive selections are the same in every run. */
  public TestSample(List<T> items) {
    this.items = List.copyOf(items);
  }

  public List<T> next() {
    return TestVolume.times(1, items.size()) < items.size() ? List.of(rng.pick(items)) : items;
  }
}
