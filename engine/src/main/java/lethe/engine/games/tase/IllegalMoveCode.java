package lethe.engine.games.tase;

import lethe.engine.core.ErrorCode;

/**
 * The reasons for rejecting a command in Ta-Se. The message for each is in the resources of the
 * app, under {@link #messageKey}.
 */
public enum IllegalMoveCode implements ErrorCode {
  /** There is no such cup; the cups are 1, 2 and 3. */
  NO_SUCH_CUP,
  /** The chip is not in the player's hand. */
  CHIP_NOT_IN_HAND,
  /** The first chip of a turn is lower than the opponent's last chip. */
  CHIP_TOO_LOW,
  /** The lowest chip cannot be the first of two, because no lower chip could follow. */
  NO_SECOND_CHIP_POSSIBLE,
  /** The second chip of a turn is not lower than the first. */
  CHIP_NOT_LOWER,
  /** Only the opener's last chip may be kept. */
  CANNOT_KEEP
}
