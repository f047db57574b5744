package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.games.eurydice.Zone;

/**
 * Reveals cards whose suits are undecided: among the cards that could be at a position, chooses a
 * card that can have the observed suit, weighted by probability.
 */
final class UnseenCardReveal {
  /** The number of equally likely values of a random fraction. */
  private static final int RESOLUTION = 1 << 20;

  private final UnseenCards cards;

  UnseenCardReveal(UnseenCards cards) {
    this.cards = cards;
  }

  /**
   * Reveals the card at a position. Returns the card, or -1 if no card that could be at the
   * position can have any of these suits.
   *
   * @param index the index in the zone, from 0
   * @param suits the possible suits, one bit each
   * @param showsSuit whether the viewer sees the suit, and therefore knows the position of the card
   *     afterwards; otherwise, the viewer learns only which suits are possible
   */
  int reveal(Zone zone, int index, int suits, boolean showsSuit) {
    List<Integer> zoneCards = cards.cardsIn(zone);
    boolean isPlaced =
        zone != Zone.REMOVED && cards.histories.isPositionKnown(zoneCards.get(index));
    if (!isPlaced && !placeCandidate(zone, zoneCards.get(index), suits)) {
      return -1;
    }
    int card = zoneCards.get(index);
    if (!cards.suits.narrow(card, suits)) {
      return -1;
    }
    cards.histories.recordSight(card, zone == Zone.DISCARD);
    if (showsSuit) {
      cards.histories.recordPosition(card);
    } else if (zone == Zone.DECK) {
      cards.histories.restrictPublicSuits(card, suits);
    }
    return card;
  }

  /**
   * Replaces a card with a card that could be in its place and can have an observed suit. Returns
   * false if there is none.
   */
  private boolean placeCandidate(Zone zone, int card, int suits) {
    double sum = 0;
    double[] weights = new double[cards.cardCount()];
    for (Zone otherZone : UnseenCards.ZONES) {
      for (int candidate : cards.cardsIn(otherZone)) {
        if (candidate == card || cards.canBeReplaced(card, zone, candidate, otherZone)) {
          weights[candidate] =
              cards.suits.likelihood(candidate, suits & cards.histories.publicSuits(card));
          sum += weights[candidate];
        }
      }
    }
    if (sum <= 0) {
      return false;
    }
    int chosenCard = pick(card, weights, cards.random.nextInt(RESOLUTION) * sum / RESOLUTION);
    cards.swap(card, chosenCard);
    return cards.suits.narrow(card, cards.histories.publicSuits(card))
        && cards.suits.narrow(chosenCard, cards.histories.publicSuits(chosenCard));
  }

  /**
   * Returns the first card at which the cumulative weight exceeds {@code threshold}. If rounding
   * prevents this, returns the last card with a positive weight.
   */
  private static int pick(int card, double[] weights, double threshold) {
    double remaining = threshold;
    int chosenCard = card;
    for (int candidate = 0; candidate < weights.length; candidate++) {
      if (weights[candidate] > 0) {
        chosenCard = candidate;
        remaining -= weights[candidate];
        if (remaining < 0) {
          break;
        }
      }
    }
    return chosenCard;
  }
}
