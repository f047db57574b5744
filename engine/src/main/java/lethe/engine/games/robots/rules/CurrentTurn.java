package lethe.engine.games.robots.rules;

import java.util.Optional;
import lethe.engine.games.robots.Place;

/**
 * The current turn. Seats are represented by their index.
 *
 * @param activeSeat the seat that calls; with teams, the captain
 * @param doneSeatsMask the seats that are ready or have answered, one bit each
 * @param pointedPlace the position of the card to call; empty if no card has been pointed at
 * @param isBonus whether the current card was picked, or may be picked, as a bonus for a short
 *     circuit
 */
record CurrentTurn(
    int activeSeat, int doneSeatsMask, Optional<Place> pointedPlace, boolean isBonus) {
  static CurrentTurn of(int activeSeat) {
    return new CurrentTurn(activeSeat, 0, Optional.empty(), false);
  }

  CurrentTurn withDoneSeats(int mask) {
    return new CurrentTurn(activeSeat, mask, pointedPlace, isBonus);
  }

  /** Returns this turn with another pointed place; no seat has answered yet. */
  CurrentTurn withPointedPlace(Optional<Place> place) {
    return new CurrentTurn(activeSeat, 0, place, isBonus);
  }

  /** Returns this turn as one with a bonus card; no seat has answered yet. */
  CurrentTurn withBonus() {
    return new CurrentTurn(activeSeat, 0, pointedPlace, true);
  }
}
