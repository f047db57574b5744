package lethe.engine.games.sample;

import lethe.engine.core.Reason;

/** The reasons why the rules reject a command. */
public enum Illegal implements Reason {
  CARD_NOT_IN_HAND
}
