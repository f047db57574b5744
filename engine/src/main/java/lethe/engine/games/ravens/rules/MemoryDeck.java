package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;

/**
 * The memory cards of a match.
 *
 * @param cards all cards, each at its index
 */
record MemoryDeck(List<Card> cards) {
  static final int COUNT = 35;
  static final int OF_A_COLOR = COUNT / Color.COUNT;

  /** Returns the cards of a mask, in the order of their indexes. */
  List<Card> of(long bits) {
    List<Card> some = new ArrayList<>(Long.bitCount(bits));
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      some.add(cards.get(Long.numberOfTrailingZeros(rest)));
    }
    return some;
  }
}
