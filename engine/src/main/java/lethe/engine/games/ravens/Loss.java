package lethe.engine.games.ravens;

import lethe.engine.kit.Vocabulary;

/** How a match is lost. Rule book: Reminder, Loss conditions. */
public enum Loss {
  /** The deck was depleted when a new round started. */
  DECK_DEPLETED,
  /** All five ravens stood in the row. */
  FIVE_RAVENS,
  /** When the chased ravens returned, all five stood in the row. */
  RAVENS_RETURNED,
  /** Too few memory cards were left for another batch. */
  MEMORIES_LOST,
  /** Feth placed no card of his line. */
  NOTHING_PLACED,
  /** The Atman ran out of cards. */
  ATMAN_GONE,
  /** In the third batch, Ren did not complete a row in her turn. */
  ROW_NOT_COMPLETED,
  /** In the third batch, the Atman did not correspond to the hearts when the poem was complete. */
  ATMAN_ASTRAY;

  public String how() {
    return Vocabulary.keyword(this);
  }
}
