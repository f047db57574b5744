package lethe.engine.core;

/** What can be wrong with a script, a save or an option, whatever game it is for. */
public enum Flaw implements Reason {
  /** Nothing is in it but blanks and comments. */
  EMPTY_FILE,
  /** Its format is of a version that this program does not know. */
  OTHER_VERSION,
  /** A header stands where only commands may, or the other way round. */
  MISPLACED_HEADER,
  /** The same header stands there twice. */
  REPEATED_HEADER,
  /** A line begins with the word option and names none. */
  NAMELESS_OPTION,
  /** A line that would go on with an option's value stands below none. */
  STRAY_VALUE,
  /** It does not say which game. */
  NO_GAME,
  /** No game is called so. */
  UNKNOWN_GAME,
  /** The game has no such seat. */
  UNKNOWN_SEAT,
  /** So many cannot play with these options. */
  SEAT_COUNT,
  /** Nobody of this kind can play a seat. */
  UNKNOWN_PLAYER,
  /** The game has no bot of this level. */
  UNKNOWN_LEVEL,
  /** The seed is not a whole number of 64 bits. */
  BAD_SEED,
  /** The game has no such option. */
  UNKNOWN_OPTION,
  /** The option has no such value. */
  BAD_OPTION,
  /** The seat is named twice where each is named once. */
  REPEATED_SEAT,
  /** A command or an entry that can be read is refused; facts: it, and the rejection. */
  REFUSED,
  /** The control entry was complete before this. */
  TOO_MUCH,
  /** There is no such control entry. */
  UNKNOWN_CONTROL,
  /** The option takes a text of several lines, and this is none. */
  TEXT_BELOW,
  /** The line names no seat, and it is not clear whose it is. */
  WHOSE,
  /** It is not text in UTF-8. */
  NOT_TEXT,
  /** The line is longer than any could be. */
  LONG_LINE
}
