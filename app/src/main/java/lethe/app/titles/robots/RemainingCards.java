package lethe.app.titles.robots;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.View;

/** Lists the cards of a round without their places. */
final class RemainingCards {
  private RemainingCards() {}

  /**
   * Returns the cards that were shown at the beginning of the latest round; empty if none were
   * shown.
   */
  static List<Face.Up> open(List<Observation> observations) {
    return observations.stream()
        .filter(Observation.Showed.class::isInstance)
        .map(Observation.Showed.class::cast)
        .reduce((_, later) -> later)
        .map(showed -> showed.cards().stream().map(Observation.Lay::card).toList())
        .orElse(List.of());
  }

  /** Returns the cards shown at the beginning of the latest round that are now face down. */
  static List<Face.Up> of(View view, List<Observation> observations) {
    List<Face.Up> left = new ArrayList<>(open(observations));
    view.cards().forEach(left::remove);
    return left;
  }
}
