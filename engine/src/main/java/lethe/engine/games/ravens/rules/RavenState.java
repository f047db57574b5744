package lethe.engine.games.ravens.rules;

import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.RavenStatus;

/**
 * The state of one raven.
 *
 * @param cardsBeneath the cards beneath it, as a mask
 */
record RavenState(RavenStatus status, long cardsBeneath) {
  static final RavenState AWAY = new RavenState(RavenStatus.AWAY, 0);

  boolean isStanding() {
    return status == RavenStatus.STANDING;
  }

  RavenState withCardBeneath(Card card) {
    return new RavenState(status, cardsBeneath | card.bit());
  }
}
