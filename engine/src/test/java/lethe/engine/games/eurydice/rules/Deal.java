package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import lethe.engine.games.eurydice.Suit;

/**
 * A possible deal, with one letter per card. In the deck, {@code ?} represents a card at an unknown
 * position; the pool contains these cards. The pool and Removed are sorted.
 *
 * @param heldCards the cards of the deck that were looked at and have not been put back, highest
 *     first
 */
record Deal(String deck, String pool, String discard, String removed, String heldCards) {
  Deal withDeck(String other) {
    return new Deal(other, pool, discard, removed, heldCards);
  }

  Deal withPool(String other) {
    return new Deal(deck, sorted(other), discard, removed, heldCards);
  }

  Deal withDiscard(String other) {
    return new Deal(deck, pool, other, removed, heldCards);
  }

  Deal withRemoved(String other) {
    return new Deal(deck, pool, discard, sorted(other), heldCards);
  }

  Deal withHeldCards(String other) {
    return new Deal(deck, pool, discard, removed, other);
  }

  int countInDeck(Suit suit) {
    return count(deck + pool, suit);
  }

  static int count(String cards, Suit suit) {
    return (int) cards.chars().filter(card -> card == PileText.SUITS.charAt(suit.index())).count();
  }

  private static String sorted(String cards) {
    char[] letters = cards.toCharArray();
    Arrays.sort(letters);
    return new String(letters);
  }
}
