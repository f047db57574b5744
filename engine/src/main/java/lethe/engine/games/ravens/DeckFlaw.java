package lethe.engine.games.ravens;

import lethe.engine.core.Reason;

/** What can be wrong with a deck that somebody wrote. */
public enum DeckFlaw implements Reason {
  /** The first line does not name the columns. */
  NO_HEADER,
  /** There is no such column. */
  UNKNOWN_COLUMN,
  /** The column is named twice. */
  REPEATED_COLUMN,
  /** A column is missing. */
  MISSING_COLUMN,
  /** The columns are named once, in the first line. */
  REPEATED_HEADER,
  /** The line has too few or too many fields. */
  WRONG_FIELDS,
  /** There is no such color. */
  UNKNOWN_COLOR,
  /** Numbers are 1 to 5. */
  BAD_NUMBER,
  /** Quadrants are written NW NE / SW SE, each faded or clear. */
  BAD_QUADRANTS,
  /** Between one and three quadrants of a card are faded. */
  BAD_FADED_COUNT,
  /** There is no such power. */
  UNKNOWN_POWER,
  /** Each color has seven cards. */
  WRONG_COLOR_COUNT,
  /** A deck has 35 cards. */
  WRONG_COUNT
}
