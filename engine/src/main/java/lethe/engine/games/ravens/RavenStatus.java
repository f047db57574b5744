package lethe.engine.games.ravens;

/** Where a raven is, and whether it devours memories. */
public enum RavenStatus {
  /** In the deck, the line or the discard pile. */
  AWAY,
  /** In the raven row, devouring memories. */
  STANDING,
  /** Chased away until the end of the batch, when it returns to the row. */
  CHASED,
  /** Defeated in the third batch, and in the score pile. */
  DEFEATED
}
