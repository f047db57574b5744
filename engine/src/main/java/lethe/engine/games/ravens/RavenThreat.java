package lethe.engine.games.ravens;

/**
 * How close the ravens are to ending the match. Ravens that will land when drawing ends count as
 * standing.
 */
public enum RavenThreat {
  /** There is no immediate threat. */
  NONE,
  /** Four ravens stand, and the fifth could still land and would end the match. */
  ONE_MORE,
  /**
   * Four ravens will stand when the chased ravens return, and the fifth could still land; there
   * would then be no further batch.
   */
  ONE_MORE_RETURNING,
  /**
   * All five ravens will stand when the chased ravens return, so there will be no further batch.
   */
  FIVE_AT_NEXT_BATCH,
  /** All five ravens will stand when drawing ends, unless a raven is chased away first. */
  FIVE_AFTER_DRAWING
}
