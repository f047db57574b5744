package lethe.app.bench;

/** A cheap xorshift stream, so that drawing costs every version the same, and next to nothing. */
final class Picks {
  private long state;

  Picks(long seed) {
    state = seed;
  }

  /** A number from 0 to {@code bound - 1}. */
  int below(int bound) {
    state ^= state << 13;
    state ^= state >>> 7;
    state ^= state << 17;
    return (int) (((state >>> 32) * bound) >>> 32);
  }
}
