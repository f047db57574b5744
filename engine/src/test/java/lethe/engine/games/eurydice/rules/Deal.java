package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Suit;

/**
 * A possible deal, with one letter per card. In the deck, {@code ?} is a card whose place is not
 * known. The pool contains those cards. The pool and Removed are unordered.
 */
record Deal(String deck, String pool, String discard, String removed, String held) {
  Deal deck(String other) {
    return new Deal(other, pool, discard, removed, held);
  }

  Deal pool(String other) {
    return new Deal(deck, sorted(other), discard, removed, held);
  }

  Deal discard(String other) {
    return new Deal(deck, pool, other, removed, held);
  }

  Deal removed(String other) {
    return new Deal(deck, pool, discard, sorted(other), held);
  }

  Deal held(String other) {
    return new Deal(deck, pool, discard, removed, other);
  }

  int inDeck(Suit suit) {
    return count(deck + pool, suit);
  }

  static int count(String cards, Suit suit) {
    return (int)
        cards.chars().filter(card -> card == PossibleDeals.SUITS.charAt(suit.index())).count();
  }

  private static String sorted(String cards) {
    char[] letters = cards.toCharArray();
    Arrays.sort(letters);
    return new String(letters);
  }
}
