package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.LaidCard;

/**
 * What shows of some cards, in short.
 *
 * @param counts how many cards each color has, six bits a color
 * @param numbers one bit for each number that shows
 * @param colors one bit for each color that shows
 */
record CardSummary(int counts, int numbers, int colors) {
  private static final int WIDTH = 6;
  private static final int MASK = (1 << WIDTH) - 1;

  static CardSummary of(List<LaidCard> visible) {
    int counts = 0;
    int numbers = 0;
    int colors = 0;
    for (LaidCard laid : visible) {
      Card card = laid.card();
      counts += 1 << (WIDTH * card.color().index());
      numbers |= 1 << card.number();
      colors |= 1 << card.color().index();
    }
    return new CardSummary(counts, numbers, colors);
  }

  boolean hasNumber(int number) {
    return number <= Counts.HIGHEST && (numbers & (1 << number)) != 0;
  }

  /** How many cards are of none of these colors. */
  int strangers(int set) {
    int count = 0;
    for (int color = 0; color < Color.COUNT; color++) {
      count += (set & (1 << color)) == 0 ? (counts >> (WIDTH * color)) & MASK : 0;
    }
    return count;
  }

  /** How many of these colors do not show. */
  int missing(int set) {
    return Integer.bitCount(set & ~colors);
  }
}
