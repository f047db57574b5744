package lethe.engine.core;

/** Why any match refuses a command or an entry, whatever game it is. */
public enum Refusal implements Reason {
  /** Facts: the seats whose turn it is, and the one that asked. */
  NOT_YOUR_TURN,
  MATCH_OVER,
  MATCH_NOT_OVER,
  NOTHING_TO_UNDO,
  ANOTHER_HAS_MOVED,
  SEEN_OR_HEARD,
  /** It could not be written down. */
  NOT_KEPT,
  /** Somebody else has written something first, elsewhere, after which it was not asked for. */
  MOVED_ON,
  /** Nothing more is written down but how it ends. */
  JOURNAL_FULL,
  ANOTHER_OUTCOME
}
