package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.RowView;

/**
 * A guess at the hearts of the poem, one per row. Ren knows her hearts, so her only guess is the
 * truth.
 *
 * @param colors the colors, four bits per row, with the top row in the lowest bits
 * @param numbers the numbers, in the same format
 * @param colorSet the colors as a set, one bit each
 */
record HeartGuess(int colors, int numbers, int colorSet) {
  private static final int BITS_PER_ROW = 4;
  private static final int ROW_MASK = (1 << BITS_PER_ROW) - 1;

  /** Returns the hearts of rows, all of which must be visible. */
  static HeartGuess of(List<RowView> rows) {
    int colors = 0;
    int numbers = 0;
    int set = 0;
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).heart().card() instanceof Face.Up(Card card)) {
        colors |= card.color().index() << (BITS_PER_ROW * i);
        numbers |= card.number() << (BITS_PER_ROW * i);
        set |= 1 << card.color().index();
      }
    }
    return new HeartGuess(colors, numbers, set);
  }

  /** Returns this guess with the heart of another row, which must not be set yet. */
  HeartGuess withHeart(int row, int color, int number) {
    return new HeartGuess(
        colors | color << (BITS_PER_ROW * row),
        numbers | number << (BITS_PER_ROW * row),
        colorSet | 1 << color);
  }

  /** Returns the color index of the heart of a row, from 0. */
  int color(int row) {
    return (colors >> (BITS_PER_ROW * row)) & ROW_MASK;
  }

  int number(int row) {
    return (numbers >> (BITS_PER_ROW * row)) & ROW_MASK;
  }

  boolean isOffColor(int color) {
    return (colorSet & (1 << color)) == 0;
  }
}
