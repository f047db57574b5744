package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.TurningPoint;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.View;

/**
 * Measures turning points of the Ravens: scored and destroyed cards, ravens that land in the row or
 * leave it, relived hearts, finished batches, and splits of the Atman.
 */
final class TurningPoints {
  private static final int SCORED_WEIGHT = 2;
  private static final int HEART_WEIGHT = 3;
  private static final int BATCH_WEIGHT = 5;

  private TurningPoints() {}

  static Optional<TurningPoint> find(ViewChange<Observation, View> change, Viewer viewer) {
    View before = change.before();
    View after = change.after();
    int scored = after.piles().score().size() - before.piles().score().size();
    int destroyed = after.piles().destroyedCount() - before.piles().destroyedCount();
    int rowWeight = Math.abs(ravenWeight(after) - ravenWeight(before));
    int heartWeight =
        change.observations().stream()
            .filter(observation -> observation instanceof Observation.HeartRelived)
            .mapToInt(_ -> HEART_WEIGHT)
            .sum();
    int batchWeight =
        change.observations().stream()
            .filter(
                observation ->
                    observation instanceof Observation.Announced(boolean finished) && finished)
            .mapToInt(_ -> BATCH_WEIGHT)
            .sum();
    int weight =
        SCORED_WEIGHT * Math.abs(scored)
            + destroyed
            + rowWeight
            + heartWeight
            + batchWeight
            + splitSize(change);
    List<String> descriptions =
        change.observations().stream()
            .filter(
                observation ->
                    isDescribed(observation)
                        || (splitSize(change) > 0 && isSplitDetail(observation)))
            .map(observation -> ObservationText.FULL.text(observation, viewer))
            .toList();
    return weight == 0 || descriptions.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new TurningPoint(weight, String.join(" ", descriptions) + changeText(before, after)));
  }

  /**
   * Returns the weight of the ravens in the row: half the square of their number, rounded down. So
   * each additional raven weighs more.
   */
  private static int ravenWeight(View view) {
    int standing = view.countRavens(RavenStatus.STANDING);
    return standing * standing / 2;
  }

  /** Returns the number of visible cards that the Atman lost in a ply with a split; otherwise 0. */
  private static int splitSize(ViewChange<Observation, View> change) {
    return change.observations().stream().anyMatch(Observation.ChunkKept.class::isInstance)
        ? change.before().atman().visibleCards().size()
            - change.after().atman().visibleCards().size()
        : 0;
  }

  private static boolean isSplitDetail(Observation observation) {
    return observation instanceof Observation.ChunkKept
        || observation instanceof Observation.Discarded;
  }

  /**
   * Returns whether the description of a turning point mentions an observation, regardless of
   * splits. The outcome itself is reported elsewhere.
   */
  private static boolean isDescribed(Observation observation) {
    return switch (observation) {
      case Observation.Relived _,
          Observation.Placed _,
          Observation.Drifted _,
          Observation.PowerUsed _,
          Observation.RavenChased _,
          Observation.RavenDefeated _,
          Observation.RavenLanded _,
          Observation.HeartRelived _,
          Observation.Scored _,
          Observation.Destroyed _,
          Observation.RavensReturned _ ->
          true;
      case Observation.Announced(boolean finished) -> finished;
      default -> false;
    };
  }

  private static String changeText(View before, View after) {
    return countText("turning.score", before.piles().score().size(), after.piles().score().size())
        + countText(
            "turning.row",
            before.countRavens(RavenStatus.STANDING),
            after.countRavens(RavenStatus.STANDING));
  }

  private static String countText(String key, int before, int after) {
    return before == after ? "" : " " + MESSAGES.format(key, before, after);
  }
}
