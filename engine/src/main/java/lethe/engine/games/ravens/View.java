package lethe.engine.games.ravens;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;

/**
 * The game as a viewer sees it.
 *
 * @param progress what this viewer knows of the progress of the match
 * @param ravens the ravens, in the order of the colors
 * @param pendingTake Ren's incomplete choice in {@link Phase#ADD_SCORE_CARDS}; empty in other
 *     phases, and for viewers other than Ren and the referee
 * @param outcome the outcome; empty while the match is running
 */
public record View(
    MatchProgress progress,
    PilesView piles,
    Atman atman,
    List<RavenView> ravens,
    PoemView poem,
    Optional<PendingTakeView> pendingTake,
    Optional<Outcome> outcome) {
  /**
   * A choice of score cards in the third batch that Ren has not completed.
   *
   * @param card the card of the Atman
   * @param chosenScoreCards the numbers of the chosen cards of the score pile, ascending
   * @param missingTotal the total that the row still needs
   */
  public record PendingTakeView(LaidCard card, List<Integer> chosenScoreCards, int missingTotal) {}

  /** Returns the seat to move; empty when the match is over. */
  public Optional<Seat> mover() {
    return progress.mover();
  }

  View with(Atman other) {
    return new View(progress, piles, other, ravens, poem, pendingTake, outcome);
  }

  View with(PilesView other) {
    return new View(progress, other, atman, ravens, poem, pendingTake, outcome);
  }

  View with(PoemView other) {
    return new View(progress, piles, atman, ravens, other, pendingTake, outcome);
  }

  public RavenView raven(Color color) {
    return ravens.get(color.index());
  }

  /** Returns the number of ravens with this status. */
  public int countRavens(RavenStatus status) {
    return (int) ravens.stream().filter(raven -> raven.status() == status).count();
  }

  /**
   * Returns the ravens in the line that will go to the row when drawing ends; empty after that. A
   * phase that interrupts drawing changes nothing.
   */
  public List<Raven> landingRavens() {
    return progress.nextPhase() == Phase.DRAW
        ? piles.line().stream()
            .skip(progress.safetyZone())
            .filter(Raven.class::isInstance)
            .map(Raven.class::cast)
            .toList()
        : List.of();
  }

  /**
   * Returns the threat posed by the ravens; none if the match is over. Chased ravens count unless
   * this is the last batch.
   */
  public RavenThreat threat() {
    int standing = countRavens(RavenStatus.STANDING) + landingRavens().size();
    int standingAfterReturn =
        standing + (progress.isLastBatch() ? 0 : countRavens(RavenStatus.CHASED));
    if (outcome.isPresent()) {
      return RavenThreat.NONE;
    }
    if (standing == Color.COUNT) {
      return RavenThreat.FIVE_AFTER_DRAWING;
    }
    if (standingAfterReturn == Color.COUNT) {
      return RavenThreat.FIVE_AT_NEXT_BATCH;
    }
    if (standingAfterReturn < Color.COUNT - 1 || !canRavenLand()) {
      return RavenThreat.NONE;
    }
    return standing == standingAfterReturn ? RavenThreat.ONE_MORE : RavenThreat.ONE_MORE_RETURNING;
  }

  /**
   * Returns whether a raven other than {@link #landingRavens} could still land in this batch.
   * Ravens that were held off, or will be when drawing ends, cannot land.
   */
  private boolean canRavenLand() {
    return ravens.stream()
        .filter(raven -> raven.status() == RavenStatus.AWAY)
        .map(away -> Raven.of(away.color()))
        .anyMatch(raven -> !piles.line().contains(raven) && !piles.discards().contains(raven));
  }
}
