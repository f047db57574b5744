package lethe.engine.games.robots.rules;

import java.util.Optional;
import lethe.engine.games.robots.Place;

/**
 * The current turn. Seats are represented by their index.
 *
 * @param active the seat that calls; with teams, the captain
 * @param done the seats that are ready or have answered, one bit each
 * @param pointed the position of the card to call; empty if no card has been pointed at
 * @param bonus whether the current card was picked, or may be picked, as a bonus for a short
 *     circuit
 */
record CurrentTurn(int active, int done, Optional<Place> pointed, boolean bonus) {
  static CurrentTurn of(int active) {
    return new CurrentTurn(active, 0, Optional.empty(), false);
  }

  CurrentTurn withDone(int seats) {
    return new CurrentTurn(active, seats, pointed, bonus);
  }

  CurrentTurn withPointed(Optional<Place> place) {
    return new CurrentTurn(active, 0, place, bonus);
  }

  CurrentTurn withBonus() {
    return new CurrentTurn(active, 0, pointed, true);
  }
}
