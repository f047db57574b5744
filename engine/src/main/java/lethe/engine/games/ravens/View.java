package lethe.engine.games.ravens;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;

/**
 * What one viewer sees.
 *
 * @param progress how far the match has come, as far as this viewer can tell
 * @param ravens one a color, in the order of the colors
 * @param taking what Ren is putting together in {@link Phase#WITH}; herself alone sees it
 * @param outcome how the match ended, once it has
 */
public record View(
    Progress progress,
    PilesView piles,
    Atman atman,
    List<RavenView> ravens,
    PoemView poem,
    Optional<Taking> taking,
    Optional<Outcome> outcome) {
  /**
   * A take of the third batch under construction.
   *
   * @param laid the card of the Atman
   * @param scored the numbers of the cards of the score pile that go with it, ascending
   * @param lacks what the row still lacks
   */
  public record Taking(LaidCard laid, List<Integer> scored, int lacks) {}

  /** The seat to move; nobody when the match is over. */
  public Optional<Seat> mover() {
    return progress.mover();
  }

  View with(Atman other) {
    return new View(progress, piles, other, ravens, poem, taking, outcome);
  }

  View with(PilesView other) {
    return new View(progress, other, atman, ravens, poem, taking, outcome);
  }

  View with(PoemView other) {
    return new View(progress, piles, atman, ravens, other, taking, outcome);
  }

  public RavenView raven(Color color) {
    return ravens.get(color.index());
  }

  /** How many ravens are at such a place. */
  public int ravens(RavenStatus status) {
    return (int) ravens.stream().filter(raven -> raven.status() == status).count();
  }

  /** The ravens in the line that will go to the row when drawing ends. */
  public List<Raven> landing() {
    return progress.phase() == Phase.DRAW
        ? piles.line().stream()
            .skip(progress.zone())
            .filter(Raven.class::isInstance)
            .map(Raven.class::cast)
            .toList()
        : List.of();
  }

  /** What the ravens threaten. Chased ones count, unless this is the last batch. */
  public RavenThreat threat() {
    int standing = ravens(RavenStatus.STANDING) + landing().size();
    int later = standing + (progress.isLastBatch() ? 0 : ravens(RavenStatus.CHASED));
    if (outcome.isPresent()) {
      return RavenThreat.NONE;
    }
    if (standing == Color.COUNT) {
      return RavenThreat.FIVE_AFTER_DRAWING;
    }
    if (later == Color.COUNT) {
      return RavenThreat.FIVE_AT_NEXT_BATCH;
    }
    if (later < Color.COUNT - 1 || !canCome()) {
      return RavenThreat.NONE;
    }
    return standing == later ? RavenThreat.ONE_MORE : RavenThreat.ONE_MORE_RETURNING;
  }

  /** Whether another raven could come in this batch: not one that was held off, or will be. */
  private boolean canCome() {
    return ravens.stream()
        .filter(raven -> raven.status() == RavenStatus.AWAY)
        .map(away -> Raven.of(away.color()))
        .anyMatch(raven -> !piles.line().contains(raven) && !piles.discards().contains(raven));
  }
}
