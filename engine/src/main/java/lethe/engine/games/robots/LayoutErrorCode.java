package lethe.engine.games.robots;

import lethe.engine.core.ErrorCode;

/** The reasons for rejecting the options that determine the layout. */
public enum LayoutErrorCode implements ErrorCode {
  /** The layout is not of the form ROWSxCOLUMNS, or is out of range. */
  INVALID_LAYOUT,
  /** Both a level and a layout were chosen. */
  LEVEL_AND_LAYOUT,
  /**
   * The number of short circuits is not a digit or is out of range: there are six, and at least one
   * card must be a memory card.
   */
  SHORT_CIRCUITS_OUT_OF_RANGE
}
