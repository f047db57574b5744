package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Zone;

/**
 * Records, for each card, what distinguishes its history from that of other cards. Time is counted
 * in steps, one per observation.
 */
final class CardHistories {
  private static final int NEVER = Integer.MAX_VALUE;

  /** For each card, the time at which it last entered the deck. */
  private final int[] entryTimes = new int[PossibleSuits.MAX_CARDS];

  /** For each card, the time at which it last left the deck. */
  private final int[] departureTimes = new int[PossibleSuits.MAX_CARDS];

  /**
   * For each card, the time at which its position in the deck became unknown; {@link #NEVER} if the
   * position is known.
   */
  private final int[] unknownSince = new int[PossibleSuits.MAX_CARDS];

  /**
   * For each card, the suits that it can have according to looks since the last shuffle that did
   * not show its suit to the viewer.
   */
  private final int[] publicSuits = new int[PossibleSuits.MAX_CARDS];

  /** For each card, whether it was seen in the current look. */
  private final boolean[] seenInLook = new boolean[PossibleSuits.MAX_CARDS];

  private final boolean[] faceUp = new boolean[PossibleSuits.MAX_CARDS];

  private int currentTime;

  CardHistories() {
    Arrays.fill(publicSuits, PossibleSuits.ANY);
  }

  /** Advances the time by one step. */
  void advance() {
    currentTime++;
  }

  void recordEntry(int card) {
    entryTimes[card] = currentTime;
    faceUp[card] = false;
  }

  void recordDeparture(int card) {
    departureTimes[card] = currentTime;
  }

  void recordRemoval(int card) {
    faceUp[card] = false;
  }

  /** Records that the viewer knows the position of the card. */
  void recordPosition(int card) {
    unknownSince[card] = NEVER;
  }

  boolean isPositionKnown(int card) {
    return unknownSince[card] == NEVER;
  }

  /** Records that the card was shuffled with others. */
  void recordShuffle(int card) {
    unknownSince[card] = unknownSince[card] == NEVER ? currentTime : unknownSince[card];
    resetPublicSuits(card);
  }

  int publicSuits(int card) {
    return publicSuits[card];
  }

  /** Records that the card has one of these suits, according to a look that did not show which. */
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
    seenInLook[card] = true;
    faceUp[card] = staysFaceUp;
  }

  void endLook() {
    Arrays.fill(seenInLook, false);
  }

  /**
   * Exchanges the departure times and the public suits of two cards that change places: they are
   * properties of the places.
   */
  void swap(int card, int other) {
    int time = departureTimes[card];
    departureTimes[card] = departureTimes[other];
    departureTimes[other] = time;
    int suits = publicSuits[card];
    publicSuits[card] = publicSuits[other];
    publicSuits[other] = suits;
  }

  /**
   * Returns whether {@code other} can be in the place of {@code card}: it is not face up, has not
   * been seen in the current look, and has a history that no observation distinguishes from that of
   * {@code card}. Either both are in Removed, or they were in the deck together at unknown
   * positions.
   */
  boolean canBeReplaced(int card, Zone zone, int other, Zone otherZone) {
    if (seenInLook[other] || faceUp[other]) {
      return false;
    }
    if (zone == Zone.REMOVED && otherZone == Zone.REMOVED) {
      return true;
    }
    if (isPositionKnown(other) || isPositionKnown(card)) {
      return false;
    }
    int lastTogether =
        Math.min(
            zone == Zone.DECK ? currentTime : departureTimes[card],
            otherZone == Zone.DECK ? currentTime : departureTimes[other]);
    return unknownSince[card] <= lastTogether
        && unknownSince[other] <= lastTogether
        && entryTimes[card] <= lastTogether
        && entryTimes[other] <= lastTogether;
  }
}
