package lethe.engine.core;

/** The reasons for refusing a command or a control entry that are common to all games. */
public enum RejectionCode implements ErrorCode {
  /**
   * Another seat is to move. Arguments: the seats whose turn it is, and the seat that tried to
   * move.
   */
  NOT_YOUR_TURN,
  MATCH_OVER,
  MATCH_NOT_OVER,
  NOTHING_TO_UNDO,
  /** There is more than one human player, or there has been since the ply was made. */
  SEVERAL_HUMAN_PLAYERS,
  OTHER_SEAT_HAS_MOVED,
  HIDDEN_INFORMATION_REVEALED,
  /** The entry could not be saved. */
  NOT_SAVED,
  /** Another entry was written first, on another server, and the command no longer applies. */
  TABLE_CHANGED,
  /** The journal has reached its maximum length; it accepts only the end of the match. */
  JOURNAL_FULL,
  DIFFERENT_OUTCOME
}
