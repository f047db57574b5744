package lethe.engine.games.robots.rules;

import java.util.Optional;
import lethe.engine.games.robots.Place;

/**
 * The turn that is being played. Seats are their index here.
 *
 * @param active who is to call; the captain of the team that is to
 * @param done who is ready, or has suggested or declined to, a bit each
 * @param pointed the card that is to be called
 * @param bonus whether the card is, or may be, picked for a short circuit
 */
record Current(int active, int done, Optional<Place> pointed, boolean bonus) {
  static Current of(int active) {
    return new Current(active, 0, Optional.empty(), false);
  }

  Current withDone(int seats) {
    return new Current(active, seats, pointed, bonus);
  }

  Current withPointed(Optional<Place> place) {
    return new Current(active, 0, place, bonus);
  }

  Current withBonus() {
    return new Current(active, 0, pointed, true);
  }
}
