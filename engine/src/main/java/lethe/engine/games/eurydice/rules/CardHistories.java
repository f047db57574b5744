package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Zone;

/**
 * Records those facts about how each card got to its place that distinguish it from other cards.
 */
final class CardHistories {
  private static final int NEVER = Integer.MAX_VALUE;

  /** For each card, when it last entered the deck and when it last left. */
  private final int[] entered = new int[PossibleSuits.MAX_CARDS];

  private final int[] left = new int[PossibleSuits.MAX_CARDS];

  /**
   * For each card, since when its position in the deck is unknown; {@link #NEVER} if it is known.
   */
  private final int[] unknownSince = new int[PossibleSuits.MAX_CARDS];

  /**
   * For each card, the suits that it can have according to looks by other viewers since the last
   * shuffle.
   */
  private final int[] publicSuits = new int[PossibleSuits.MAX_CARDS];

  /** Whether the card was seen in the current look. */
  private final boolean[] seenNow = new boolean[PossibleSuits.MAX_CARDS];

  private final boolean[] faceUp = new boolean[PossibleSuits.MAX_CARDS];

  private int now;

  CardHistories() {
    Arrays.fill(publicSuits, PossibleSuits.ANY);
  }

  /** Advances the time by one step. */
  void advance() {
    now++;
  }

  void recordEntry(int card) {
    entered[card] = now;
    faceUp[card] = false;
  }

  void recordDeparture(int card) {
    left[card] = now;
  }

  void recordRemoval(int card) {
    faceUp[card] = false;
  }

  /** Records that Orpheus sees the card's position in the deck. */
  void recordPosition(int card) {
    unknownSince[card] = NEVER;
  }

  boolean isPositionKnown(int card) {
    return unknownSince[card] == NEVER;
  }

  /** Records that the card was shuffled with others. */
  void recordShuffle(int card) {
    unknownSince[card] = unknownSince[card] == NEVER ? now : unknownSince[card];
    resetPublicSuits(card);
  }

  int publicSuits(int card) {
    return publicSuits[card];
  }

  /** Records that another viewer has seen that the card has one of these suits. */
  void restrictPublicSuits(int card, int suits) {
    publicSuits[card] &= suits;
  }

  void resetPublicSuits(int card) {
    publicSuits[card] = PossibleSuits.ANY;
  }

  /**
   * Records that the card is seen in the current look.
   *
   * @param staysFaceUp whether it stays face up
   */
  void recordSight(int card, boolean staysFaceUp) {
    seenNow[card] = true;
    faceUp[card] = staysFaceUp;
  }

  /** Ends the current look. */
  void endLook() {
    Arrays.fill(seenNow, false);
  }

  /** Exchanges the histories of two cards. */
  void swap(int one, int other) {
    int time = left[one];
    left[one] = left[other];
    left[other] = time;
    int suits = publicSuits[one];
    publicSuits[one] = publicSuits[other];
    publicSuits[other] = suits;
  }

  /**
   * Returns whether nothing that was seen distinguishes the histories of these two cards: they were
   * in the deck together, both at unknown positions, and the other has not been seen since.
   */
  boolean areInterchangeable(int card, Zone zone, int other, Zone otherZone) {
    if (seenNow[other] || faceUp[other]) {
      return false;
    }
    if (zone == Zone.REMOVED && otherZone == Zone.REMOVED) {
      return true;
    }
    if (isPositionKnown(other) || isPositionKnown(card)) {
      return false;
    }
    int lastTogether =
        Math.min(zone == Zone.DECK ? now : left[card], otherZone == Zone.DECK ? now : left[other]);
    return unknownSince[card] <= lastTogether
        && unknownSince[other] <= lastTogether
        && entered[card] <= lastTogether
        && entered[other] <= lastTogether;
  }
}
