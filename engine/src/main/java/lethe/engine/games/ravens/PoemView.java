package lethe.engine.games.ravens;

import java.util.List;
import java.util.Optional;

/**
 * The poem as a viewer sees it.
 *
 * @param rows the four rows from top to bottom, with the hearts as dealt until Ren orders them;
 *     empty if there is no poem
 * @param refutedColorSets sets of colors that cannot be the colors of the hearts: the poem was
 *     complete and the Atman showed these colors, but the batch continued
 * @param powers the unused poem cards, top row first; at the end of a batch they are no longer in
 *     the rows
 */
public record PoemView(List<RowView> rows, List<Colors> refutedColorSets, List<Card> powers) {
  /** Returns the row that Ren is building; empty if the poem is complete or does not exist. */
  public Optional<RowView> currentRow() {
    return rows.stream().filter(row -> !row.complete()).findFirst();
  }

  /** Returns this poem with the hearts in the order of a {@link Command.Arrange}. */
  PoemView withHeartOrder(List<Integer> order) {
    List<RowView> arrangedRows =
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
    return new PoemView(arrangedRows, refutedColorSets, powers);
  }
}
