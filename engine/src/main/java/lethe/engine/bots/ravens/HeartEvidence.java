package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * The evidence of Ren's hearts: the observations of a seat, and Ren's takes since she drew her
 * current hearts. Ren's bot uses it to model what Feth concludes.
 */
final class HeartEvidence {
  private final List<Observation> observations = new ArrayList<>();
  private final List<RenChoice> renChoices = new ArrayList<>();
  private Optional<View> latestView = Optional.empty();
  private int informativeCount;

  void observe(Observation observation) {
    observations.add(observation);
    informativeCount += isUninformative(observation) ? 0 : 1;
    if (observation instanceof Observation.BatchBegan) {
      renChoices.clear();
      latestView = Optional.empty();
    } else if (observation instanceof Observation.Taken taken) {
      latestView.flatMap(view -> RenChoice.of(view, taken.card())).ifPresent(renChoices::add);
    }
  }

  /** Records the current view. Its public parts are used to interpret Ren's next take. */
  void recordView(View view) {
    latestView = Optional.of(view);
  }

  /**
   * Returns whether the observation is a move by Feth that shows no new card, so that it reveals
   * nothing about the hearts.
   */
  private static boolean isUninformative(Observation observation) {
    return switch (observation) {
      case Observation.Placed _, Observation.Sank _, Observation.Drifted _ -> true;
      case Observation.DrawingEnded _, Observation.BuildingEnded _, Observation.Passed _ -> true;
      default -> false;
    };
  }

  /** Returns the number of observations that may reveal something about the hearts. */
  int informativeCount() {
    return informativeCount;
  }

  /** Returns an unmodifiable view of all observations, oldest first. */
  List<Observation> observations() {
    return Collections.unmodifiableList(observations);
  }

  /**
   * Returns an unmodifiable view of Ren's takes since she drew her current hearts, oldest first.
   */
  List<RenChoice> renChoices() {
    return Collections.unmodifiableList(renChoices);
  }
}
