package lethe.engine.games.ravens;

import java.util.List;

/**
 * A row of Ren's poem, as a viewer sees it.
 *
 * @param number 1 to 4, from top to bottom
 * @param meter what its numbers must total
 * @param heart its first card
 * @param poem the cards placed by it, oldest first
 * @param complete whether it has reached its meter
 */
public record RowView(
    int number, int meter, HeartView heart, List<PoemCard> poem, boolean complete) {
  public RowView {
    poem = List.copyOf(poem);
  }

  /** The numbers of the poem cards, without the heart. */
  public int poemTotal() {
    return PoemCard.total(poem);
  }

  /** What is still missing, the heart included where the viewer does not see it. */
  public int lacks() {
    return meter - poemTotal() - (heart.card() instanceof Face.Up(Card card) ? card.number() : 0);
  }

  /** How the heart lies once this card is placed by it, as far as the viewer sees the heart. */
  public HeartStatus after(Card placed) {
    return heart.card() instanceof Face.Up(Card card)
        ? heart.status().after(card, placed)
        : heart.status();
  }
}
