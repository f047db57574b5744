package lethe.engine.games.sample;

import lethe.engine.core.Reason;

/** Why the rules refuse a command. */
public enum Illegal implements Reason {
  CARD_NOT_IN_HAND
}
