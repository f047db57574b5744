package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/** The viewpoints of a review and their names. */
final class Onlookers {
  private Onlookers() {}

  /** Returns every seat, the spectator and, if there is one, the referee. */
  static List<Viewer> of(Match<?, ?, ?> match) {
    List<Viewer> all = new ArrayList<>(match.seats());
    all.add(Spectator.SPECTATOR);
    match.referee().ifPresent(all::add);
    return all;
  }

  /** Returns the viewpoint with this name or unambiguous prefix. */
  static Optional<Viewer> named(Match<?, ?, ?> match, String name) {
    List<Viewer> near =
        of(match).stream().filter(eyes -> called(eyes).startsWith(name.strip())).toList();
    return near.size() == 1 ? Optional.of(near.getFirst()) : Optional.empty();
  }

  static String called(Viewer eyes) {
    return eyes.toString().toLowerCase(Locale.ROOT);
  }
}
