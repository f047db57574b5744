package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.RuleNumbers;

/**
 * A summary of visible cards.
 *
 * @param counts the number of cards of each color, six bits each
 * @param numbers the visible numbers, one bit each
 * @param colors the visible colors, one bit each
 */
record CardSummary(int counts, int numbers, int colors) {
  private static final int BITS_PER_COLOR = 6;
  private static final int COLOR_MASK = (1 << BITS_PER_COLOR) - 1;

  static CardSummary of(List<LaidCard> visibleCards) {
    int counts = 0;
    int numbers = 0;
    int colors = 0;
    for (LaidCard laidCard : visibleCards) {
      Card card = laidCard.card();
      counts += 1 << (BITS_PER_COLOR * card.color().index());
      numbers |= 1 << card.number();
      colors |= 1 << card.color().index();
    }
    return new CardSummary(counts, numbers, colors);
  }

  boolean hasNumber(int number) {
    return number <= RuleNumbers.MAX_NUMBER && (numbers & (1 << number)) != 0;
  }

  /**
   * Returns the number of cards whose colors are not in a set.
   *
   * @param colorSet a set of colors, one bit each
   */
  int offColorCardCount(int colorSet) {
    int count = 0;
    for (int color = 0; color < Color.COUNT; color++) {
      count +=
          (colorSet & (1 << color)) == 0 ? (counts >> (BITS_PER_COLOR * color)) & COLOR_MASK : 0;
    }
    return count;
  }

  /** Returns the number of colors of a set that are not visible. */
  int missingColorCount(int colorSet) {
    return Integer.bitCount(colorSet & ~colors);
  }
}
