package lethe.engine.games.eurydice;

import lethe.engine.core.ErrorCode;

/**
 * The reasons for rejecting a command in Eurydice. The message for each is in the resources of the
 * app, under {@link #messageKey}.
 */
public enum IllegalMoveCode implements ErrorCode {
  /** A different kind of command is required now. */
  OTHER_COMMAND_REQUIRED,
  /** The space cannot be reached from the current space. */
  SPACE_NOT_REACHABLE,
  /** The command can mean several spaces that can be reached. */
  AMBIGUOUS_STEP,
  /** The space still has unresolved symbols. */
  UNRESOLVED_SYMBOLS,
  /** The space has no such unresolved symbol. */
  NO_SUCH_SYMBOL,
  /** The space has no unresolved symbol. */
  NO_UNRESOLVED_SYMBOL,
  /** Another symbol is still being resolved. */
  SYMBOL_IN_PROGRESS,
  NO_OBOL,
  /** The current card does not allow a space to be ignored. */
  CARD_CANNOT_IGNORE,
  NO_CURRENT_CARD,
  /** There is no space to ignore; Orpheus must move first. */
  TOO_EARLY_TO_IGNORE,
  /** A space can be ignored only before Orpheus begins to resolve its first symbol. */
  TOO_LATE_TO_IGNORE,
  /** The discard area has no card at this position. */
  NO_SUCH_CARD,
  /** A card of the discard area must be named by its position. */
  CARD_NUMBER_REQUIRED,
  /** Only the discard area has numbered positions. */
  CARDS_HAVE_NO_NUMBERS,
  CARD_ALREADY_FACE_UP,
  CARD_ALREADY_CHOSEN,
  /** The deck has no further cards. */
  DECK_TOO_SMALL,
  /** Removed has no further cards. */
  REMOVED_TOO_SMALL,
  /** Enough cards have already been chosen. */
  ENOUGH_CARDS_CHOSEN,
  /** More cards must be chosen. */
  TOO_FEW_CARDS_CHOSEN,
  /** No card has been chosen; use {@code skip} to choose none. */
  NO_CARD_CHOSEN,
  /** This effect is not optional, or a card has already been chosen for it. */
  CANNOT_SKIP,
  /** A hymn looks at the deck or at the discard area, not at both. */
  BOTH_ZONES_CHOSEN,
  /** The current card does not allow cards to be discarded from the bottom of the deck. */
  ONLY_FROM_TOP,
  /** The number of diamonds is too large. */
  TOO_MANY_DIAMONDS,
  /** The number of cards to exchange is too large. */
  TOO_MANY_CARDS
}
