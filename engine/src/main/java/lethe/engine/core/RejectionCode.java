package lethe.engine.core;

/** The reasons for refusing a command or a control entry that are common to all games. */
public enum RejectionCode implements ErrorCode {
  /**
   * Another seat is to move. Arguments: the seats whose turn it is, and the seat that tried to
   * move.
   */
  NOT_YOUR_TURN,
  /**
   * The match is over: no seat can move, take back a ply or concede, and no cards can be
   * reshuffled.
   */
  MATCH_OVER,
  /** An entry states the outcome of a match that is not over. */
  MATCH_NOT_OVER,
  /** There is no ply to take back, or hidden cards were dealt again since the last one. */
  NOTHING_TO_UNDO,
  /**
   * A ply cannot be taken back, because another person holds a seat or has held one since the ply
   * was made.
   */
  SEVERAL_HUMAN_PLAYERS,
  /**
   * A ply cannot be taken back, because another player has moved since. Arguments: the seat that
   * has moved.
   */
  OTHER_SEAT_HAS_MOVED,
  /** A ply cannot be taken back, because it revealed hidden information or taking it back would. */
  HIDDEN_INFORMATION_REVEALED,
  /** The entry could not be saved. Arguments: the cause. */
  NOT_SAVED,
  /** Another entry was written first, on another server, and the command no longer applies. */
  TABLE_CHANGED,
  /** The journal has reached its maximum length; it accepts only the end of the match. */
  JOURNAL_FULL,
  /**
   * An entry states an outcome that is not the outcome of the match. Arguments: the outcome of the
   * match, and the stated outcome.
   */
  DIFFERENT_OUTCOME
}
