package lethe.engine.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A random number generator as an immutable value (SplitMix64): every draw returns a value and the
 * generator for the next draw. Equal generators produce equal values on every platform and in every
 * version. {@code toString} does not reveal the state.
 *
 * @param state the state; all 64 bits are significant
 */
public record Rng(long state) {
  private static final long INCREMENT = 0x9E3779B97F4A7C15L;

  /**
   * A drawn value and the generator to use next.
   *
   * @param next the generator after the draw; equal to the one before only if nothing was random,
   *     as when a single item is shuffled
   */
  public record Draw<T>(T value, Rng next) {}

  /**
   * Draws a uniformly distributed number from 0 to {@code bound - 1}.
   *
   * @throws IllegalArgumentException if {@code bound} is less than 1
   */
  public Draw<Integer> nextInt(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("bound " + bound);
    }
    long next = state;
    while (true) {
      next += INCREMENT;
      long bits = mix(next) >>> 1;
      long value = bits % bound;
      if (bits - value + (bound - 1) >= 0) {
        return new Draw<>((int) value, new Rng(next));
      }
    }
  }

  /** Draws a uniformly random permutation of the items. */
  public <T> Draw<List<T>> shuffled(List<T> items) {
    List<T> order = new ArrayList<>(items);
    Rng rng = this;
    for (int i = order.size() - 1; i > 0; i--) {
      Draw<Integer> draw = rng.nextInt(i + 1);
      Collections.swap(order, i, draw.value());
      rng = draw.next();
    }
    return new Draw<>(List.copyOf(order), rng);
  }

  /**
   * Draws one of the items uniformly.
   *
   * @param items a list that is not empty
   */
  public <T> Draw<T> pick(List<T> items) {
    Draw<Integer> draw = nextInt(items.size());
    return new Draw<>(items.get(draw.value()), draw.next());
  }

  /**
   * Returns an independent generator for a purpose. The same purpose always yields the same
   * generator, and drawing from one does not affect any other.
   */
  public Rng derive(String purpose) {
    long derivedState = mix(state ^ INCREMENT);
    for (int i = 0; i < purpose.length(); i++) {
      derivedState = mix(derivedState + INCREMENT + purpose.charAt(i));
    }
    return new Rng(derivedState);
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
