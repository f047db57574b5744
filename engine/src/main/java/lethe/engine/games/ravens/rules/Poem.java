package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Card;

/**
 * Ren's poem.
 *
 * @param rows empty when there is no poem; they still name the hearts that were scored when the
 *     match was won
 * @param refuted one bit for each set of colors that everybody knows not to be the hearts'
 * @param leftover the unused poem cards of a batch that is over
 */
record Poem(List<RowState> rows, int refuted, List<Card> leftover) {
  static final Poem NONE = new Poem(List.of(), 0, List.of());

  /** A poem of hearts alone, in this order. */
  static List<RowState> of(List<Card> hearts) {
    List<RowState> rows = new ArrayList<>();
    for (Card heart : hearts) {
      rows.add(RowState.of(rows.size() + 1, heart));
    }
    return List.copyOf(rows);
  }

  /** The row that is built on; nothing when the poem is complete, or none is there. */
  static Optional<RowState> current(List<RowState> rows) {
    for (RowState row : rows) {
      if (!row.complete()) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }
}
