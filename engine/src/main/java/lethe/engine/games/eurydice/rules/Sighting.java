package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.games.eurydice.Zone;

/**
 * Sees cards whose suits are open: one of those that could as well be in a seen card's place is put
 * there, by how likely it is to be what was seen.
 */
final class Sighting {
  private static final int FINE = 1 << 20;

  private final Unseen cards;

  Sighting(Unseen cards) {
    this.cards = cards;
  }

  /**
   * Sees what lies there; the card, or -1 if none that could lie there is of such a suit.
   *
   * @param suits a bit for each suit that it can be
   * @param own whether it is seen by Orpheus himself, who then knows where it is
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

  /** Puts a card in this one's place that can be what is seen, of all that could be there. */
  private boolean put(Zone zone, int card, int suits) {
    double sum = 0;
    double[] weights = new double[cards.count()];
    for (Zone other : Unseen.ZONES) {
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
    int chosen = drawn(card, weights, cards.dice.below(FINE) * sum / FINE);
    cards.swap(card, chosen);
    return cards.suits.narrow(card, cards.ways.bound(card))
        && cards.suits.narrow(chosen, cards.ways.bound(chosen));
  }

  /** The card at which the sum of the weights passes this; the last one if none does. */
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
