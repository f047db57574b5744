package lethe.engine.games.eurydice;

import lethe.engine.core.ErrorCode;

/** Errors in custom boards and special cards. */
public enum DataErrorCode implements ErrorCode {
  /** The first line does not contain the column names. */
  NO_HEADER,
  /** A line has more fields than there are columns. */
  TOO_MANY_FIELDS,
  /** A required field is empty. */
  EMPTY_FIELD,
  /** A number is required. */
  NOT_A_NUMBER,
  /** The field must be one of a list of words. */
  UNKNOWN_WORD,
  /** This value does not take a number. */
  UNEXPECTED_NUMBER,
  /** This value requires a number. */
  MISSING_NUMBER,
  /** Two spaces have the same position. */
  DUPLICATE_POSITION,
  /** Two spaces of a board, or two cards, have the same name. */
  DUPLICATE_NAME,
  /** The row above has no space with this name. */
  UNKNOWN_SPACE,
  /** A space other than the end has no successor. */
  DEAD_END,
  /** A space has no predecessor. */
  UNREACHABLE_SPACE,
  /** A board must begin with a single space without symbols in row 0. */
  INVALID_START,
  /** A row of a board has no spaces. */
  MISSING_ROW,
  /** A board must end with a single space without symbols in its last row. */
  INVALID_END,
  /** Boards must be numbered consecutively from 1. */
  MISSING_BOARD,
  /** A board has no special card. */
  NO_SPECIAL_CARDS,
  /** There are more boards than the default special cards cover. */
  SPECIAL_CARDS_REQUIRED,
  /** A card belongs to a board that does not exist. */
  NO_SUCH_BOARD
}
