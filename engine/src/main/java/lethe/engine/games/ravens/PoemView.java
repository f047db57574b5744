package lethe.engine.games.ravens;

import java.util.List;
import java.util.Optional;

/**
 * The poem, as a viewer sees it.
 *
 * @param rows its four rows from top to bottom; before Ren arranges them, and after a batch, the
 *     hearts lie in no order or not at all
 * @param refuted the sets of colors that are not those of the four hearts: the poem was complete
 *     over such an Atman, and the batch went on
 * @param powers the unused poem cards, the top row's first; at the end of a batch they are no
 *     longer in the rows
 */
public record PoemView(List<RowView> rows, List<Colors> refuted, List<Card> powers) {
  /** The row that Ren is building; nothing when the poem is complete, or none is there. */
  public Optional<RowView> current() {
    return rows.stream().filter(row -> !row.complete()).findFirst();
  }

  /** With the hearts in this order. */
  PoemView arranged(List<Integer> order) {
    List<RowView> arranged =
        rows.stream()
            .map(
                row ->
                    new RowView(
                        row.number(),
                        row.meter(),
                        rows.get(order.get(row.number() - 1) - 1).heart(),
                        row.poem(),
                        row.complete()))
            .toList();
    return new PoemView(arranged, refuted, powers);
  }
}
