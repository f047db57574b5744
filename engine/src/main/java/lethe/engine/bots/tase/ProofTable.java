package lethe.engine.bots.tase;

import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.RuleNumbers;

/**
 * A table of proven bounds for the results of positions. Equivalent positions share a {@link #key}.
 * The table has a fixed size; if no slot for a key is free, another entry is replaced, which costs
 * time but not correctness.
 */
final class ProofTable {
  /** The maximum absolute value of a result. */
  static final int MAX_LEAD = RuleNumbers.CUPS;

  /** The number of slots probed for a key. */
  private static final int MAX_PROBES = 8;

  /** The number of possible sums of a side in a cup, 0 to 36. */
  private static final int SUMS = Chips.ALL.sum() + 1;

  private static final int[] SUMS_BY_MASK = sumsByMask();

  /** The keys plus one; 0 marks an empty slot. */
  private final long[] keys;

  /** The lower and upper bounds, four bits each, offset by 3. */
  private final byte[] bounds;

  private final int mask;
  private int size;

  /**
   * Creates a table with 2<sup>bits</sup> entries of nine bytes.
   *
   * @param bits from 4 to 30
   */
  ProofTable(int bits) {
    this.keys = new long[1 << bits];
    this.bounds = new byte[1 << bits];
    this.mask = (1 << bits) - 1;
  }

  /** Returns the number of entries; equivalent positions share one. */
  int size() {
    return size;
  }

  /** Returns the slot of a key, or the slot that it would take. */
  int slot(long key) {
    int slot = hash(key) & mask;
    for (int probe = 0; probe < MAX_PROBES && keys[slot] != 0 && keys[slot] != key + 1; probe++) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  boolean holds(int slot, long key) {
    return keys[slot] == key + 1;
  }

  int lowerBound(int slot) {
    return (bounds[slot] >> 4) - MAX_LEAD;
  }

  int upperBound(int slot) {
    return (bounds[slot] & 15) - MAX_LEAD;
  }

  /**
   * Records that the result of a position is at least {@code lead} or, if {@code atLeast} is false,
   * less than {@code lead}.
   */
  void recordBound(long key, int lead, boolean atLeast) {
    int slot = slot(key);
    int lowerBound = -MAX_LEAD;
    int upperBound = MAX_LEAD;
    if (holds(slot, key)) {
      lowerBound = lowerBound(slot);
      upperBound = upperBound(slot);
    } else {
      size += keys[slot] == 0 ? 1 : 0;
      keys[slot] = key + 1;
    }
    if (atLeast) {
      lowerBound = Math.max(lowerBound, lead);
    } else {
      upperBound = Math.min(upperBound, lead - 1);
    }
    bounds[slot] = (byte) ((lowerBound + MAX_LEAD) << 4 | (upperBound + MAX_LEAD));
  }

  /**
   * Returns a key that is equal for equivalent positions: cups are interchangeable, only their sums
   * without duplicates count, and of the chips in a cup only those that the other side could still
   * duplicate matter. Positions that are not equivalent have different keys. Ten values per chip,
   * 37 sums per side and cup, and nine bounds fit into a {@code long}.
   */
  static long key(Position position) {
    int openerHand = position.hand(0);
    int otherHand = position.hand(1);
    long cup1 = encodedCup(position, 1, openerHand, otherHand);
    long cup2 = encodedCup(position, 2, openerHand, otherHand);
    long cup3 = encodedCup(position, 3, openerHand, otherHand);
    long low = Math.min(cup1, cup2);
    long high = Math.max(cup1, cup2);
    long lowest = Math.min(low, cup3);
    long highest = Math.max(high, cup3);
    long middle = cup1 + cup2 + cup3 - lowest - highest;
    long key = lowest >> Chips.MAX_VALUE;
    key = key * SUMS * SUMS + (middle >> Chips.MAX_VALUE);
    key = key * SUMS * SUMS + (highest >> Chips.MAX_VALUE);
    for (int bit = 1; bit <= Chips.ALL.mask(); bit <<= 1) {
      int duplicableCup =
          (lowest & bit) != 0 ? 1 : (middle & bit) != 0 ? 2 : (highest & bit) != 0 ? 3 : 0;
      boolean inOpenerHand = (openerHand & bit) != 0;
      boolean inOtherHand = (otherHand & bit) != 0;
      key =
          key * 10
              + (inOpenerHand
                  ? inOtherHand ? 0 : 1 + duplicableCup
                  : inOtherHand ? 5 + duplicableCup : 9);
    }
    return key * (Chips.MAX_VALUE + 1) + boundOf(position);
  }

  /**
   * Returns the code of a cup: its sums, and in lower bits the chips that can still become
   * duplicates.
   */
  private static long encodedCup(Position position, int cup, int openerHand, int otherHand) {
    int openerChips = position.cup(cup, 0);
    int otherChips = position.cup(cup, 1);
    int sums =
        SUMS_BY_MASK[openerChips & ~otherChips] * SUMS + SUMS_BY_MASK[otherChips & ~openerChips];
    return ((long) sums << Chips.MAX_VALUE) | (openerChips & otherHand) | (otherChips & openerHand);
  }

  private static int boundOf(Position position) {
    return switch (position.phase()) {
      case FIRST, SECOND, LAST -> position.bound();
      case OPENING, FREE, OVER -> 0;
    };
  }

  private static int hash(long key) {
    long hash = key * 0x9E3779B97F4A7C15L;
    hash = (hash ^ (hash >>> 32)) * 0xD6E8FEB86659FD93L;
    return (int) (hash ^ (hash >>> 29));
  }

  private static int[] sumsByMask() {
    int[] sums = new int[1 << Chips.MAX_VALUE];
    for (int chips = 0; chips < sums.length; chips++) {
      sums[chips] = Chips.ofMask(chips).sum();
    }
    return sums;
  }
}
