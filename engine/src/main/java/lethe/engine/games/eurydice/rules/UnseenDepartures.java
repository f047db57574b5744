package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Suit;

/** The number of cards that have left the deck unseen, by group and suit. Immutable. */
final class UnseenDepartures {
  private static final int SUITS = Suit.ALL.size();

  private final byte[] cards;

  private UnseenDepartures(byte[] cards) {
    this.cards = cards;
  }

  static UnseenDepartures nothing(int groups) {
    return new UnseenDepartures(new byte[groups * SUITS]);
  }

  int of(int group, Suit suit) {
    return cards[group * SUITS + suit.index()];
  }

  int all(Suit suit) {
    int all = 0;
    for (int at = suit.index(); at < cards.length; at += SUITS) {
      all += cards[at];
    }
    return all;
  }

  /** Returns this with one more card. */
  UnseenDepartures with(int group, Suit suit) {
    byte[] more = cards.clone();
    more[group * SUITS + suit.index()]++;
    return new UnseenDepartures(more);
  }

  /** Returns this without a group that has become empty. */
  UnseenDepartures without(int group) {
    byte[] less = cards.clone();
    Arrays.fill(less, group * SUITS, (group + 1) * SUITS, (byte) 0);
    return new UnseenDepartures(less);
  }

  /** Returns this after a group has become part of another. */
  UnseenDepartures moved(int from, int to) {
    byte[] moved = cards.clone();
    for (int suit = 0; suit < SUITS; suit++) {
      moved[to * SUITS + suit] += moved[from * SUITS + suit];
      moved[from * SUITS + suit] = 0;
    }
    return new UnseenDepartures(moved);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UnseenDepartures outside && Arrays.equals(cards, outside.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }
}
