package lethe.app.bench;

/**
 * A fast xorshift generator, so that random numbers cost every playout the same, and next to
 * nothing.
 */
final class FastRandom {
  private long state;

  FastRandom(long seed) {
    state = seed;
  }

  /** Returns a number from 0 to {@code bound - 1}. */
  int below(int bound) {
    state ^= state << 13;
    state ^= state >>> 7;
    state ^= state << 17;
    return (int) (((state >>> 32) * bound) >>> 32);
  }
}
