package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Zone;

/**
 * Records those facts about how each card got to its place that distinguish it from other cards.
 */
final class CardHistories {
  private static final int NEVER = Integer.MAX_VALUE;

  /** For each card, when it last entered the deck and when it last left. */
  private final int[] entered = new int[PossibleSuits.MOST];

  private final int[] left = new int[PossibleSuits.MOST];

  /**
   * For each card, since when its position in the deck is unknown; {@link #NEVER} if it is known.
   */
  private final int[] mixed = new int[PossibleSuits.MOST];

  /**
   * For each card, the suits that it can have according to looks by other viewers since the last
   * shuffle.
   */
  private final int[] bound = new int[PossibleSuits.MOST];

  /** Whether the card was seen in the current look. */
  private final boolean[] looked = new boolean[PossibleSuits.MOST];

  private final boolean[] open = new boolean[PossibleSuits.MOST];

  private int now;

  CardHistories() {
    Arrays.fill(bound, PossibleSuits.ANY);
  }

  /** Advances the time by one step. */
  void tick() {
    now++;
  }

  void entersDeck(int card) {
    entered[card] = now;
    open[card] = false;
  }

  void leavesDeck(int card) {
    left[card] = now;
  }

  void isRemoved(int card) {
    open[card] = false;
  }

  /** Records that Orpheus sees the card's position in the deck. */
  void isPlaced(int card) {
    mixed[card] = NEVER;
  }

  boolean isKnown(int card) {
    return mixed[card] == NEVER;
  }

  /** Records that the card was shuffled with others. */
  void isShuffled(int card) {
    mixed[card] = mixed[card] == NEVER ? now : mixed[card];
    unbind(card);
  }

  int bound(int card) {
    return bound[card];
  }

  /** Records that another viewer has seen that the card has one of these suits. */
  void bind(int card, int suits) {
    bound[card] &= suits;
  }

  void unbind(int card) {
    bound[card] = PossibleSuits.ANY;
  }

  /**
   * Records that the card is seen in the current look.
   *
   * @param lies whether it stays face up
   */
  void isSeen(int card, boolean lies) {
    looked[card] = true;
    open[card] = lies;
  }

  /** Ends the current look. */
  void endLook() {
    Arrays.fill(looked, false);
  }

  /** Exchanges the histories of two cards. */
  void swap(int one, int other) {
    int time = left[one];
    left[one] = left[other];
    left[other] = time;
    int suits = bound[one];
    bound[one] = bound[other];
    bound[other] = suits;
  }

  /**
   * Returns whether nothing that was seen distinguishes the histories of these two cards: they were
   * in the deck together, both at unknown positions, and the other has not been seen since.
   */
  boolean areAlike(int card, Zone zone, int other, Zone otherZone) {
    if (looked[other] || open[other]) {
      return false;
    }
    if (zone == Zone.REMOVED && otherZone == Zone.REMOVED) {
      return true;
    }
    if (isKnown(other) || isKnown(card)) {
      return false;
    }
    int together =
        Math.min(zone == Zone.DECK ? now : left[card], otherZone == Zone.DECK ? now : left[other]);
    return mixed[card] <= together
        && mixed[other] <= together
        && entered[card] <= together
        && entered[other] <= together;
  }
}
