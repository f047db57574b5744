package lethe.engine.games.robots;

import lethe.engine.core.ErrorCode;

/** The reasons for refusing a command in Nothing Human. */
public enum IllegalMove implements ErrorCode {
  /** The cards are still face up; play begins when every seat is ready. */
  CARDS_LIE_OPEN,
  /** The cards are already face down; the memorizing phase is over. */
  CARDS_ARE_DOWN,
  /** The grid has no such position. */
  NO_SUCH_CARD,
  /** The card at this position is face up. */
  CARD_IS_UP,
  /** A card has already been pointed at and must be called first. */
  CARD_IS_CHOSEN,
  /** No card has been pointed at. */
  NO_CARD_CHOSEN,
  /** Only the captain calls; teammates make suggestions. */
  ONLY_SUGGEST,
  /** There is no card to make a suggestion about. */
  NOTHING_TO_SUGGEST,
  /** There is nothing to decline. */
  NOTHING_TO_DECLINE,
  /** A call must name at least one feature. */
  NOTHING_NAMED,
  /** A call names two values of the same feature. */
  TWO_OF_A_KIND
}
