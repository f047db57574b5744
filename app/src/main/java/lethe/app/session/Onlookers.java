package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/** Those with whose eyes a match can be looked at, and what they are called. */
final class Onlookers {
  private Onlookers() {}

  /** Every seat, a spectator, and whoever may look behind the cards, if anybody may. */
  static List<Viewer> of(Match<?, ?, ?> match) {
    List<Viewer> all = new ArrayList<>(match.seats());
    all.add(Spectator.SPECTATOR);
    match.referee().ifPresent(all::add);
    return all;
  }

  /** The one whose name begins like this, if it is one. */
  static Optional<Viewer> named(Match<?, ?, ?> match, String name) {
    List<Viewer> near =
        of(match).stream().filter(eyes -> called(eyes).startsWith(name.strip())).toList();
    return near.size() == 1 ? Optional.of(near.getFirst()) : Optional.empty();
  }

  static String called(Viewer eyes) {
    return eyes.toString().toLowerCase(Locale.ROOT);
  }
}
