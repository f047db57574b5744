package lethe.engine.games.ravens;

import lethe.engine.kit.Vocabulary;

/**
 * A memory card.
 *
 * @param index its place in the list of all memory cards, counted from 0
 * @param number what it counts in a poem row and in a block, 1 to 5
 * @param pattern which of its quadrants are faded
 * @param power what it can do as a poem card
 */
public record Card(int index, Color color, int number, Pattern pattern, Power power)
    implements Piece {
  /** The bit of its index. */
  public long bit() {
    return 1L << index;
  }

  /** Whether it can be placed in a row that lacks so much. Rule book: Ren's turn 1. */
  public boolean fits(int lacks) {
    return number <= lacks;
  }

  /** What a row that lacked so much lacks when Ren takes this card: a larger one is discarded. */
  public int left(int lacks) {
    return fits(lacks) ? lacks - number : lacks;
  }

  @Override
  public String toString() {
    return Vocabulary.keyword(color) + " " + number + " " + pattern;
  }
}
