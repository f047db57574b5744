package lethe.engine.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A random stream as a value (SplitMix64): every draw gives a value and the rest of the stream.
 * Equal streams draw equal values, on every machine and for ever; {@code toString} tells nothing.
 *
 * @param state all 64 bits count
 */
public record Rng(long state) {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  /**
   * What was drawn, and the stream to draw from next.
   *
   * @param value what was drawn
   * @param rest never the stream it came from
   */
  public record Draw<T>(T value, Rng rest) {}

  /** A number from 0 to {@code bound - 1}, each equally likely; the bound is at least 1. */
  public Draw<Integer> below(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("bound " + bound);
    }
    long next = state;
    while (true) {
      next += STEP;
      long bits = mix(next) >>> 1;
      long value = bits % bound;
      if (bits - value + (bound - 1) >= 0) {
        return new Draw<>((int) value, new Rng(next));
      }
    }
  }

  /** The same items, every order equally likely. */
  public <T> Draw<List<T>> shuffled(List<T> items) {
    List<T> order = new ArrayList<>(items);
    Rng rng = this;
    for (int i = order.size() - 1; i > 0; i--) {
      Draw<Integer> draw = rng.below(i + 1);
      Collections.swap(order, i, draw.value());
      rng = draw.rest();
    }
    return new Draw<>(List.copyOf(order), rng);
  }

  /** One of the items, each equally likely; there is at least one. */
  public <T> Draw<T> oneOf(List<T> items) {
    Draw<Integer> draw = below(items.size());
    return new Draw<>(items.get(draw.value()), draw.rest());
  }

  /**
   * Another stream for another purpose: the same word gives the same stream, and drawing from one
   * moves no other.
   */
  public Rng stream(String purpose) {
    long other = mix(state ^ STEP);
    for (int i = 0; i < purpose.length(); i++) {
      other = mix(other + STEP + purpose.charAt(i));
    }
    return new Rng(other);
  }

  private static long mix(long seed) {
    long z = seed;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  @Override
  public String toString() {
    return "Rng";
  }
}
