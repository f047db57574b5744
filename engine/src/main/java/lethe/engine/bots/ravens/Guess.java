package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Row;

/**
 * Four hearts that could be the true ones; Ren's own guess is the truth.
 *
 * @param colors their colors, the top row's first
 * @param numbers their numbers
 * @param set one bit for each of the colors
 */
record Guess(int[] colors, int[] numbers, int set) {
  /** The hearts of rows that all lie open to whoever looks. */
  static Guess of(List<Row> rows) {
    int[] colors = new int[rows.size()];
    int[] numbers = new int[rows.size()];
    int set = 0;
    for (int i = 0; i < colors.length; i++) {
      if (rows.get(i).heart() instanceof Face.Up(Card card)) {
        colors[i] = card.color().ordinal();
        numbers[i] = card.number();
        set |= 1 << colors[i];
      }
    }
    return new Guess(colors, numbers, set);
  }
}
