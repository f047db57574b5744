package lethe.app.puzzle;

import lethe.engine.core.ErrorCode;

/** Errors in a puzzle file, except those of its script. */
public enum PuzzleErrorCode implements ErrorCode {
  /** No remark contains a right command. */
  NO_RIGHT_COMMAND,
  /** A remark contains neither a command with its value nor a solve rate. */
  INVALID_REMARK,
  /** A command in a remark is not legal at the decision. */
  ILLEGAL_COMMAND,
  /** The script does not end at a decision of the seat that has to solve the puzzle. */
  NOT_TURN_OF_SEAT
}
