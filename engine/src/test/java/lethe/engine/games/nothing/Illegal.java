package lethe.engine.games.nothing;

import lethe.engine.core.Reason;

/** The reasons why the rules reject a command. */
public enum Illegal implements Reason {
  CARD_NOT_IN_HAND,
  CARD_ALREADY_PICKED,
  NOTHING_PICKED
}
