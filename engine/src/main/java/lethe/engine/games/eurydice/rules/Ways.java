package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Zone;

/** How each card came to where it lies, as far as that tells it from others. */
final class Ways {
  private static final int NEVER = Integer.MAX_VALUE;

  /** When each card last came into the deck, and when it last left. */
  private final int[] entered = new int[OpenSuits.MOST];

  private final int[] left = new int[OpenSuits.MOST];

  /** Since when nobody knows where in the deck it is; never where it is known. */
  private final int[] mixed = new int[OpenSuits.MOST];

  /** What the card on this way can be, by looks since the last shuffle that others had. */
  private final int[] bound = new int[OpenSuits.MOST];

  /** Seen in the look that is going on. */
  private final boolean[] looked = new boolean[OpenSuits.MOST];

  private final boolean[] open = new boolean[OpenSuits.MOST];

  private int now;

  Ways() {
    Arrays.fill(bound, OpenSuits.ANY);
  }

  /** Something else happens. */
  void goOn() {
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

  /** Orpheus sees where in the deck it is. */
  void isPlaced(int card) {
    mixed[card] = NEVER;
  }

  boolean isKnown(int card) {
    return mixed[card] == NEVER;
  }

  /** It has been shuffled with others. */
  void isShuffled(int card) {
    mixed[card] = mixed[card] == NEVER ? now : mixed[card];
    unbind(card);
  }

  int bound(int card) {
    return bound[card];
  }

  /** Somebody else has seen that it is one of these suits. */
  void bind(int card, int suits) {
    bound[card] &= suits;
  }

  void unbind(int card) {
    bound[card] = OpenSuits.ANY;
  }

  /** It is seen in the look that is going on, and may lie open from then on. */
  void isSeen(int card, boolean lies) {
    looked[card] = true;
    open[card] = lies;
  }

  /** The look is over. */
  void lookAway() {
    Arrays.fill(looked, false);
  }

  /** Each has come the other's way. */
  void swap(int one, int other) {
    int time = left[one];
    left[one] = left[other];
    left[other] = time;
    int suits = bound[one];
    bound[one] = bound[other];
    bound[other] = suits;
  }

  /**
   * Whether nothing that was seen tells these two cards' ways apart: they were in the deck
   * together, both of unknown place, and the other has not been seen since.
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
