package lethe.app.puzzle;

import lethe.engine.core.ErrorCode;

/** The errors of a puzzle other than those of its script. */
public enum PuzzleErrorCode implements ErrorCode {
  NOTHING_RIGHT,
  NOT_A_REMARK,
  NOT_LEGAL,
  NOBODY_ASKED
}
