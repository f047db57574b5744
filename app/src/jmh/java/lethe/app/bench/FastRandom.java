package lethe.app.bench;

/**
 * A fast xorshift generator, so that the cost of random numbers is negligible and the same for
 * every playout.
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
