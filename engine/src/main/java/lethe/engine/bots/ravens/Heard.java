package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** What a player was told in a match, and what Ren took since she drew the hearts that beat now. */
final class Heard {
  private final List<Observation> told = new ArrayList<>();
  private final List<Hint> hints = new ArrayList<>();
  private Optional<View> latest = Optional.empty();
  private int news;

  /** This is told. */
  void add(Observation observation) {
    told.add(observation);
    news += movesOpenCards(observation) ? 0 : 1;
    if (observation instanceof Observation.BatchBegan) {
      hints.clear();
      latest = Optional.empty();
    } else if (observation instanceof Observation.Taken taken) {
      latest.flatMap(view -> Hint.of(view, taken.card())).ifPresent(hints::add);
    }
  }

  /** The table looks so to Feth now: what Ren takes next, she takes from it. */
  void sees(View feths) {
    latest = Optional.of(feths);
  }

  /** What Feth does with cards that he knows tells him nothing of the hearts. */
  private static boolean movesOpenCards(Observation observation) {
    return switch (observation) {
      case Observation.Placed _, Observation.Sank _, Observation.Drifted _ -> true;
      case Observation.DrawingEnded _, Observation.BuildingEnded _, Observation.Passed _ -> true;
      default -> false;
    };
  }

  /** How much was told that may say something of the hearts. */
  int news() {
    return news;
  }

  /** Everything, oldest first. */
  List<Observation> told() {
    return Collections.unmodifiableList(told);
  }

  List<Hint> hints() {
    return Collections.unmodifiableList(hints);
  }
}
