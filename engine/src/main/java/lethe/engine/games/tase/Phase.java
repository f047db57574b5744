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
  OVER;

  /**
   * The chips that may be put, as {@link Chips#mask}; the one place that says so.
   *
   * @param hand the mover's chips, as a mask
   * @param bound the value to reach with a first chip, or to stay below with a second
   */
  public int playable(int hand, int bound) {
    return switch (this) {
      case FIRST -> (hand & hand - 1) & -Chips.bit(bound);
      case SECOND -> hand & Chips.bit(bound) - 1;
      case OPENING, FREE, LAST -> hand;
      case OVER -> 0;
    };
  }
}
