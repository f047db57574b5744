package lethe.engine.games.ravens;

import lethe.engine.core.Reason;

/** Why the rules refuse a command. */
public enum Illegal implements Reason {
  /** Something else is asked of the seat now; its {@link Phase} says what. */
  NOT_NOW,
  /** Each of the cards must be named, once. */
  NOT_AN_ORDER,
  /** The deck does not hold so many, or the number is none. */
  NOT_SO_MANY,
  /** A blaze discards one card or two. */
  ONE_OR_TWO,
  /** Feth draws at least one card. */
  NOTHING_DRAWN,
  /** The line has no such card. */
  NO_SUCH_CARD_IN_LINE,
  /** A quadrant would lie on one of the other kind. */
  QUADRANTS_DIFFER,
  /** The card would not lie on any other. */
  COVERS_NOTHING,
  /** No faded quadrant would lie on a faded one. */
  COVERS_NOTHING_FADED,
  /** The card would lie exactly on one with the same pattern, and nothing between them. */
  SAME_PATTERN_BENEATH,
  /** A card of the line can still be placed, so one must be. */
  MUST_PLACE,
  /** No unused poem card has this power. */
  NO_SUCH_POWER,
  /** No unused poem card of this row has the power. */
  NO_SUCH_POWER_IN_ROW,
  /** This power needs the line, and so the time of building. */
  ONLY_WHILE_BUILDING,
  /** No card of the Atman shows there. */
  NO_CARD_THERE,
  /** The card goes by another of the spots where it shows. */
  OTHER_NAME,
  /** Both names are of the same card. */
  SAME_CARD_TWICE,
  /** The two cards are not of one color. */
  COLORS_DIFFER,
  /** Nothing lies beneath the card. */
  NOTHING_BENEATH,
  /** The card lies there already. */
  SAME_PLACE,
  /** The deck is empty. */
  DECK_EMPTY,
  /** The discard pile has no such memory card. */
  NO_SUCH_CARD_DISCARDED,
  /** This raven does not stand in the row. */
  RAVEN_NOT_IN_ROW,
  /** No card is beneath this raven. */
  RAVEN_HOLDS_NOTHING,
  /** The raven has no such card beneath it. */
  NO_SUCH_CARD_BENEATH,
  /** Score cards go with a card in the third batch only, if there are any. */
  NOTHING_TO_ADD,
  /** The score pile has no such memory card. */
  NO_SUCH_CARD_SCORED,
  /** The score card has been chosen already. */
  CHOSEN_ALREADY,
  /** The row would become too long. */
  ROW_TOO_LONG,
  /** The row lacks nothing more. */
  ROW_COMPLETE,
  /** There is no such row. */
  NO_SUCH_ROW,
  /** The heart of this row lies face up. */
  HEART_FACE_UP,
  /** The heart of this row is of another color. */
  HEART_OF_OTHER_COLOR
}
