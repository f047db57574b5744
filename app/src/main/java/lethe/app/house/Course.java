package lethe.app.house;

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
 * What a house knows of a match that nobody in it is at: no more than the lobby says.
 *
 * @param since when it was dealt, as its journal has it
 * @param entries how many its journal had
 * @param machines the seats in which bots played
 * @param awaited the seats that were to move
 * @param moved which entry had them do so: the last move that stands, or whoever took a seat since;
 *     -1 for the deal
 * @param adjourned whether it had broken off, to go on another day
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

  /** The seats of people who are to move, unless it has broken off. */
  List<Seat> expected() {
    return adjourned
        ? List.of()
        : awaited.stream().filter(seat -> !machines.contains(seat)).toList();
  }

  /** Whether a bot has been put into a seat, and has not moved although it is to. */
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
