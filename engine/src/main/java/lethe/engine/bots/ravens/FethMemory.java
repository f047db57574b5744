package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** The observations of a player, and Ren's takes since she drew her current hearts. */
final class FethMemory {
  private final List<Observation> told = new ArrayList<>();
  private final List<RenChoice> hints = new ArrayList<>();
  private Optional<View> latest = Optional.empty();
  private int news;

  /** Adds an observation. */
  void observe(Observation observation) {
    told.add(observation);
    news += movesOpenCards(observation) ? 0 : 1;
    if (observation instanceof Observation.BatchBegan) {
      hints.clear();
      latest = Optional.empty();
    } else if (observation instanceof Observation.Taken taken) {
      latest.flatMap(view -> RenChoice.of(view, taken.card())).ifPresent(hints::add);
    }
  }

  /** Records Feth's current view, from which Ren's next take is interpreted. */
  void sees(View feths) {
    latest = Optional.of(feths);
  }

  /**
   * Returns whether the observation is a move of Feth's with known cards, which says nothing about
   * the hearts.
   */
  private static boolean movesOpenCards(Observation observation) {
    return switch (observation) {
      case Observation.Placed _, Observation.Sank _, Observation.Drifted _ -> true;
      case Observation.DrawingEnded _, Observation.BuildingEnded _, Observation.Passed _ -> true;
      default -> false;
    };
  }

  /** Returns the number of observations that may say something about the hearts. */
  int newsCount() {
    return news;
  }

  /** Returns all observations, oldest first. */
  List<Observation> observations() {
    return Collections.unmodifiableList(told);
  }

  List<RenChoice> renChoices() {
    return Collections.unmodifiableList(hints);
  }
}
