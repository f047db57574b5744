package lethe.engine.games.tase;

/** The action required of the seat to move. Rule book: The Play, Beginning a Round. */
public enum Phase {
  /** Open the round with any one chip. */
  OPENING,
  /**
   * Play the first chip of a turn: at least as high as the opponent's last chip, and not the lowest
   * in hand.
   */
  FIRST,
  /** Play the second chip of the turn, lower than the first. */
  SECOND,
  /** Play any one chip, after a chip was thrown out. */
  FREE,
  /** Play or keep the opener's last chip. */
  LAST,
  OVER;

  /**
   * Returns the playable chips, as a mask. No other code decides which chips are playable.
   *
   * @param hand the chips in the mover's hand, as a mask
   * @param bound the value that a first chip must reach, or below which a second chip must stay
   */
  public int playableMask(int hand, int bound) {
    return switch (this) {
      case FIRST -> (hand & hand - 1) & -Chips.bit(bound);
      case SECOND -> hand & Chips.bit(bound) - 1;
      case OPENING, FREE, LAST -> hand;
      case OVER -> 0;
    };
  }
}
