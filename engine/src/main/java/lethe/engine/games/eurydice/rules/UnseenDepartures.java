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

  static UnseenDepartures none(int groups) {
    return new UnseenDepartures(new byte[groups * SUITS]);
  }

  int count(int group, Suit suit) {
    return cards[group * SUITS + suit.index()];
  }

  int total(Suit suit) {
    int total = 0;
    for (int index = suit.index(); index < cards.length; index += SUITS) {
      total += cards[index];
    }
    return total;
  }

  /** Returns these numbers with one more card. */
  UnseenDepartures with(int group, Suit suit) {
    byte[] changedCards = cards.clone();
    changedCards[group * SUITS + suit.index()]++;
    return new UnseenDepartures(changedCards);
  }

  /** Returns these numbers with those of a group set to 0. */
  UnseenDepartures without(int group) {
    byte[] changedCards = cards.clone();
    Arrays.fill(changedCards, group * SUITS, (group + 1) * SUITS, (byte) 0);
    return new UnseenDepartures(changedCards);
  }

  /** Returns these numbers after the cards of one group have joined another group. */
  UnseenDepartures merge(int from, int to) {
    byte[] changedCards = cards.clone();
    for (int suit = 0; suit < SUITS; suit++) {
      changedCards[to * SUITS + suit] += changedCards[from * SUITS + suit];
      changedCards[from * SUITS + suit] = 0;
    }
    return new UnseenDepartures(changedCards);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UnseenDepartures that && Arrays.equals(cards, that.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }
}
