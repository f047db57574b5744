package lethe.app.puzzle;

import lethe.engine.core.Reason;

/** The faults of a puzzle other than those of its script. */
public enum PuzzleFlaw implements Reason {
  NOTHING_RIGHT,
  NOT_A_REMARK,
  NOT_LEGAL,
  NOBODY_ASKED
}
