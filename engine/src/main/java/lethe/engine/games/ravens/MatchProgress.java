package lethe.engine.games.ravens;

import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * The progress of the match and the action required next.
 *
 * @param batch the batch, 1 to 3
 * @param round the round, from 1 in each batch; 0 before the first
 * @param phase the action required of the seat to move
 * @param nextPhase the phase that follows {@link Phase#REVEAL}, {@link Phase#KEEP}, {@link
 *     Phase#ORDER} or {@link Phase#FREE}. In other phases, a view repeats {@code phase} here, with
 *     {@link Phase#TAKE} for {@link Phase#ADD_SCORE_CARDS}.
 * @param requestedColor the color of the heart to turn up in {@link Phase#REVEAL}, or of the raven
 *     in {@link Phase#FREE}; empty in other phases
 * @param safetyZone the number of first draws of this round that are within the safety zone. If a
 *     raven is chased away while Feth draws, the zone shrinks for later draws; draws already made
 *     within it stay in it.
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
    return Optional.of(phase.isFethsMove() ? GameSeats.FETH : GameSeats.REN);
  }

  public boolean isLastBatch() {
    return batch == RuleNumbers.BATCHES;
  }
}
