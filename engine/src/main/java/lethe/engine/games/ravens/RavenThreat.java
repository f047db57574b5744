package lethe.engine.games.ravens;

/** How close the ravens are to ending the match. */
public enum RavenThreat {
  /** There is no immediate threat. */
  NONE,
  /** Four ravens stand, and the fifth could still come and would lose the match. */
  ONE_MORE,
  /**
   * Four ravens will stand when the chased ones return, and the fifth could still come; then there
   * would be no further batch.
   */
  ONE_MORE_RETURNING,
  /** All five ravens will stand when the chased ones return, so this batch is the last. */
  FIVE_AT_NEXT_BATCH,
  /** All five ravens will stand when drawing ends, unless one is chased away first. */
  FIVE_AFTER_DRAWING
}
