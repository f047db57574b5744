package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Suit;

/**
 * A possible deal, with one letter per card. In the deck, {@code ?} represents a card at an unknown
 * position; the pool contains these cards. The pool and Removed are sorted.
 */
record Deal(String deck, String pool, String discard, String removed, String deckWithHeld) {
  Deal deck(String other) {
    return new Deal(other, pool, discard, removed, deckWithHeld);
  }

  Deal pool(String other) {
    return new Deal(deck, sorted(other), discard, removed, deckWithHeld);
  }

  Deal discard(String other) {
    return new Deal(deck, pool, other, removed, deckWithHeld);
  }

  Deal removed(String other) {
    return new Deal(deck, pool, discard, sorted(other), deckWithHeld);
  }

  Deal withHeld(String other) {
    return new Deal(deck, pool, discard, removed, other);
  }

  int countInDeck(Suit suit) {
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
