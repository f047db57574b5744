package lethe.engine.games.ravens;

import lethe.engine.core.ErrorCode;

/** Errors in a custom deck. */
public enum DeckErrorCode implements ErrorCode {
  /** The first line contains none of the column names. */
  NO_HEADER,
  UNKNOWN_COLUMN,
  REPEATED_COLUMN,
  MISSING_COLUMN,
  /** The column names occur again after the first line. */
  REPEATED_HEADER,
  /** The line has too few or too many fields. */
  WRONG_FIELD_COUNT,
  UNKNOWN_COLOR,
  /** The number is not between 1 and 5. */
  INVALID_NUMBER,
  /** The quadrants are not of the form NW NE / SW SE, each faded or clear. */
  INVALID_QUADRANTS,
  /** The number of faded quadrants is not between 1 and 3. */
  INVALID_FADED_COUNT,
  UNKNOWN_POWER,
  /** A color has more than seven cards. */
  WRONG_COLOR_COUNT,
  /** The deck does not have 35 cards. */
  WRONG_CARD_COUNT
}
