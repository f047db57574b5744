package lethe.engine.games.ravens;

import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * How far the match has come, and what is asked now.
 *
 * @param batch 1 to 3
 * @param round counted from 1 in each batch; 0 before the first
 * @param phase what the seat to move has to do
 * @param resumes the phase that goes on when this one is settled; the same for all that interrupt
 *     nothing
 * @param asked the color that Ren or Feth has to choose a card of, in {@link Phase#REVEAL} and
 *     {@link Phase#FREE}
 * @param zone how many cards the safety zone of this round has
 * @param placed how many cards of the line Feth has placed in this round
 */
public record Progress(
    int batch, int round, Phase phase, Phase resumes, Optional<Color> asked, int zone, int placed) {
  /** The seat to move; nobody when the match is over. */
  public Optional<Seat> mover() {
    if (phase == Phase.OVER) {
      return Optional.empty();
    }
    return Optional.of(phase.isFeths() ? Roles.FETH : Roles.REN);
  }

  public boolean isLastBatch() {
    return batch == Counts.BATCHES;
  }
}
