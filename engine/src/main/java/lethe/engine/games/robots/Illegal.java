package lethe.engine.games.robots;

import lethe.engine.core.Reason;

/** Why the rules refuse a command. */
public enum Illegal implements Reason {
  /** Nothing is played while the cards lie open. */
  CARDS_LIE_OPEN,
  /** The cards are down already, so there is nothing to be ready for. */
  CARDS_ARE_DOWN,
  /** The grid has no such place. */
  NO_SUCH_CARD,
  /** The card there lies face up. */
  CARD_IS_UP,
  /** A card has been pointed at, and is to be called first. */
  CARD_IS_CHOSEN,
  /** No card has been pointed at. */
  NO_CARD_CHOSEN,
  /** The captain calls; a team-mate suggests. */
  ONLY_SUGGEST,
  /** There is nobody to suggest anything to now. */
  NOTHING_TO_SUGGEST,
  /** There is nothing that can be declined now. */
  NOTHING_TO_DECLINE,
  /** A call names at least one feature. */
  NOTHING_NAMED,
  /** A card has one value of each feature. */
  TWO_OF_A_KIND
}
