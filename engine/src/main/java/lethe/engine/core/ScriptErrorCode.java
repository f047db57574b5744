package lethe.engine.core;

/** The errors that can occur in a script, a saved game or an option of any game. */
public enum ScriptErrorCode implements ErrorCode {
  /** The file contains only blanks and comments. */
  EMPTY_FILE,
  /** The format version is not supported. Arguments: the stated version, and the supported one. */
  UNSUPPORTED_FORMAT,
  /**
   * The version of the rules is not a whole number of 1 or more, or is too large. Arguments: the
   * stated version.
   */
  INVALID_RULES_VERSION,
  /**
   * The match is not played by the current rules. Arguments: the game, the version of the rules of
   * this match, and the current version.
   */
  UNSUPPORTED_RULES_VERSION,
  /** A saved game does not state the version of its rules. Arguments: the game. */
  MISSING_RULES_VERSION,
  /** A header line follows a command or a control entry. Arguments: the first word of the line. */
  MISPLACED_HEADER,
  /**
   * A header line that may occur only once occurs again. Arguments: the first word of the line,
   * followed by the name of the option or seat in lines that have one.
   */
  REPEATED_HEADER,
  /** An {@code option} line names no option. */
  MISSING_OPTION_NAME,
  /** A continuation line does not follow an option. */
  VALUE_WITHOUT_OPTION,
  /** The header names no game. */
  MISSING_GAME,
  /** There is no such game. Arguments: the stated name, and the names of the games. */
  UNKNOWN_GAME,
  /**
   * The game or the match has no such seat. Arguments: the stated name, and the names of the seats.
   */
  UNKNOWN_SEAT,
  /**
   * The number of seats is not possible with these options. Arguments: the number, the minimum, and
   * the maximum.
   */
  SEAT_COUNT_OUT_OF_RANGE,
  /** The kind of player is unknown. Arguments: the stated player. */
  UNKNOWN_PLAYER,
  /** The game has no bot of this level. Arguments: the stated level, and the bots of the game. */
  UNKNOWN_LEVEL,
  /** The seed is not a 64-bit integer. Arguments: the stated seed. */
  INVALID_SEED,
  /** The game has no such option. Arguments: the stated name, and the names of the options. */
  UNKNOWN_OPTION,
  /**
   * The option does not accept this value. Arguments: the stated value, and the possible values.
   */
  INVALID_OPTION_VALUE,
  /** A seat that may be named only once is named again. Arguments: the seat. */
  REPEATED_SEAT,
  /** A command or entry was parsed but refused. Arguments: the entry, and the rejection. */
  ENTRY_REJECTED,
  /** Unexpected text follows a complete control entry. Arguments: the first unexpected word. */
  TEXT_AFTER_ENTRY,
  /** No control entry begins with this word. Arguments: the word, and the possible entries. */
  UNKNOWN_CONTROL_ENTRY,
  /** The option requires a value of several lines. Arguments: the name of the option. */
  MULTILINE_VALUE_REQUIRED,
  /**
   * The line names no seat, and the seat that it means cannot be determined. Arguments: the names
   * of the possible seats.
   */
  SEAT_REQUIRED,
  /** The text contains a control character, or bytes that are not UTF-8. */
  NOT_UTF8,
  /** A line exceeds {@link Script#MAX_LINE_LENGTH}. Arguments: the maximum length. */
  LINE_TOO_LONG
}
