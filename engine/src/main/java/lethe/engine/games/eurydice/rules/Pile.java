package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Suit;

/**
 * Operations on piles of cards. A card is a byte that encodes its suit, whether Orpheus knows the
 * card at its position, and whether it is face up. An array begins with the top card. No operation
 * modifies its arguments.
 */
final class Pile {
  private static final byte[] EMPTY = {};
  private static final int SUIT_MASK = 7;
  private static final int KNOWN_BIT = 8;
  private static final int FACE_UP_BIT = 16;

  private Pile() {}

  static byte[] empty() {
    return EMPTY;
  }

  static byte unknownCard(Suit suit) {
    return (byte) suit.index();
  }

  static byte knownCard(Suit suit) {
    return (byte) (suit.index() | KNOWN_BIT);
  }

  static byte faceUpCard(Suit suit) {
    return (byte) (suit.index() | KNOWN_BIT | FACE_UP_BIT);
  }

  static Suit suit(byte card) {
    return Suit.ALL.get(suitIndex(card));
  }

  static int suitIndex(byte card) {
    return card & SUIT_MASK;
  }

  /** Returns the suits of a pile, in order. */
  static List<Suit> suits(byte[] pile) {
    List<Suit> suits = new ArrayList<>(pile.length);
    for (byte card : pile) {
      suits.add(suit(card));
    }
    return List.copyOf(suits);
  }

  static boolean isKnown(byte card) {
    return (card & KNOWN_BIT) != 0;
  }

  static boolean isFaceUp(byte card) {
    return (card & FACE_UP_BIT) != 0;
  }

  /** Returns the card face down, and unknown to Orpheus. */
  static byte asUnknown(byte card) {
    return (byte) (card & SUIT_MASK);
  }

  /** Returns the pile with a card at its bottom. */
  static byte[] with(byte[] pile, byte card) {
    byte[] extendedPile = Arrays.copyOf(pile, pile.length + 1);
    extendedPile[pile.length] = card;
    return extendedPile;
  }

  /** Returns the pile with several copies of a card at its bottom. */
  static byte[] with(byte[] pile, byte card, int times) {
    byte[] extendedPile = Arrays.copyOf(pile, pile.length + times);
    Arrays.fill(extendedPile, pile.length, extendedPile.length, card);
    return extendedPile;
  }

  /** Returns the pile with other cards at its bottom, in their order. */
  static byte[] with(byte[] pile, byte[] cards) {
    byte[] extendedPile = Arrays.copyOf(pile, pile.length + cards.length);
    System.arraycopy(cards, 0, extendedPile, pile.length, cards.length);
    return extendedPile;
  }

  static byte[] onTop(byte[] pile, byte card) {
    byte[] extendedPile = new byte[pile.length + 1];
    extendedPile[0] = card;
    System.arraycopy(pile, 0, extendedPile, 1, pile.length);
    return extendedPile;
  }

  static byte[] without(byte[] pile, int index) {
    byte[] reducedPile = new byte[pile.length - 1];
    System.arraycopy(pile, 0, reducedPile, 0, index);
    System.arraycopy(pile, index + 1, reducedPile, index, pile.length - index - 1);
    return reducedPile;
  }

  /** Returns the pile without the first {@code count} cards. */
  static byte[] withoutTop(byte[] pile, int count) {
    return Arrays.copyOfRange(pile, count, pile.length);
  }

  /** Returns the first {@code count} cards. */
  static byte[] top(byte[] pile, int count) {
    return Arrays.copyOf(pile, count);
  }

  static int count(byte[] pile, Suit suit) {
    int count = 0;
    for (byte card : pile) {
      count += suitIndex(card) == suit.index() ? 1 : 0;
    }
    return count;
  }

  /** Returns the pile without the spades among its first {@code count} cards. */
  static byte[] withoutSpades(byte[] pile, int count) {
    byte[] remaining = EMPTY;
    for (int i = 0; i < pile.length; i++) {
      if (i >= count || suit(pile[i]) != Suit.SPADE) {
        remaining = with(remaining, pile[i]);
      }
    }
    return remaining;
  }

  static byte[] withoutFaceUpSpades(byte[] pile) {
    byte[] remaining = EMPTY;
    for (byte card : pile) {
      if (!isFaceUp(card) || suit(card) != Suit.SPADE) {
        remaining = with(remaining, card);
      }
    }
    return remaining;
  }

  /** Returns the cards face down, unknown and in random order. */
  static Rng.Draw<byte[]> shuffled(byte[] pile, Rng rng) {
    byte[] order = new byte[pile.length];
    Rng nextRng = rng;
    for (int i = 0; i < pile.length; i++) {
      Rng.Draw<Integer> draw = nextRng.nextInt(i + 1);
      order[i] = order[draw.value()];
      order[draw.value()] = asUnknown(pile[i]);
      nextRng = draw.next();
    }
    return new Rng.Draw<>(order, nextRng);
  }
}
