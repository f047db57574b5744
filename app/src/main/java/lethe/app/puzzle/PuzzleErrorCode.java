package lethe.app.puzzle;

import lethe.engine.core.ErrorCode;

/** Errors in a puzzle file, except those of its script. */
public enum PuzzleErrorCode implements ErrorCode {
  /** No remark contains a right command. */
  NOTHING_RIGHT,
  /** A remark contains neither a command with its value nor a solve rate. */
  NOT_A_REMARK,
  /** A command in a remark is not legal at the decision. */
  NOT_LEGAL,
  /** The script does not end at a decision of the seat. */
  NOBODY_ASKED
}
