package lethe.app.server;

import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/** Decides whether a match is adjourned. */
final class Adjournment {
  private Adjournment() {}

  /**
   * Returns whether the match was adjourned and since then neither a person has moved nor a player
   * has sat down. Moves of bots and notes about spectators are ignored.
   */
  static boolean isAdjourned(Match<?, ?, ?> match) {
    return match
        .entriesBackwards()
        .filter(entry -> !isIgnorable(entry, match))
        .findFirst()
        .filter(entry -> entry instanceof Entry.Control<?>(ControlEntry.Adjourned()))
        .isPresent();
  }

  /**
   * Returns whether an entry says nothing about a player's return: a bot's move, a note about a
   * spectator, or an {@code Unguarded} note, which may concern a player who has left.
   */
  private static boolean isIgnorable(Entry<?> entry, Match<?, ?, ?> match) {
    return switch (entry) {
      case Entry.Ply<?>(Seat seat, var _) ->
          match.players().get(seat.index()) instanceof Player.Machine;
      case Entry.Control<?>(ControlEntry.TimedViewStarted shown) -> shown.seats().isEmpty();
      case Entry.Control<?>(ControlEntry control) ->
          control instanceof ControlEntry.ScreenNotCleared;
    };
  }
}
