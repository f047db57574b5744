package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Suit;

/**
 * Operations on cards encoded as bytes: the suit, whether Orpheus knows the card at its position,
 * and whether it is face up. Arrays are never modified; every operation returns a new one.
 */
final class Pile {
  private static final byte[] EMPTY = {};
  private static final int SUIT_MASK = 7;
  private static final int KNOWN_BIT = 8;
  private static final int OPEN_BIT = 16;

  private Pile() {}

  static byte[] empty() {
    return EMPTY;
  }

  static byte card(Suit suit) {
    return (byte) suit.index();
  }

  static byte known(Suit suit) {
    return (byte) (suit.index() | KNOWN_BIT);
  }

  static byte open(Suit suit) {
    return (byte) (suit.index() | KNOWN_BIT | OPEN_BIT);
  }

  static Suit suit(byte card) {
    return Suit.ALL.get(index(card));
  }

  /** Returns the index of the card's suit. */
  static int index(byte card) {
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

  static boolean isOpen(byte card) {
    return (card & OPEN_BIT) != 0;
  }

  /** Returns the card face down and unknown. */
  static byte closed(byte card) {
    return (byte) (card & SUIT_MASK);
  }

  static byte[] with(byte[] pile, byte card) {
    byte[] more = Arrays.copyOf(pile, pile.length + 1);
    more[pile.length] = card;
    return more;
  }

  static byte[] with(byte[] pile, byte card, int times) {
    byte[] more = Arrays.copyOf(pile, pile.length + times);
    Arrays.fill(more, pile.length, more.length, card);
    return more;
  }

  static byte[] with(byte[] pile, byte[] cards) {
    byte[] more = Arrays.copyOf(pile, pile.length + cards.length);
    System.arraycopy(cards, 0, more, pile.length, cards.length);
    return more;
  }

  static byte[] onTop(byte[] pile, byte card) {
    byte[] more = new byte[pile.length + 1];
    more[0] = card;
    System.arraycopy(pile, 0, more, 1, pile.length);
    return more;
  }

  static byte[] without(byte[] pile, int index) {
    byte[] less = new byte[pile.length - 1];
    System.arraycopy(pile, 0, less, 0, index);
    System.arraycopy(pile, index + 1, less, index, pile.length - index - 1);
    return less;
  }

  /** Returns all cards below the first {@code count}. */
  static byte[] below(byte[] pile, int count) {
    return Arrays.copyOfRange(pile, count, pile.length);
  }

  /** Returns the first {@code count} cards. */
  static byte[] top(byte[] pile, int count) {
    return Arrays.copyOf(pile, count);
  }

  static int count(byte[] pile, Suit suit) {
    int count = 0;
    for (byte card : pile) {
      count += index(card) == suit.index() ? 1 : 0;
    }
    return count;
  }

  /** Returns the pile without the spades among its first cards. */
  static byte[] withoutSpades(byte[] pile, int first) {
    byte[] kept = EMPTY;
    for (int i = 0; i < pile.length; i++) {
      if (i >= first || suit(pile[i]) != Suit.SPADE) {
        kept = with(kept, pile[i]);
      }
    }
    return kept;
  }

  /** Returns the pile without its face-up spades. */
  static byte[] withoutOpenSpades(byte[] pile) {
    byte[] kept = EMPTY;
    for (byte card : pile) {
      if (!isOpen(card) || suit(card) != Suit.SPADE) {
        kept = with(kept, card);
      }
    }
    return kept;
  }

  /** Returns the cards face down, unknown and in random order. */
  static Rng.Draw<byte[]> shuffled(byte[] pile, Rng rng) {
    byte[] order = new byte[pile.length];
    Rng rest = rng;
    for (int i = 0; i < pile.length; i++) {
      Rng.Draw<Integer> draw = rest.nextInt(i + 1);
      order[i] = order[draw.value()];
      order[draw.value()] = closed(pile[i]);
      rest = draw.next();
    }
    return new Rng.Draw<>(order, rest);
  }
}
