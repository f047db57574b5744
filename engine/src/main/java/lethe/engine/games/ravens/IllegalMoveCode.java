package lethe.engine.games.ravens;

import lethe.engine.core.ErrorCode;

/**
 * The reasons for rejecting a command in the Ravens. The message for each is in the resources of
 * the app, under {@link #messageKey}.
 */
public enum IllegalMoveCode implements ErrorCode {
  /** The command cannot be used in the current {@link Phase}. */
  WRONG_PHASE,
  /** The command does not name each of the cards to be ordered exactly once. */
  INVALID_ORDER,
  /**
   * The number of cards to draw is less than one. A number larger than the deck is limited to it.
   */
  INVALID_DRAW_COUNT,
  /** A blaze discards one or two cards. */
  ONE_OR_TWO_CARDS_REQUIRED,
  /** Feth must draw at least one card. */
  NO_CARD_DRAWN,
  /** The line has no such card. */
  NO_SUCH_CARD_IN_LINE,
  /** A quadrant would cover a quadrant of the other kind. */
  QUADRANTS_DIFFER,
  /** The card would not overlap any other card. */
  COVERS_NO_CARD,
  /** No faded quadrant would cover a faded one. */
  COVERS_NO_FADED_QUADRANT,
  /** The card would lie exactly on a card with the same pattern with nothing between them. */
  SAME_PATTERN_BENEATH,
  /**
   * Feth cannot end building before he has placed a card, because a card of his line can be placed.
   */
  CARD_MUST_BE_PLACED,
  /** No unused poem card has this power. */
  NO_SUCH_POWER,
  /** No unused poem card of this row has this power. */
  NO_SUCH_POWER_IN_ROW,
  /** This power needs the line, so it works only while Feth is building. */
  ONLY_WHILE_BUILDING,
  /** No card of the Atman is visible at this spot. */
  NO_CARD_AT_SPOT,
  /** The spot shows the card or chunk, but is not the one that names it. */
  NOT_FIRST_SPOT_OF_CARD,
  /** Both spots name the same card. */
  SAME_CARD_TWICE,
  /** A blaze cannot discard two cards of different colors. */
  COLORS_DIFFER,
  /** The card cannot sink, because nothing lies beneath it. */
  NO_CARD_BENEATH,
  /** The card is already in this place. */
  CARD_NOT_MOVED,
  /** The deck is empty, so the power would have no effect. */
  DECK_EMPTY,
  /** The discard pile has no such memory card. */
  NO_SUCH_CARD_DISCARDED,
  /** This raven does not stand in the row. */
  RAVEN_NOT_IN_ROW,
  /** There are no cards beneath this raven. */
  NO_CARD_BENEATH_RAVEN,
  /** There is no such card beneath the raven. */
  NO_SUCH_CARD_BENEATH,
  /** Score cards can be added only in the third batch, and only if there are any. */
  NO_SCORE_CARDS_TO_ADD,
  /** The score pile has no such memory card. */
  NO_SUCH_CARD_SCORED,
  /** The score card has already been chosen. */
  SCORE_CARD_ALREADY_CHOSEN,
  /** The row would exceed its total. */
  ROW_TOTAL_EXCEEDED,
  /** The row is already complete, so no score card can be added. */
  ROW_COMPLETE,
  NO_SUCH_ROW,
  /** The heart of this row is already face up. */
  HEART_ALREADY_FACE_UP,
  /** The heart of this row has a different color. */
  HEART_OF_OTHER_COLOR
}
