package lethe.app.program;

import java.util.Locale;
import lethe.engine.core.ErrorCode;

/** The errors that programs can make, and {@link #NOT_STARTED}. */
public enum ProgramErrorCode implements ErrorCode {
  // The answer is refused, and the program may answer again.
  INVALID_JSON,
  NOT_AN_OBJECT,
  UNKNOWN_MESSAGE,
  UNEXPECTED_READY,
  ONE_MOVE_REQUIRED,
  /** Arguments: the error. */
  UNREADABLE_MOVE,
  SEVERAL_MOVES,
  /** Arguments: the rule. */
  ILLEGAL_MOVE,
  /** Arguments: the number of legal moves. */
  INDEX_OUT_OF_RANGE,
  UNKNOWN_COMMAND,

  /** The program sent a line although no answer was expected. */
  UNEXPECTED_LINE,

  // The request to a training environment is refused.
  UNKNOWN_REQUEST,
  /** Arguments: the name of the field, and the expected kind of value. */
  INVALID_FIELD,
  /** Arguments: the name, and the identifiers of all games. */
  UNKNOWN_GAME,
  /** Arguments: the error. */
  INVALID_OPTION,
  /** Arguments: the name, and the names of all seats. */
  UNKNOWN_SEAT,
  /** Arguments: the text, and the names of all levels. */
  UNKNOWN_PLAYER,
  /** Arguments: the number of seats. */
  WRONG_SEAT_COUNT,
  /** Arguments: the identifier. */
  UNKNOWN_MATCH,
  /** Arguments: the maximum number. */
  TOO_MANY_MATCHES,
  /** Arguments: the name of the seat. */
  NOT_TO_MOVE,
  MATCH_OVER,

  // The program no longer plays.
  /** Arguments: the reason. */
  NOT_STARTED,
  /** Arguments: the number of seconds. */
  NOT_READY,
  /** Arguments: the number of the version. */
  UNSUPPORTED_VERSION,
  /** Arguments: the number of seconds. */
  TIMEOUT,
  /** Arguments: the exit code. */
  EXITED,
  /** Arguments: the number of the signal. */
  STOPPED_BY_SIGNAL,
  OUTPUT_CLOSED,
  /** Arguments: the maximum length. */
  LINE_TOO_LONG,
  TOO_MUCH_OUTPUT,
  /** Arguments: the maximum number of moves. */
  TOO_MANY_MOVES,
  /** Arguments: the last refusal. */
  THREE_REFUSALS,

  // Only reported by a check.
  INPUT_CLOSED,
  /** Arguments: the number of bytes. */
  MUCH_STANDARD_ERROR,
  /** Arguments: the number of seconds. */
  STILL_RUNNING,
  CHILD_PROCESSES_LEFT;

  /** Returns the code in messages: the name in lower case with hyphens. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
