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
  private static final int WIDTH = 4;
  private static final int MASK = (1 << WIDTH) - 1;

  /** Returns the hearts of rows that are all visible. */
  static HeartGuess of(List<RowView> rows) {
    int colors = 0;
    int numbers = 0;
    int set = 0;
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).heart().card() instanceof Face.Up(Card card)) {
        colors |= card.color().index() << (WIDTH * i);
        numbers |= card.number() << (WIDTH * i);
        set |= 1 << card.color().index();
      }
    }
    return new HeartGuess(colors, numbers, set);
  }

  /** Returns this guess with the heart of another row, which must not be set yet. */
  HeartGuess with(int row, int color, int number) {
    return new HeartGuess(
        colors | color << (WIDTH * row), numbers | number << (WIDTH * row), colorSet | 1 << color);
  }

  /** Returns the color index of the heart of a row, from 0. */
  int color(int row) {
    return (colors >> (WIDTH * row)) & MASK;
  }

  int number(int row) {
    return (numbers >> (WIDTH * row)) & MASK;
  }

  boolean isOffColor(int color) {
    return (colorSet & (1 << color)) == 0;
  }
}
