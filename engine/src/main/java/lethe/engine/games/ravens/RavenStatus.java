package lethe.engine.games.ravens;

/** The places where a raven can be. */
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
