package lethe.engine.games.robots;

import lethe.engine.core.ErrorCode;

/**
 * The reasons for rejecting a command in Nothing Human. The message for each is in the resources of
 * the app, under {@link #messageKey}.
 */
public enum IllegalMoveCode implements ErrorCode {
  /** The cards are still face up; they are turned face down when every seat is ready. */
  CARDS_STILL_FACE_UP,
  /** The cards are already face down; the memorizing phase is over. */
  CARDS_ALREADY_FACE_DOWN,
  /** The grid has no such position. */
  NO_SUCH_CARD,
  /** The card at this position is face up. */
  CARD_ALREADY_FACE_UP,
  /** A card has already been pointed at and must be called first. */
  CARD_ALREADY_CHOSEN,
  /** No card has been pointed at. */
  NO_CARD_CHOSEN,
  /** Only the captain calls; teammates make suggestions. */
  NOT_CAPTAIN,
  /** Suggestions can be made only by teammates, before the captain calls. */
  NOTHING_TO_SUGGEST,
  NOTHING_TO_DECLINE,
  /** A call or a suggestion must name at least one feature. */
  NO_FEATURE_NAMED,
  /** A call or a suggestion names two values of the same feature. */
  TWO_VALUES_OF_A_FEATURE
}
