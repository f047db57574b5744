package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Suit;

/**
 * Cards as bytes: the suit, whether Orpheus knows it there, and whether it lies open. An array is
 * never changed; every move makes another.
 */
final class Pile {
  private static final byte[] EMPTY = {};
  private static final int SUIT = 7;
  private static final int KNOWN = 8;
  private static final int OPEN = 16;

  private Pile() {}

  static byte[] empty() {
    return EMPTY;
  }

  static byte card(Suit suit) {
    return (byte) suit.index();
  }

  static byte known(Suit suit) {
    return (byte) (suit.index() | KNOWN);
  }

  static byte open(Suit suit) {
    return (byte) (suit.index() | KNOWN | OPEN);
  }

  static Suit suit(byte card) {
    return Suit.ALL.get(index(card));
  }

  /** The index of its suit. */
  static int index(byte card) {
    return card & SUIT;
  }

  /** What all cards of a pile are, in their order. */
  static List<Suit> suits(byte[] pile) {
    List<Suit> suits = new ArrayList<>(pile.length);
    for (byte card : pile) {
      suits.add(suit(card));
    }
    return List.copyOf(suits);
  }

  static boolean isKnown(byte card) {
    return (card & KNOWN) != 0;
  }

  static boolean isOpen(byte card) {
    return (card & OPEN) != 0;
  }

  /** The same card face down and known to nobody. */
  static byte closed(byte card) {
    return (byte) (card & SUIT);
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

  /** All but the first so many. */
  static byte[] below(byte[] pile, int count) {
    return Arrays.copyOfRange(pile, count, pile.length);
  }

  /** The first so many. */
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

  /** The first so many without their spades, and all the rest. */
  static byte[] withoutSpades(byte[] pile, int first) {
    byte[] kept = EMPTY;
    for (int i = 0; i < pile.length; i++) {
      if (i >= first || suit(pile[i]) != Suit.SPADE) {
        kept = with(kept, pile[i]);
      }
    }
    return kept;
  }

  /** All but the spades that lie open. */
  static byte[] withoutOpenSpades(byte[] pile) {
    byte[] kept = EMPTY;
    for (byte card : pile) {
      if (!isOpen(card) || suit(card) != Suit.SPADE) {
        kept = with(kept, card);
      }
    }
    return kept;
  }

  /** The same cards face down in any order, known to nobody. */
  static Rng.Draw<byte[]> shuffled(byte[] pile, Rng rng) {
    byte[] order = new byte[pile.length];
    Rng rest = rng;
    for (int i = 0; i < pile.length; i++) {
      Rng.Draw<Integer> draw = rest.below(i + 1);
      order[i] = order[draw.value()];
      order[draw.value()] = closed(pile[i]);
      rest = draw.rest();
    }
    return new Rng.Draw<>(order, rest);
  }
}
