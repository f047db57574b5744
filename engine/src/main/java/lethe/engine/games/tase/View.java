package lethe.engine.games.tase;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * What everybody at the table sees; one thing beside the other, because a screen shows them so, and
 * whatever is not listed here is not seen.
 *
 * @param round 1 to 6
 * @param opener who opened this round
 * @param phase what the seat to move has to do
 * @param mover the seat to move; nobody when the match is over
 * @param red red's side
 * @param blue blue's side
 * @param bound the value to reach with a first chip, or to stay below with a second; 0 before
 *     anything was put
 * @param latest what was put in this turn, or in the one before if nothing yet; at most two
 * @param cups cup 1 first
 * @param scored the rounds that are over, oldest first
 */
public record View(
    int round,
    Seat opener,
    Phase phase,
    Optional<Seat> mover,
    Side red,
    Side blue,
    int bound,
    List<Observation.Placed> latest,
    List<Cup> cups,
    List<Observation.Scored> scored) {
  public Side side(Seat seat) {
    return seat.index() == 0 ? red : blue;
  }

  /** The chips that the seat to move may put now. */
  public Chips playable() {
    return mover
        .map(seat -> phase.playable(side(seat).hand().mask(), bound))
        .map(Chips::of)
        .orElse(Chips.NONE);
  }
}
