package lethe.app.server;

import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/**
 * The status of a match, as kept by a server on which nobody takes part in it or watches it: as
 * much as the lobby shows.
 *
 * @param since when the match was dealt, as in its journal
 * @param entries the number of journal entries
 * @param machines the seats that bots play
 * @param awaited the seats to move
 * @param moved the index of the entry after which they were to move: the last move that was not
 *     taken back, or a later change of a seat's player; -1 for the deal
 * @param adjourned whether the match is adjourned
 */
record Course(
    String since,
    int entries,
    Set<Seat> machines,
    List<Seat> awaited,
    int moved,
    boolean adjourned) {
  static Course of(Match<?, ?, ?> match) {
    return new Course(
        match.header().saved(),
        match.position(),
        match.seats().stream()
            .filter(seat -> match.players().get(seat.index()) instanceof Player.Machine)
            .collect(Collectors.toUnmodifiableSet()),
        match.turn() instanceof Turn.Awaits(List<Seat> seats) ? seats : List.of(),
        moved(match),
        Adjournment.holds(match));
  }

  /** Returns the seats of people who are to move; empty if the match is adjourned. */
  List<Seat> expected() {
    return adjourned
        ? List.of()
        : awaited.stream().filter(seat -> !machines.contains(seat)).toList();
  }

  /** Returns whether a bot was put into a seat that is to move and has not moved since. */
  static boolean isOwedMove(Match<?, ?, ?> match, Seat seat) {
    return match.turn().awaits(seat)
        && match
            .backwards()
            .filter(one -> !(one instanceof Entry.Note<?>(var what)) || isHanded(what, seat))
            .findFirst()
            .filter(Entry.Note.class::isInstance)
            .isPresent();
  }

  private static boolean isHanded(Control what, Seat seat) {
    return what instanceof Control.Handed(Seat whose, Player.Machine _) && whose.equals(seat);
  }

  private static int moved(Match<?, ?, ?> match) {
    int back = 0;
    int entry = match.position();
    for (Iterator<? extends Entry<?>> all = match.backwards().iterator(); all.hasNext(); ) {
      entry--;
      switch (all.next()) {
        case Entry.Note<?>(Control.Undone()) -> back++;
        case Entry.Note<?>(Control.Handed _) -> {
          return entry;
        }
        case Entry.Ply<?> _ -> {
          if (back == 0) {
            return entry;
          }
          back--;
        }
        case Entry.Note<?> _ -> {}
      }
    }
    return -1;
  }
}
