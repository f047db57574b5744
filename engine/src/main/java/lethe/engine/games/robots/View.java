package lethe.engine.games.robots;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * What a viewer sees: one thing beside the other, so that whatever is not listed here is not seen.
 *
 * @param teams whether it is played in teams
 * @param round 1 to 3
 * @param active who is to call; nobody when the match is over
 * @param pointer who points for the active player, that one itself when playing alone
 * @param cards row by row
 * @param pointed the card that is to be called
 * @param bonus whether this card is, or may be, picked for a short circuit
 * @param done who is ready, while the cards lie open; which team-mates have spoken, while they may
 *     suggest
 * @param captains who calls and points for the teams in this round; empty without teams
 * @param sides who scores together, and how much so far, in the order of their first seats
 * @param latest the last call of this round
 */
public record View(
    Layout layout,
    boolean teams,
    int round,
    Phase phase,
    Optional<Seat> active,
    Optional<Seat> pointer,
    List<Face> cards,
    Optional<Place> pointed,
    boolean bonus,
    List<Seat> done,
    List<Seat> captains,
    List<Side> sides,
    Optional<Observation.Called> latest) {
  /** The card at a place of the layout. */
  public Face at(Place place) {
    return cards.get(layout.index(place));
  }

  /** Whether one plays alone. */
  public boolean alone() {
    return sides.size() == 1;
  }

  /** Whose points this seat's calls count for. */
  public Side side(Seat seat) {
    return sides.stream().filter(side -> side.seats().contains(seat)).findFirst().orElseThrow();
  }
}
