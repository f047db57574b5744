package lethe.engine.games.robots.rules;

import java.util.Optional;
import lethe.engine.games.robots.Place;

/**
 * The current turn. Seats are represented by their index.
 *
 * @param active the seat that calls; with teams, the captain
 * @param done the seats that are ready or have answered, one bit each
 * @param pointed the card to be called
 * @param bonus whether the card is or may be picked as a bonus for a short circuit
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
