package lethe.app.puzzle;

import lethe.engine.core.Reason;

/** What can be wrong with a puzzle beyond its journal. */
public enum PuzzleFlaw implements Reason {
  NOTHING_RIGHT,
  NOT_A_REMARK,
  NOT_LEGAL,
  NOBODY_ASKED
}
