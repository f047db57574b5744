package lethe.engine.games.ravens;

/** How near the ravens are to ending the match. */
public enum Omen {
  /** Not yet. */
  NONE,
  /** Four stand or will stand again at the next batch: a fifth one loses the match. */
  ONE_MORE,
  /** All five will stand when the chased ones return: this batch is the last one. */
  FIVE_AT_NEXT_BATCH,
  /** All five will stand when drawing ends, unless one is chased away before. */
  FIVE_AFTER_DRAWING
}
