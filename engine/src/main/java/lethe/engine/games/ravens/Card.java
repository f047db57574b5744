package lethe.engine.games.ravens;

import lethe.engine.kit.Vocabulary;

/**
 * A memory card.
 *
 * @param index the index in the list of all memory cards, from 0
 * @param number the value in a poem row and in a block, 1 to 5
 * @param pattern the faded quadrants
 * @param power the power of the card in the poem
 */
public record Card(int index, Color color, int number, Pattern pattern, Power power)
    implements Piece {
  /** Returns a mask in which only the bit of this card's index is set. */
  public long bit() {
    return 1L << index;
  }

  /**
   * Returns whether the card can be placed in a row. Rule book: Ren's turn 1.
   *
   * @param missingTotal the total that the row still needs
   */
  public boolean fitsRow(int missingTotal) {
    return number <= missingTotal;
  }

  /**
   * Returns the total that a row still needs after Ren takes this card. A card that is too large is
   * discarded and changes nothing.
   *
   * @param missingTotal the total that the row needed before
   */
  public int missingTotalAfter(int missingTotal) {
    return fitsRow(missingTotal) ? missingTotal - number : missingTotal;
  }

  @Override
  public String toString() {
    return Vocabulary.keyword(color) + " " + number + " " + pattern;
  }
}
