package lethe.engine.games.nothing;

import lethe.engine.core.ErrorCode;

/** The reasons why the rules reject a command. */
public enum IllegalMove implements ErrorCode {
  CARD_NOT_IN_HAND,
  CARD_ALREADY_PICKED,
  NOTHING_PICKED
}
