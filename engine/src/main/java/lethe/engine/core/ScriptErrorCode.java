package lethe.engine.core;

/** The errors that can occur in a script, a saved game or an option of any game. */
public enum ScriptErrorCode implements ErrorCode {
  /** The file contains only blanks and comments. */
  EMPTY_FILE,
  /** The format version is not supported. */
  OTHER_VERSION,
  /** The version of the rules is not a whole number of 1 or more. */
  BAD_RULES,
  /**
   * The match is played by other rules. Arguments: the game, the version of the rules of this
   * match, and the current version.
   */
  OTHER_RULES,
  /** A saved game does not state the version of its rules. Arguments: the game. */
  UNKNOWN_RULES,
  /** A header line follows a command or a control entry. */
  MISPLACED_HEADER,
  /** A header line occurs twice. */
  REPEATED_HEADER,
  /** An {@code option} line names no option. */
  NAMELESS_OPTION,
  /** A continuation line does not follow an option. */
  STRAY_VALUE,
  /** The header names no game. */
  NO_GAME,
  /** The game is unknown. */
  UNKNOWN_GAME,
  /** The game has no such seat. */
  UNKNOWN_SEAT,
  /** The number of seats is not possible with these options. */
  SEAT_COUNT,
  /** The kind of player is unknown. */
  UNKNOWN_PLAYER,
  /** The game has no bot of this level. */
  UNKNOWN_LEVEL,
  /** The seed is not a 64-bit integer. */
  BAD_SEED,
  /** The game has no such option. */
  UNKNOWN_OPTION,
  /** The option does not accept this value. */
  BAD_OPTION,
  /** A seat that may be named once is named twice. */
  REPEATED_SEAT,
  /** A command or entry was read but refused. Arguments: the entry and the rejection. */
  REFUSED,
  /** Unexpected text follows a complete control entry. */
  TOO_MUCH,
  /** The control entry is unknown. */
  UNKNOWN_CONTROL,
  /** The option requires a value of several lines. */
  TEXT_BELOW,
  /** The line names no seat although several seats may move. */
  WHOSE,
  /** The file is not UTF-8 text. */
  NOT_TEXT,
  /** The line exceeds the maximum length. */
  LONG_LINE
}
