package lethe.engine.core;

/** The errors that can occur in a script, a saved game or an option of any game. */
public enum ScriptErrorCode implements ErrorCode {
  /** The file contains only blanks and comments. */
  EMPTY_FILE,
  /** The format version is not supported. Arguments: the stated version, and the supported one. */
  UNSUPPORTED_FORMAT,
  /** The version of the rules is not a whole number of 1 or more. */
  INVALID_RULES_VERSION,
  /**
   * The match is played by other rules. Arguments: the game, the version of the rules of this
   * match, and the current version.
   */
  UNSUPPORTED_RULES_VERSION,
  /** A saved game does not state the version of its rules. Arguments: the game. */
  MISSING_RULES_VERSION,
  /** A header line follows a command or a control entry. */
  MISPLACED_HEADER,
  /** A header line that may occur only once occurs again. */
  REPEATED_HEADER,
  /** An {@code option} line names no option. */
  MISSING_OPTION_NAME,
  /** A continuation line does not follow an option. */
  VALUE_WITHOUT_OPTION,
  /** The header names no game. */
  MISSING_GAME,
  UNKNOWN_GAME,
  /** The game has no such seat. Arguments: the stated name, and the names of the seats. */
  UNKNOWN_SEAT,
  /** The number of seats is not possible with these options. */
  SEAT_COUNT_OUT_OF_RANGE,
  /** The kind of player is unknown. */
  UNKNOWN_PLAYER,
  /** The game has no bot of this level. */
  UNKNOWN_LEVEL,
  /** The seed is not a 64-bit integer. */
  INVALID_SEED,
  /** The game has no such option. */
  UNKNOWN_OPTION,
  /** The option does not accept this value. */
  INVALID_OPTION_VALUE,
  /** A seat that may be named only once is named again. */
  REPEATED_SEAT,
  /** A command or entry was read but refused. Arguments: the entry and the rejection. */
  ENTRY_REJECTED,
  /** Unexpected text follows a complete control entry. */
  TEXT_AFTER_ENTRY,
  /** No control entry begins with this word. Arguments: the word, and the possible entries. */
  UNKNOWN_CONTROL_ENTRY,
  /** The option requires a value of several lines. */
  MULTILINE_VALUE_REQUIRED,
  /** The line names no seat, and the seat that it means cannot be determined. */
  SEAT_REQUIRED,
  /** The file is not UTF-8 text. */
  NOT_UTF8,
  /** A line exceeds {@link Script#MAX_LINE_LENGTH}. */
  LINE_TOO_LONG
}
