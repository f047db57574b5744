package lethe.engine.games.ravens;

/** How near the ravens are to ending the match. */
public enum RavenThreat {
  /** Not yet. */
  NONE,
  /** Four stand, and the fifth can still come: it loses the match. */
  ONE_MORE,
  /**
   * Four will stand when the chased ones return, and the fifth can still come: then no batch would
   * follow on this one.
   */
  ONE_MORE_RETURNING,
  /** All five will stand when the chased ones return: this batch is the last one. */
  FIVE_AT_NEXT_BATCH,
  /** All five will stand when drawing ends, unless one is chased away before. */
  FIVE_AFTER_DRAWING
}
