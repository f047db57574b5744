package lethe.engine.games.tase.rules;

import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.CupScore;

/**
 * The contents of the three cups.
 *
 * @param bits eight bits for each side of each cup, as in {@link Chips#mask}; cup 1 is lowest, and
 *     red comes before blue
 */
record Cups(long bits) {
  static final Cups EMPTY = new Cups(0);

  Cups with(int seat, int chip, int cup) {
    return new Cups(bits | 1L << (shift(seat, cup) + chip - 1));
  }

  Chips chips(int seat, int cup) {
    return Chips.ofMask((int) (bits >>> shift(seat, cup)) & 0xFF);
  }

  /** Returns the mask of a side's chips in all cups. */
  int allMask(int seat) {
    return chips(seat, 1).mask() | chips(seat, 2).mask() | chips(seat, 3).mask();
  }

  CupScore score(int cup) {
    return new CupScore(chips(0, cup), chips(1, cup));
  }

  private static int shift(int seat, int cup) {
    return 16 * (cup - 1) + 8 * seat;
  }
}
