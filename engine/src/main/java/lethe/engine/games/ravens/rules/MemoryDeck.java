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
  static final int CARDS_PER_COLOR = COUNT / Color.COUNT;

  /** Returns the cards of a mask, in the order of their indexes. */
  List<Card> cardsIn(long bits) {
    List<Card> selectedCards = new ArrayList<>(Long.bitCount(bits));
    for (long remaining = bits; remaining != 0; remaining &= remaining - 1) {
      selectedCards.add(cards.get(Long.numberOfTrailingZeros(remaining)));
    }
    return selectedCards;
  }
}
