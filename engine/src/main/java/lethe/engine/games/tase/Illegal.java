package lethe.engine.games.tase;

import lethe.engine.core.Reason;

/** Why the rules refuse a command. */
public enum Illegal implements Reason {
  /** Cups are 1, 2 and 3. */
  NO_SUCH_CUP,
  /** The chip has been played, thrown out, or never was. */
  CHIP_NOT_IN_HAND,
  /** The first chip of a turn is lower than the last one the opponent put. */
  CHIP_TOO_LOW,
  /** The lowest chip cannot come first: no lower one would be left to follow. */
  NOTHING_LEFT_TO_FOLLOW,
  /** The second chip of a turn is not lower than the first. */
  CHIP_NOT_LOWER,
  /** Only the opener's last chip may be kept. */
  CANNOT_KEEP
}
