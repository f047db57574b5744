package lethe.engine.games.ravens;

import java.util.List;

/**
 * A row of Ren's poem as a viewer sees it.
 *
 * @param number the number of the row, 1 to 4 from top to bottom
 * @param meter the required total
 * @param heart the first card of the row
 * @param poem the cards placed next to the heart, oldest first
 * @param complete whether this row and all rows above it have reached their meters
 */
public record RowView(
    int number, int meter, HeartView heart, List<PoemCard> poem, boolean complete) {
  public RowView {
    poem = List.copyOf(poem);
  }

  /** Returns the sum of the poem cards, without the heart. */
  public int poemTotal() {
    return PoemCard.sumOf(poem);
  }

  /**
   * Returns the total that the row still needs. If the heart is hidden from the viewer, its number
   * counts as missing.
   */
  public int missingTotal() {
    return meter - poemTotal() - (heart.card() instanceof Face.Up(Card card) ? card.number() : 0);
  }

  /**
   * Returns the status of the heart after a card is placed next to it; the current status if the
   * heart is hidden from the viewer.
   */
  public HeartStatus heartStatusAfter(Card placedCard) {
    return heart.card() instanceof Face.Up(Card card)
        ? heart.status().after(card, placedCard)
        : heart.status();
  }
}
