package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Tally;

/**
 * What suits cards can be; sets of suits are numbers with a bit for each. A card that can be one
 * suit alone is settled. Those that are not share what is left of the suits dealt.
 */
final class OpenSuits {
  /** No match has more cards. */
  static final int MOST = 80;

  static final int ANY = 31;

  private final int[] can = new int[MOST];

  /** How many cards of each suit are among those that are not settled. */
  private final int[] unsettled = Tally.DEALT.counts();

  /** The cards of the deal, which can be anything; they have the numbers from 0 on. */
  OpenSuits() {
    Arrays.fill(can, 0, Tally.DEALT.all(), ANY);
  }

  static int bit(Suit suit) {
    return 1 << suit.index();
  }

  static int anyBut(Suit suit) {
    return ANY & ~bit(suit);
  }

  /** A further card, which everybody has seen. */
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

  /** What it has been settled to be. */
  Suit suit(int card) {
    return Suit.ALL.get(Integer.numberOfTrailingZeros(can[card]));
  }

  /** How many cards of a suit are among those that are not settled; negative if too few were. */
  int unsettled(Suit suit) {
    return unsettled[suit.index()];
  }

  /** How likely it is that this card is one of these suits. */
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

  /** Leaves the card these suits alone; false if it can be none of them. */
  boolean narrow(int card, int suits) {
    boolean settled = isSettled(card);
    can[card] &= suits;
    if (!settled && isSettled(card)) {
      unsettled[Integer.numberOfTrailingZeros(can[card])]--;
    }
    return can[card] != 0;
  }
}
