package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;

/**
 * The possible suits of cards, as sets with one bit per suit. A card with a single possible suit is
 * settled. The others share what is left of the suits that were dealt.
 */
final class PossibleSuits {
  /** An upper bound for the number of cards in a match. */
  static final int MOST = 80;

  static final int ANY = 31;

  private final int[] can = new int[MOST];

  /** The number of cards of each suit among the cards that are not settled. */
  private final int[] unsettled = SuitCounts.DEALT.counts();

  /** Creates the cards of the deal, numbered from 0, with every suit possible. */
  PossibleSuits() {
    Arrays.fill(can, 0, SuitCounts.DEALT.all(), ANY);
  }

  static int bit(Suit suit) {
    return 1 << suit.index();
  }

  static int anyBut(Suit suit) {
    return ANY & ~bit(suit);
  }

  /** Adds a card of a suit that everyone has seen. */
  void add(int card, Suit suit) {
    can[card] = bit(suit);
  }

  int can(int card) {
    return can[card];
  }

  boolean isSettled(int card) {
    return Integer.bitCount(can[card]) == 1;
  }

  boolean is(int card, Suit suit) {
    return can[card] == bit(suit);
  }

  /** Returns the suit of a settled card. */
  Suit suit(int card) {
    return Suit.ALL.get(Integer.numberOfTrailingZeros(can[card]));
  }

  /**
   * Returns the number of cards of a suit among the cards that are not settled; negative if there
   * were too few.
   */
  int unsettled(Suit suit) {
    return unsettled[suit.index()];
  }

  /** Returns the probability that a card has one of these suits. */
  double likelihood(int card, int among) {
    int suits = can[card] & among;
    if (isSettled(card)) {
      return suits == 0 ? 0 : 1;
    }
    double fits = 0;
    double all = 0;
    for (int suit = 0; suit < unsettled.length; suit++) {
      fits += (suits >> suit & 1) * unsettled[suit];
      all += (can[card] >> suit & 1) * unsettled[suit];
    }
    return all == 0 ? 0 : fits / all;
  }

  /** Restricts a card to these suits. Returns false if it cannot have any of them. */
  boolean narrow(int card, int suits) {
    boolean settled = isSettled(card);
    can[card] &= suits;
    if (!settled && isSettled(card)) {
      unsettled[Integer.numberOfTrailingZeros(can[card])]--;
    }
    return can[card] != 0;
  }
}
