package lethe.engine.games.eurydice;

import lethe.engine.core.Reason;

/** Why the rules refuse a command. */
public enum Illegal implements Reason {
  /** Something else is to be done now. */
  NOT_ASKED,
  /** No way leads there from here. */
  NO_SUCH_STEP,
  /** There are several ways, and none was named. */
  WHICH_STEP,
  /** The space still has symbols. */
  SYMBOLS_LEFT,
  /** The space has no such symbol, or no longer. */
  NO_SUCH_SYMBOL,
  /** The space has no symbol, or no longer. */
  NO_SYMBOL_LEFT,
  /** A symbol is being carried out. */
  SYMBOL_NOT_DONE,
  /** There is no obol to pay. */
  NO_OBOL,
  /** The current card ignores nothing. */
  CARD_DOES_NOT_IGNORE,
  /** There is no current card. */
  NO_CURRENT_CARD,
  /** No space has been entered whose symbols could be ignored. */
  TOO_EARLY_TO_IGNORE,
  /** A space is ignored as it is entered, before any of its symbols. */
  TOO_LATE_TO_IGNORE,
  /** The discard area has no such card. */
  NO_SUCH_CARD,
  /** The card lies open already. */
  CARD_IS_OPEN,
  /** The card has been chosen already. */
  CARD_CHOSEN,
  /** The deck has no more cards. */
  DECK_TOO_SMALL,
  /** Removed has no more cards. */
  REMOVED_TOO_SMALL,
  /** Enough cards have been chosen. */
  ENOUGH_CHOSEN,
  /** More cards must be chosen. */
  TOO_FEW_CHOSEN,
  /** Nothing has been chosen; to choose nothing is to skip. */
  NOTHING_CHOSEN,
  /** This cannot be skipped. */
  CANNOT_SKIP,
  /** A hymn looks at the deck or at the discard area, not at both. */
  ONE_ZONE,
  /** Only the top of the deck can be discarded. */
  NOT_FROM_BOTTOM,
  /** So many diamonds are not to be sung. */
  TOO_MANY_DIAMONDS,
  /** So many cards are not to be exchanged. */
  TOO_MANY_CARDS
}
