package lethe.engine.games.sample;

import lethe.engine.core.ErrorCode;

/** The reasons for refusing a command in the sample. */
public enum IllegalMove implements ErrorCode {
  CARD_NOT_IN_HAND
}
