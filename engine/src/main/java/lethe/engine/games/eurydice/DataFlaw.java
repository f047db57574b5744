package lethe.engine.games.eurydice;

import lethe.engine.core.Reason;

/** What can be wrong with boards or special cards that somebody wrote. */
public enum DataFlaw implements Reason {
  /** The first line does not name the columns. */
  NO_HEADER,
  /** A line has more fields than there are columns. */
  TOO_MANY_FIELDS,
  /** A field is empty that must not be. */
  EMPTY_FIELD,
  /** A number was expected. */
  NOT_A_NUMBER,
  /** One of these words was expected. */
  UNKNOWN_WORD,
  /** A number does not belong beside this. */
  NUMBER_NOT_WANTED,
  /** A number is missing beside this. */
  NUMBER_MISSING,
  /** Two spaces lie in the same place. */
  SAME_PLACE,
  /** Two spaces of a board, or two cards, have the same name. */
  SAME_NAME,
  /** No space of the row above has this name. */
  UNKNOWN_SPACE,
  /** No way leads on from here, and it is not the end. */
  DEAD_END,
  /** No way leads here. */
  UNREACHED,
  /** A board begins with one space in row 0, without symbols. */
  BAD_START,
  /** A row of a board has no space. */
  MISSING_ROW,
  /** A board ends with one space in its last row, without symbols. */
  BAD_END,
  /** Boards are numbered from 1 on, without a gap. */
  MISSING_BOARD,
  /** A board has no special card. */
  NO_CARDS,
  /** There are more boards than the program has special cards for. */
  OWN_CARDS_NEEDED,
  /** A card belongs to a board that there is not. */
  NO_SUCH_BOARD
}
