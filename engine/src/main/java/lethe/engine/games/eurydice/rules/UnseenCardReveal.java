package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.games.eurydice.Zone;

/**
 * Reveals cards whose suits are undecided: chooses, among the cards that could be at the position,
 * one that can have the observed suit, weighted by its probability.
 */
final class UnseenCardReveal {
  private static final int FINE = 1 << 20;

  private final UnseenCards cards;

  UnseenCardReveal(UnseenCards cards) {
    this.cards = cards;
  }

  /**
   * Reveals the card at a position. Returns the card, or -1 if no card that could be there has such
   * a suit.
   *
   * @param suits the possible suits, one bit each
   * @param own whether Orpheus himself sees it, and therefore knows its position afterwards
   */
  int see(Zone where, int index, int suits, boolean own) {
    List<Integer> zone = cards.in(where);
    boolean placed = where != Zone.REMOVED && cards.ways.isKnown(zone.get(index));
    if (!placed && !put(where, zone.get(index), suits)) {
      return -1;
    }
    int card = zone.get(index);
    if (!cards.suits.narrow(card, suits)) {
      return -1;
    }
    cards.ways.isSeen(card, where == Zone.DISCARD);
    if (own) {
      cards.ways.isPlaced(card);
    } else if (where == Zone.DECK) {
      cards.ways.bind(card, suits);
    }
    return card;
  }

  /** Replaces a card with one that could be in its place and can have an observed suit. */
  private boolean put(Zone zone, int card, int suits) {
    double sum = 0;
    double[] weights = new double[cards.count()];
    for (Zone other : UnseenCards.ZONES) {
      for (int candidate : cards.in(other)) {
        if (candidate == card || cards.areAlike(card, zone, candidate, other)) {
          weights[candidate] = cards.suits.likelihood(candidate, suits & cards.ways.bound(card));
          sum += weights[candidate];
        }
      }
    }
    if (sum <= 0) {
      return false;
    }
    int chosen = drawn(card, weights, cards.dice.nextInt(FINE) * sum / FINE);
    cards.swap(card, chosen);
    return cards.suits.narrow(card, cards.ways.bound(card))
        && cards.suits.narrow(chosen, cards.ways.bound(chosen));
  }

  /** Returns the card at which the cumulative weight exceeds {@code sum}, or the last card. */
  private static int drawn(int card, double[] weights, double sum) {
    double rest = sum;
    int chosen = card;
    for (int candidate = 0; candidate < weights.length; candidate++) {
      if (weights[candidate] > 0) {
        chosen = candidate;
        rest -= weights[candidate];
        if (rest < 0) {
          break;
        }
      }
    }
    return chosen;
  }
}
