package lethe.engine.games.robots;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * What a viewer can see.
 *
 * @param hasTeams whether two teams play
 * @param round the round, 1 to 3
 * @param activeSeat the seat that calls; empty when the match is over
 * @param pointingSeat the seat that points for the active player; in solo play and for a bonus card
 *     the active seat itself; empty when the match is over
 * @param cards the cards, row by row
 * @param pointedPlace the position of the card to call; empty if no card has been pointed at
 * @param isBonus whether the current card was picked, or may be picked, as a bonus for a short
 *     circuit
 * @param doneSeats the seats that are ready while the cards are shown, or the teammates who have
 *     answered while suggestions are made, in seat order; empty in other phases
 * @param captains the captains of this round; empty without teams
 * @param sides the players or teams and their scores, in the order of their first seats
 * @param latestCall the latest call of this round; empty if there is none
 */
public record View(
    Layout layout,
    boolean hasTeams,
    int round,
    Phase phase,
    Optional<Seat> activeSeat,
    Optional<Seat> pointingSeat,
    List<Face> cards,
    Optional<Place> pointedPlace,
    boolean isBonus,
    List<Seat> doneSeats,
    List<Seat> captains,
    List<Side> sides,
    Optional<Observation.Called> latestCall) {
  /** Returns the card at a position of the layout. */
  public Face cardAt(Place place) {
    return cards.get(layout.indexOf(place));
  }

  /** Returns whether this is a solo game. */
  public boolean isSolo() {
    return sides.size() == 1;
  }

  /** Returns the player or team for which this seat's calls score. */
  public Side sideOf(Seat seat) {
    return sides.stream().filter(side -> side.seats().contains(seat)).findFirst().orElseThrow();
  }
}
