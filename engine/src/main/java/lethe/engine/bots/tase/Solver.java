package lethe.engine.bots.tase;

import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;

/**
 * Computes the result of a round with best play: the number of cups that the opener wins minus the
 * number that the other side wins. Searches to the end and stores proven results in a table.
 * Thread-safe.
 */
final class Solver {
  /** The maximum number of chips in both hands at which searching is faster than a table lookup. */
  private static final int MAX_UNSTORED_CHIPS = 4;

  private final ProofTable proofs;
  private long visitCount;

  /**
   * Creates a solver with an empty table.
   *
   * @param bits the binary logarithm of the table size; each entry takes nine bytes
   */
  Solver(int bits) {
    this.proofs = new ProofTable(bits);
  }

  /** Returns the number of visits to positions so far, including those without a search. */
  synchronized long visitCount() {
    return visitCount;
  }

  synchronized int storedPositions() {
    return proofs.size();
  }

  /** Returns the result of a position, from -3 to 3. */
  synchronized int value(Position position) {
    int value = 0;
    if (reaches(position, 0)) {
      while (value < ProofTable.MAX_LEAD && reaches(position, value + 1)) {
        value++;
      }
      return value;
    }
    do {
      value--;
    } while (!reaches(position, value));
    return value;
  }

  /** Returns whether the result is at least {@code lead}. */
  synchronized boolean isAtLeast(Position position, int lead) {
    return reaches(position, lead);
  }

  private boolean reaches(Position position, int lead) {
    if (position.isOver()) {
      return position.lead() >= lead;
    }
    visitCount++;
    if (position.chipsInHands() <= MAX_UNSTORED_CHIPS) {
      return search(position, lead);
    }
    long key = ProofTable.key(position);
    int slot = proofs.slot(key);
    if (proofs.holds(slot, key)) {
      if (proofs.lowerBound(slot) >= lead) {
        return true;
      }
      if (proofs.upperBound(slot) < lead) {
        return false;
      }
    }
    boolean isReached = search(position, lead);
    proofs.recordBound(key, lead, isReached);
    return isReached;
  }

  /**
   * Returns whether side 0 can reach the lead. Searches for a move that decides this: one of side 0
   * that reaches the lead, or one of side 1 that prevents it.
   */
  private boolean search(Position position, int lead) {
    boolean isMaximizing = position.side() == 0;
    if (position.phase() == Phase.LAST && (position.lead() >= lead) == isMaximizing) {
      return isMaximizing;
    }
    // Successors have at least one chip fewer, and positions with few chips are not stored.
    if (position.chipsInHands() > MAX_UNSTORED_CHIPS + 1 && hasProvenMove(position, lead)) {
      return isMaximizing;
    }
    // Low chips first: a side that keeps its high chips is less likely to be forced to throw one
    // out.
    for (int chips = position.playableMask(); chips != 0; chips &= chips - 1) {
      int chip = Integer.numberOfTrailingZeros(chips) + 1;
      for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
        if (!isRedundantCup(position, cup)
            && reaches(position.put(chip, cup), lead) == isMaximizing) {
          return isMaximizing;
        }
      }
    }
    return !isMaximizing;
  }

  /** Returns whether a stored result already decides the search. */
  private boolean hasProvenMove(Position position, int lead) {
    boolean isMaximizing = position.side() == 0;
    for (int chips = position.playableMask(); chips != 0; chips &= chips - 1) {
      int chip = Integer.numberOfTrailingZeros(chips) + 1;
      for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
        if (!isRedundantCup(position, cup)
            && isProven(position.put(chip, cup), lead, isMaximizing)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isProven(Position position, int lead, boolean atLeast) {
    if (position.isOver()) {
      return false;
    }
    long key = ProofTable.key(position);
    int slot = proofs.slot(key);
    return proofs.holds(slot, key)
        && (atLeast ? proofs.lowerBound(slot) >= lead : proofs.upperBound(slot) < lead);
  }

  /** Returns whether an earlier cup has the same contents. */
  private static boolean isRedundantCup(Position position, int cup) {
    return (cup > 1 && position.haveSameContents(cup, 1))
        || (cup > 2 && position.haveSameContents(cup, 2));
  }
}
