package lethe.engine.core;

/** The reasons for refusing a command or a control entry that are common to all games. */
public enum RejectionCode implements ErrorCode {
  /** Arguments: the seats whose turn it is, and the seat that tried to move. */
  NOT_YOUR_TURN,
  MATCH_OVER,
  MATCH_NOT_OVER,
  NOTHING_TO_UNDO,
  /** More than one person plays, or has played since the ply was made. */
  BETWEEN_PEOPLE,
  ANOTHER_HAS_MOVED,
  SEEN_OR_HEARD,
  /** The entry could not be saved. */
  NOT_KEPT,
  /** Another entry was written first, on another server, and the command no longer applies. */
  MOVED_ON,
  /** The journal has reached its maximum length; it accepts only the end of the match. */
  JOURNAL_FULL,
  ANOTHER_OUTCOME
}
