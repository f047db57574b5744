package lethe.engine.games.tase;

/** What the seat to move has to do. Rule book: The Play, Beginning a Round. */
public enum Phase {
  /** Open the round with any one chip. */
  OPENING,
  /** Put the first chip of a turn: at least as high as the last one told, and not the lowest. */
  FIRST,
  /** Put the second chip of the turn: lower than the first. */
  SECOND,
  /** Put any one chip, after a throw-out. */
  FREE,
  /** Put the opener's last chip, or keep it. */
  LAST,
  /** Nothing: the match is over. */
  OVER
}
