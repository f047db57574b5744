package lethe.app.titles.tase;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.View;

/** Selects the names of the lessons that are currently relevant. */
final class Lessons {
  private Lessons() {}

  static List<String> names(View view, Seat seat) {
    if (view.mover().filter(seat::equals).isEmpty()) {
      return List.of();
    }
    List<String> names =
        new ArrayList<>(
            switch (view.phase()) {
              case OPENING -> List.of("goal", "open");
              case FIRST -> List.of("goal", "first", "memory", "duplicates", "lowest", "over");
              case SECOND -> List.of("goal", "second", "duplicates", "over", "memory");
              case FREE -> List.of("free");
              case LAST -> List.of("last");
              case OVER -> List.of();
            });
    if (!view.scoredRounds().isEmpty()) {
      names.addFirst("scored");
    }
    return List.copyOf(names);
  }
}
