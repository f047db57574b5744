package lethe.engine.games.ravens;

import lethe.engine.core.ErrorCode;

/** Errors in a custom deck. */
public enum DeckErrorCode implements ErrorCode {
  /** The first line does not contain the column names. */
  NO_HEADER,
  /** A column is unknown. */
  UNKNOWN_COLUMN,
  /** A column occurs twice. */
  REPEATED_COLUMN,
  /** A column is missing. */
  MISSING_COLUMN,
  /** The column names occur again after the first line. */
  REPEATED_HEADER,
  /** The line has too few or too many fields. */
  WRONG_FIELD_COUNT,
  /** The color is unknown. */
  UNKNOWN_COLOR,
  /** The number is not between 1 and 5. */
  INVALID_NUMBER,
  /** The quadrants are not of the form NW NE / SW SE, each faded or clear. */
  INVALID_QUADRANTS,
  /** The number of faded quadrants is not between 1 and 3. */
  INVALID_FADED_COUNT,
  /** The power is unknown. */
  UNKNOWN_POWER,
  /** A color has more than seven cards. */
  WRONG_COLOR_COUNT,
  /** The deck does not have 35 cards. */
  WRONG_CARD_COUNT
}
