package lethe.engine.games.ravens;

import lethe.engine.kit.Vocabulary;

/** The ways to lose a match. Rule book: Reminder, Loss conditions. */
public enum Loss {
  /** The deck was empty at the start of a round. */
  DECK_DEPLETED,
  /** All five ravens stood in the row. */
  FIVE_RAVENS,
  /** All five ravens stood in the row after the chased ones returned. */
  RAVENS_RETURNED,
  /** Too few memory cards were left for another batch. */
  MEMORIES_LOST,
  /** Feth placed no card of his line. */
  NOTHING_PLACED,
  /** The Atman ran out of cards. */
  ATMAN_GONE,
  /** Ren did not complete a row during her turn in the third batch. */
  ROW_NOT_COMPLETED,
  /**
   * The poem of the third batch was complete, but the colors of the Atman did not match the hearts.
   */
  ATMAN_ASTRAY;

  public String outcomeName() {
    return Vocabulary.keyword(this);
  }
}
