package lethe.engine.games.ravens;

import java.util.List;

/**
 * A row of Ren's poem, as a viewer sees it. What is known of a face-down heart is no more than what
 * everybody was told: the row is complete or not, a card was too large for it, no heart of a color
 * stirred.
 *
 * @param number 1 to 4, from top to bottom
 * @param metre what its numbers must total
 * @param heart its first card
 * @param lies how that card lies
 * @param poem the cards placed by it, oldest first
 * @param complete whether it has reached its metre
 * @param least the smallest number that the heart can have
 * @param most the greatest
 * @param not the colors that the heart cannot have
 */
public record RowView(
    int number,
    int metre,
    Face heart,
    HeartStatus lies,
    List<PoemCard> poem,
    boolean complete,
    int least,
    int most,
    Colors not) {
  public RowView {
    poem = List.copyOf(poem);
  }

  /** The numbers of the poem cards, without the heart. */
  public int told() {
    return poem.stream().mapToInt(card -> card.card().number()).sum();
  }
}
