package lethe.app.titles.robots;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.View;

/** The cards of a round, without their places. */
final class LeftOver {
  private LeftOver() {}

  /** All that lay open when the last round began. */
  static List<Face.Up> open(List<Observation> told) {
    return told.stream()
        .filter(Observation.Showed.class::isInstance)
        .map(Observation.Showed.class::cast)
        .reduce((_, later) -> later)
        .map(showed -> showed.cards().stream().map(Observation.Lay::card).toList())
        .orElse(List.of());
  }

  /** Those of them that lie face down. */
  static List<Face.Up> of(View view, List<Observation> told) {
    List<Face.Up> left = new ArrayList<>(open(told));
    view.cards().forEach(left::remove);
    return left;
  }
}
