package lethe.engine.games.ravens.rules;

import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.RavenStatus;

/**
 * Where one raven is, and what it holds.
 *
 * @param beneath the bits of the cards beneath it
 */
record RavenState(RavenStatus status, long beneath) {
  static final RavenState AWAY = new RavenState(RavenStatus.AWAY, 0);

  boolean stands() {
    return status == RavenStatus.STANDING;
  }

  RavenState with(Card card) {
    return new RavenState(status, beneath | card.bit());
  }
}
