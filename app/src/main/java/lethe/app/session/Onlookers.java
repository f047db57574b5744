package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

  static String called(Viewer eyes) {
    return eyes.toString().toLowerCase(Locale.ROOT);
  }
}
