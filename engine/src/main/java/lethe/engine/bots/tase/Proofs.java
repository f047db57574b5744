package lethe.engine.bots.tase;

import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Counts;

/**
 * What has been proved of positions: the least and the greatest that each can come to. Positions
 * that must come to the same have one key. There is room for so many and no more: one that finds
 * none takes that of another, which costs time and never truth.
 */
final class Proofs {
  /** A position can come to anything from -3 to 3. */
  static final int MOST = Counts.CUPS;

  /** How many places are tried for one position. */
  private static final int PROBES = 8;

  /** The sums of a side that can lie in a cup, from 0 to 36. */
  private static final int SUMS = Chips.ALL.sum() + 1;

  private static final int[] WORTH = worth();

  /** Each key and one; 0 where there is none. */
  private final long[] keys;

  /** The least and the greatest, four bits each, counted from -3 on. */
  private final byte[] bounds;

  private final int mask;
  private int kept;

  /**
   * Room for two to the power of this; each takes nine bytes.
   *
   * @param bits 4 to 30
   */
  Proofs(int bits) {
    this.keys = new long[1 << bits];
    this.bounds = new byte[1 << bits];
    this.mask = (1 << bits) - 1;
  }

  /** How many positions are kept. */
  int kept() {
    return kept;
  }

  /** The place of this key, or the one that it would take. */
  int place(long key) {
    int place = mixed(key) & mask;
    for (int probe = 0; probe < PROBES && keys[place] != 0 && keys[place] != key + 1; probe++) {
      place = (place + 1) & mask;
    }
    return place;
  }

  boolean holds(int place, long key) {
    return keys[place] == key + 1;
  }

  int least(int place) {
    return (bounds[place] >> 4) - MOST;
  }

  int greatest(int place) {
    return (bounds[place] & 15) - MOST;
  }

  /** The position comes to at least this, or to less. */
  void prove(long key, int lead, boolean atLeast) {
    int place = place(key);
    int least = -MOST;
    int greatest = MOST;
    if (holds(place, key)) {
      least = least(place);
      greatest = greatest(place);
    } else {
      kept += keys[place] == 0 ? 1 : 0;
      keys[place] = key + 1;
    }
    if (atLeast) {
      least = Math.max(least, lead);
    } else {
      greatest = Math.min(greatest, lead - 1);
    }
    bounds[place] = (byte) ((least + MOST) << 4 | (greatest + MOST));
  }

  /**
   * The same number for positions that come to the same: cups have no names; of a cup the sums of
   * both sides count without duplicates, and of its chips those alone that the other side could
   * still make duplicates. Different numbers for all others: ten cases for each value of a chip, 37
   * sums for each side of each cup, and nine bounds are less than a {@code long} has.
   */
  static long key(Position position) {
    int first = position.hand(0);
    int second = position.hand(1);
    long one = cup(position, 1, first, second);
    long two = cup(position, 2, first, second);
    long three = cup(position, 3, first, second);
    long low = Math.min(one, two);
    long high = Math.max(one, two);
    long lowest = Math.min(low, three);
    long highest = Math.max(high, three);
    long middle = one + two + three - lowest - highest;
    long key = lowest >> Chips.MOST;
    key = key * SUMS * SUMS + (middle >> Chips.MOST);
    key = key * SUMS * SUMS + (highest >> Chips.MOST);
    for (int bit = 1; bit <= Chips.ALL.mask(); bit <<= 1) {
      int open = (lowest & bit) != 0 ? 1 : (middle & bit) != 0 ? 2 : (highest & bit) != 0 ? 3 : 0;
      boolean mine = (first & bit) != 0;
      boolean theirs = (second & bit) != 0;
      key = key * 10 + (mine ? theirs ? 0 : 1 + open : theirs ? 5 + open : 9);
    }
    return key * (Chips.MOST + 1) + boundOf(position);
  }

  /** What a cup's sums are, and below them the chips in it that can become duplicates. */
  private static long cup(Position position, int cup, int first, int second) {
    int mine = position.cup(cup, 0);
    int theirs = position.cup(cup, 1);
    int sums = WORTH[mine & ~theirs] * SUMS + WORTH[theirs & ~mine];
    return ((long) sums << Chips.MOST) | (mine & second) | (theirs & first);
  }

  private static int boundOf(Position position) {
    return switch (position.phase()) {
      case FIRST, SECOND, LAST -> position.bound();
      case OPENING, FREE, OVER -> 0;
    };
  }

  private static int mixed(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L;
    return (int) (mixed ^ (mixed >>> 29));
  }

  private static int[] worth() {
    int[] worth = new int[1 << Chips.MOST];
    for (int chips = 0; chips < worth.length; chips++) {
      worth[chips] = Chips.of(chips).sum();
    }
    return worth;
  }
}
