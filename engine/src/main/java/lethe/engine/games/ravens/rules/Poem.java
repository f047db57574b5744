package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Card;

/**
 * Ren's poem.
 *
 * @param rows the rows; empty if there is no poem. After a win, the rows still contain the scored
 *     hearts.
 * @param refutedColorSets the sets of colors that are publicly known to differ from the colors of
 *     the hearts: one bit for each set, at the index that is its mask
 * @param leftoverCards the unused poem cards of a batch that is over
 */
record Poem(List<RowState> rows, int refutedColorSets, List<Card> leftoverCards) {
  static final Poem NONE = new Poem(List.of(), 0, List.of());

  /** Creates rows that contain only these hearts. */
  static List<RowState> rowsOf(List<Card> hearts) {
    List<RowState> rows = new ArrayList<>();
    for (Card heart : hearts) {
      rows.add(RowState.of(rows.size() + 1, heart));
    }
    return List.copyOf(rows);
  }

  /** Returns the row being built; empty if the poem is complete or does not exist. */
  static Optional<RowState> currentRow(List<RowState> rows) {
    for (RowState row : rows) {
      if (!row.isComplete()) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }
}
