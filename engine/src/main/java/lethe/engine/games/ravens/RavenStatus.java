package lethe.engine.games.ravens;

/** Where a raven can be. */
public enum RavenStatus {
  /** In the deck, the line or the discard pile. */
  AWAY,
  /** In the raven row, devouring. */
  STANDING,
  /** Chased away until the end of the batch; then it stands in the row again. */
  CHASED,
  /** Defeated in the third batch, and in the score pile. */
  DEFEATED
}
