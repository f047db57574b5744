package lethe.engine.games.ravens;

import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * The progress of the match and the action required next.
 *
 * @param batch the batch, 1 to 3
 * @param round the round, from 1 in each batch; 0 before the first
 * @param phase the action required of the seat to move
 * @param nextPhase the phase that continues after this one, for phases that interrupt another;
 *     otherwise equal to {@code phase}
 * @param requestedColor the color of the heart to turn up in {@link Phase#REVEAL}, or of the raven
 *     in {@link Phase#FREE}; empty in other phases
 * @param safetyZone the number of draws of this round that are within the safety zone: the draws
 *     already made within the zone, plus the further draws that the zone allows with the current
 *     number of standing ravens
 * @param cardsPlaced the number of cards of the line that Feth has placed in this round
 */
public record MatchProgress(
    int batch,
    int round,
    Phase phase,
    Phase nextPhase,
    Optional<Color> requestedColor,
    int safetyZone,
    int cardsPlaced) {
  /** Returns the seat to move; empty when the match is over. */
  public Optional<Seat> mover() {
    if (phase == Phase.OVER) {
      return Optional.empty();
    }
    return Optional.of(phase.isFethsMove() ? SeatNames.FETH : SeatNames.REN);
  }

  public boolean isLastBatch() {
    return batch == RuleNumbers.BATCHES;
  }
}
