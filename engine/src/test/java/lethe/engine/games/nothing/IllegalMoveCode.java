package lethe.engine.games.nothing;

import lethe.engine.core.ErrorCode;

/** The reasons for refusing a command in Nothing. */
public enum IllegalMoveCode implements ErrorCode {
  CARD_NOT_IN_HAND,
  CARD_ALREADY_PICKED,
  NOTHING_PICKED
}
