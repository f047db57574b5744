package lethe.engine.games.tase;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * What a viewer can see. Views of the same state differ only in the cups: the referee sees the
 * contents of closed cups.
 *
 * @param round the round, 1 to 6
 * @param opener the seat that opened this round
 * @param phase the action required of the seat to move
 * @param mover the seat to move; empty when the match is over
 * @param red the public state of red
 * @param blue the public state of blue
 * @param bound the value that a first chip must reach, or below which a second chip must stay; 0
 *     before the first chip of a round
 * @param latestChips the chips put into cups in this turn or, before the first of them, in the
 *     previous turn; at most two, and none at the beginning of a round
 * @param cups the cups, cup 1 first
 * @param scoredRounds the rounds that are over, oldest first
 */
public record View(
    int round,
    Seat opener,
    Phase phase,
    Optional<Seat> mover,
    Side red,
    Side blue,
    int bound,
    List<Observation.Placed> latestChips,
    List<Cup> cups,
    List<Observation.Scored> scoredRounds) {
  public Side side(Seat seat) {
    return seat.index() == 0 ? red : blue;
  }

  /** Returns the chips that the seat to move may play; none if the match is over. */
  public Chips playableChips() {
    return mover
        .map(seat -> phase.playableMask(side(seat).hand().mask(), bound))
        .map(Chips::ofMask)
        .orElse(Chips.NONE);
  }
}
