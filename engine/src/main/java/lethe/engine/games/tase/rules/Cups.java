package lethe.engine.games.tase.rules;

import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.RuleNumbers;

/**
 * The contents of the three cups.
 *
 * @param bits eight bits for each side of each cup, as in {@link Chips#mask}; cup 1 is lowest, and
 *     red comes before blue
 */
record Cups(long bits) {
  static final int COUNT = RuleNumbers.CUPS;
  static final Cups EMPTY = new Cups(0);

  Cups with(int seat, int chip, int cup) {
    return new Cups(bits | 1L << (shift(seat, cup) + chip - 1));
  }

  Chips of(int seat, int cup) {
    return Chips.of((int) (bits >>> shift(seat, cup)) & 0xFF);
  }

  /** Returns the mask of a side's chips in all cups. */
  int all(int seat) {
    return of(seat, 1).mask() | of(seat, 2).mask() | of(seat, 3).mask();
  }

  CupScore score(int cup) {
    return new CupScore(of(0, cup), of(1, cup));
  }

  private static int shift(int seat, int cup) {
    return 16 * (cup - 1) + 8 * seat;
  }
}
