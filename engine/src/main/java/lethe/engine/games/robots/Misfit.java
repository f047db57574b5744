package lethe.engine.games.robots;

import lethe.engine.core.Reason;

/** Why a grid cannot be laid out as the options say. */
public enum Misfit implements Reason {
  /** A layout is so many rows by so many columns. */
  NOT_A_LAYOUT,
  /** A level names the layout already. */
  LEVEL_AND_LAYOUT,
  /** There are six short circuits, and at least one card must be another. */
  CIRCUITS_OUT_OF_RANGE
}
