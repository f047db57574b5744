package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.RowView;

/**
 * Four hearts that could be the true ones; Ren's own guess is the truth.
 *
 * @param colors their colors, four bits a row, the top row's lowest
 * @param numbers their numbers, likewise
 * @param set one bit for each of the colors
 */
record HeartGuess(int colors, int numbers, int set) {
  private static final int WIDTH = 4;
  private static final int MASK = (1 << WIDTH) - 1;

  /** The hearts of rows that all lie open to whoever looks. */
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

  /** With the heart of this row, which it must not know yet. */
  HeartGuess with(int row, int color, int number) {
    return new HeartGuess(
        colors | color << (WIDTH * row), numbers | number << (WIDTH * row), set | 1 << color);
  }

  /** The color of the heart of this row, counted from 0. */
  int color(int row) {
    return (colors >> (WIDTH * row)) & MASK;
  }

  int number(int row) {
    return (numbers >> (WIDTH * row)) & MASK;
  }

  boolean isStranger(int color) {
    return (set & (1 << color)) == 0;
  }
}
