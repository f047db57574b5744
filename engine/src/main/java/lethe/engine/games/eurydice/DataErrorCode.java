package lethe.engine.games.eurydice;

import lethe.engine.core.ErrorCode;

/** Errors in custom boards and special cards. */
public enum DataErrorCode implements ErrorCode {
  /** The first line does not consist of the column names, or the text is empty. */
  NO_HEADER,
  /** A line has more fields than there are columns. */
  TOO_MANY_FIELDS,
  /** A required field is empty. */
  EMPTY_FIELD,
  /** A field that requires a number does not contain one in the permitted range. */
  NOT_A_NUMBER,
  /** A field does not contain one of the words that it permits. */
  UNKNOWN_WORD,
  /** A number is given for a symbol or an effect that takes none. */
  UNEXPECTED_NUMBER,
  /** A symbol that requires a number has none. */
  MISSING_NUMBER,
  /** Two spaces have the same position. */
  DUPLICATE_POSITION,
  /** The name of a successor is not unique in the row above, or two cards have the same name. */
  DUPLICATE_NAME,
  /** The row above has no space with this name. */
  UNKNOWN_SPACE,
  /** A space other than the end has no successor. */
  DEAD_END,
  /** A space other than the start has no predecessor. */
  UNREACHABLE_SPACE,
  /** Row 0 of a board is not a single space without symbols, or is missing. */
  INVALID_START,
  /** A row of a board has no spaces. */
  MISSING_ROW,
  /** The last row of a board is not a single space without symbols and successors, or is row 0. */
  INVALID_END,
  /** There is no board, or the boards are not numbered consecutively from 1. */
  MISSING_BOARD,
  /** A board has no special card. */
  NO_SPECIAL_CARDS,
  /** There are more boards than default boards, so the default special cards do not suffice. */
  SPECIAL_CARDS_REQUIRED,
  /** A card names a board that does not exist. */
  NO_SUCH_BOARD
}
