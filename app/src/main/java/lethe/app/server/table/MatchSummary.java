package lethe.app.server.table;

import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lethe.app.titles.MatchStatus;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * A summary of a match as shown in the lobby. It is the only part that stays in memory while the
 * match is unloaded, and it is stored so that other servers can list the match without replaying
 * it.
 *
 * @param dealtAt the time of the deal, as in the journal
 * @param status the number of journal entries, the seats to move, and the outcome with its caveats
 * @param botSeats the seats that bots play
 * @param turnStartEntry the index of the entry with which the turn began: the last move that was
 *     not taken back, or a later change of a seat's player; -1 for the deal
 */
public record MatchSummary(
    String dealtAt,
    MatchStatus status,
    Set<Seat> botSeats,
    int turnStartEntry,
    boolean isAdjourned) {
  public MatchSummary {
    botSeats = Set.copyOf(botSeats);
  }

  static MatchSummary of(Match<?, ?, ?> match) {
    return new MatchSummary(
        match.header().savedSince(),
        MatchStatus.of(match),
        match.seats().stream()
            .filter(seat -> match.players().get(seat.index()) instanceof Player.Machine)
            .collect(Collectors.toUnmodifiableSet()),
        turnStartEntry(match),
        isAdjourned(match));
  }

  int entryCount() {
    return status.position();
  }

  /**
   * Returns whether another summary of this match has bots in the same seats and agrees on whether
   * the match is adjourned or over. The turn and the number of entries may differ.
   */
  boolean matchesExceptTurn(MatchSummary other) {
    return status.isOver() == other.status.isOver()
        && botSeats.equals(other.botSeats)
        && isAdjourned == other.isAdjourned;
  }

  /** Returns the seats of the human players whose turn it is; empty if the match is adjourned. */
  List<Seat> humanSeatsToMove() {
    return isAdjourned
        ? List.of()
        : status.seatsToMove().stream().filter(seat -> !botSeats.contains(seat)).toList();
  }

  /** Returns whether it is the turn of a seat that was assigned to a bot after the latest move. */
  static boolean isMoveOfNewBotDue(Match<?, ?, ?> match, Seat seat) {
    return match.turn().awaits(seat)
        && match
            .entriesBackwards()
            .filter(
                entry ->
                    !(entry instanceof Entry.Control<?>(var control)) || isBotSeated(control, seat))
            .findFirst()
            .filter(Entry.Control.class::isInstance)
            .isPresent();
  }

  private static boolean isBotSeated(ControlEntry control, Seat seat) {
    return control instanceof ControlEntry.SeatReassigned(Seat reassignedSeat, Player.Machine _)
        && reassignedSeat.equals(seat);
  }

  private static int turnStartEntry(Match<?, ?, ?> match) {
    int undone = 0;
    int entry = match.position();
    for (Iterator<? extends Entry<?>> entries = match.entriesBackwards().iterator();
        entries.hasNext(); ) {
      entry--;
      switch (entries.next()) {
        case Entry.Control<?>(ControlEntry.Undone()) -> undone++;
        case Entry.Control<?>(ControlEntry.SeatReassigned _) -> {
          return entry;
        }
        case Entry.Ply<?> _ -> {
          if (undone == 0) {
            return entry;
          }
          undone--;
        }
        case Entry.Control<?> _ -> {}
      }
    }
    return -1;
  }

  /**
   * Returns whether the match was adjourned, and no later entry shows that a player has returned.
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
   * Returns whether an entry does not show that a player has returned: a bot's move, a control
   * entry about a spectator, or a {@code ScreenNotCleared} entry, which may concern a player who
   * has left.
   */
  private static boolean isIgnorable(Entry<?> entry, Match<?, ?, ?> match) {
    return switch (entry) {
      case Entry.Ply<?>(Seat seat, var _) ->
          match.players().get(seat.index()) instanceof Player.Machine;
      case Entry.Control<?>(ControlEntry.TimedViewStarted timedView) -> timedView.seats().isEmpty();
      case Entry.Control<?>(ControlEntry control) ->
          control instanceof ControlEntry.ScreenNotCleared;
    };
  }
}
