package lethe.engine.bots.tase;

import lethe.engine.games.tase.Counts;
import lethe.engine.games.tase.Phase;

/**
 * What a round comes to if neither side makes a mistake: the cups of the side that opened it, less
 * those of the other. Searched to the end, with what was proved before kept in a table.
 */
final class Solver {
  /** With so few chips left it is quicker to look on than to look up. */
  private static final int FEW = 4;

  private final Proofs proofs;
  private long looked;

  /**
   * A solver that knows nothing yet.
   *
   * @param bits how much it can keep in mind: two to the power of this positions of nine bytes
   */
  Solver(int bits) {
    this.proofs = new Proofs(bits);
  }

  /** How many positions it has looked at. */
  synchronized long looked() {
    return looked;
  }

  /** How many different positions it keeps in mind. */
  synchronized int kept() {
    return proofs.kept();
  }

  /** What the round comes to from here, -3 to 3. */
  synchronized int value(Position position) {
    int value = 0;
    if (reaches(position, 0)) {
      while (value < Proofs.MOST && reaches(position, value + 1)) {
        value++;
      }
      return value;
    }
    do {
      value--;
    } while (!reaches(position, value));
    return value;
  }

  /** Whether it comes to this or more. */
  synchronized boolean isAtLeast(Position position, int lead) {
    return reaches(position, lead);
  }

  private boolean reaches(Position position, int lead) {
    if (position.isOver()) {
      return position.lead() >= lead;
    }
    looked++;
    if (position.left() <= FEW) {
      return search(position, lead);
    }
    long key = Proofs.key(position);
    int place = proofs.place(key);
    if (proofs.holds(place, key)) {
      if (proofs.least(place) >= lead) {
        return true;
      }
      if (proofs.greatest(place) < lead) {
        return false;
      }
    }
    boolean reached = search(position, lead);
    proofs.prove(key, lead, reached);
    return reached;
  }

  /** Side 0 looks for one way to it, side 1 for one way past it. */
  private boolean search(Position position, int lead) {
    boolean looks = position.side() == 0;
    if (position.phase() == Phase.LAST && (position.lead() >= lead) == looks) {
      return looks;
    }
    // What comes next has a chip fewer at least, and of few chips nothing is kept.
    if (position.left() > FEW + 1 && isOneProved(position, lead)) {
      return looks;
    }
    // Low chips first: who keeps the high ones is not driven to throw out.
    for (int chips = position.playable(); chips != 0; chips &= chips - 1) {
      int chip = Integer.numberOfTrailingZeros(chips) + 1;
      for (int cup = 1; cup <= Counts.CUPS; cup++) {
        if (!isNeedless(position, cup) && reaches(position.put(chip, cup), lead) == looks) {
          return looks;
        }
      }
    }
    return !looks;
  }

  /** Whether of one way it is known already that it leads there, so that none need be looked at. */
  private boolean isOneProved(Position position, int lead) {
    boolean looks = position.side() == 0;
    for (int chips = position.playable(); chips != 0; chips &= chips - 1) {
      int chip = Integer.numberOfTrailingZeros(chips) + 1;
      for (int cup = 1; cup <= Counts.CUPS; cup++) {
        if (!isNeedless(position, cup) && isProved(position.put(chip, cup), lead, looks)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isProved(Position position, int lead, boolean atLeast) {
    if (position.isOver()) {
      return false;
    }
    long key = Proofs.key(position);
    int place = proofs.place(key);
    return proofs.holds(place, key)
        && (atLeast ? proofs.least(place) >= lead : proofs.greatest(place) < lead);
  }

  /** Whether a cup before this one holds the same. */
  private static boolean isNeedless(Position position, int cup) {
    return (cup > 1 && position.isSame(cup, 1)) || (cup > 2 && position.isSame(cup, 2));
  }
}
