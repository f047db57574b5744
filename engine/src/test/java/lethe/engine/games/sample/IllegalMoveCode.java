package lethe.engine.games.sample;

import lethe.engine.core.ErrorCode;

/** The reasons for refusing a command in the sample. */
public enum IllegalMoveCode implements ErrorCode {
  NO_SUCH_PLACE,
  NO_CARD_THERE,
  ALREADY_FACE_UP
}
