package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Heart;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.Row;
import lethe.engine.games.ravens.View;

/**
 * How far the poem has come, as everybody sees it.
 *
 * @param current the row that is built on, counted from 0; as many as there are rows when the poem is
 *     complete
 * @param open what is left of each metre without the heart
 * @param down which hearts lie face down
 * @param last whether this is the last batch
 * @param sums one bit for each total that some score cards have; bit 0 for none of them
 */
record Poem(int current, int[] open, boolean[] down, boolean last, int sums) {
  static Poem of(View view) {
    List<Row> rows = view.rows();
    int[] open = new int[rows.size()];
    boolean[] down = new boolean[rows.size()];
    for (int i = 0; i < open.length; i++) {
      open[i] = rows.get(i).metre() - rows.get(i).told();
      down[i] = rows.get(i).lies() == Heart.DOWN;
    }
    boolean last = view.batch() == Ravens.BATCHES;
    int current = view.current().map(row -> row.number() - 1).orElse(rows.size());
    return new Poem(current, open, down, last, last ? sums(view.score()) : 1);
  }

  private static int sums(List<Piece> score) {
    int sums = 1;
    for (Piece piece : score) {
      sums |= piece instanceof Card card ? sums << card.number() : 0;
    }
    return sums & 0xFF;
  }

  boolean complete() {
    return current == open.length;
  }

  /** Whether score cards can fill this much, perhaps nothing. */
  boolean fills(int lacks) {
    return lacks >= 0 && (sums & 1 << lacks) != 0;
  }

  /** What a row lacks if this is its heart. */
  int lacks(Guess guess, int row) {
    return open[row] - guess.numbers()[row];
  }

  /** Whether the row after this one needs no card. */
  boolean completesNext(Guess guess, int row) {
    return row == open.length - 2 && lacks(guess, row + 1) == 0;
  }
}
