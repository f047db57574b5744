package lethe.app.house;

import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/** That a match has broken off, to go on another day. */
final class Adjournment {
  private Adjournment() {}

  /**
   * Whether nobody has moved or sat down since a match broke off, but for bots, and eyes that look
   * on.
   */
  static boolean holds(Match<?, ?, ?> match) {
    return match
        .backwards()
        .filter(entry -> !isAside(entry, match))
        .findFirst()
        .filter(entry -> entry instanceof Entry.Note<?>(Control.Adjourned()))
        .isPresent();
  }

  /**
   * Whether this is no move of a person; whose screen keeps things is said of who has left, too.
   */
  private static boolean isAside(Entry<?> entry, Match<?, ?, ?> match) {
    return switch (entry) {
      case Entry.Ply<?>(Seat seat, var _) ->
          match.players().get(seat.index()) instanceof Player.Machine;
      case Entry.Note<?>(Control.Shown shown) -> shown.seats().isEmpty();
      case Entry.Note<?>(Control control) -> control instanceof Control.Unguarded;
    };
  }
}
