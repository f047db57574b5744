package lethe.app.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerContext;
import lethe.engine.core.Seat;

/**
 * Measures the thinking time of the players to move. The store dates journal entries, so the clock
 * runs even while the server is down.
 */
public final class MoveClock {
  private final TableStore store;
  private final InstantSource clock;
  private final Limits limits;

  public MoveClock(ServerContext context, TableStore store) {
    this.store = store;
    this.clock = context.clocks().monotonic();
    this.limits = context.limits();
  }

  /** Returns the beginning of the current turn; empty before the deal, or if it cannot be read. */
  Optional<Instant> turnStart(ServerTable table) {
    Optional<MatchSummary> summary = table.summary();
    if (summary.isEmpty()) {
      return Optional.empty();
    }
    int entry = summary.get().turnStartEntry();
    Optional<ServerTable.TurnStart> lastStart = table.turnStart();
    if (lastStart.filter(start -> start.entry() == entry).isPresent()) {
      return lastStart.map(ServerTable.TurnStart::time);
    }
    // Taking back a move does not restart the clock: the turn began with the move before it.
    boolean hasAdvanced = lastStart.filter(start -> start.entry() < entry).isPresent();
    Optional<Instant> time =
        hasAdvanced ? Optional.of(clock.instant()) : store.entryTime(table.number(), entry);
    time.ifPresent(since -> table.setTurnStart(new ServerTable.TurnStart(entry, since)));
    return time;
  }

  /** Restarts the thinking time of the players to move. */
  void restart(ServerTable table) {
    table
        .summary()
        .ifPresent(
            summary ->
                table.setTurnStart(
                    new ServerTable.TurnStart(summary.turnStartEntry(), clock.instant())));
  }

  /**
   * Returns the remaining time of the players to move, negative if they have exceeded it; empty if
   * there is no limit or the beginning of the turn is unknown.
   */
  Optional<Duration> remainingTime(ServerTable table) {
    return table
        .settings()
        .moveTimeLimit()
        .flatMap(
            limit ->
                turnStart(table)
                    .map(since -> Duration.between(clock.instant(), since.plus(limit))));
  }

  /** Returns the seats whose players are to move and have run out of time. */
  List<Seat> overdueSeats(ServerTable table) {
    return remainingTime(table)
        .filter(remaining -> !remaining.isPositive())
        .flatMap(_ -> table.summary())
        .stream()
        .flatMap(summary -> summary.humanSeatsToMove().stream())
        .toList();
  }

  /**
   * Returns the seats whose players may be replaced by a bot: those who are late, those who have
   * given up their seats, and, except in a correspondence game, those who have been absent for the
   * time of {@link Limit#ABSENCE}.
   */
  List<Seat> replaceableSeats(ServerTable table) {
    List<Seat> absentSeats =
        table.settings().isCorrespondence()
            ? table.seatOwners().freeSeats().stream()
                .filter(seat -> !table.isPlayedByBot(seat))
                .toList()
            : absentSeats(table, clock.instant().minus(limits.duration(Limit.ABSENCE)));
    return Stream.concat(overdueSeats(table).stream(), absentSeats.stream()).distinct().toList();
  }

  /** Returns the time before which a player must have become absent for the seat to become free. */
  Instant absenceCutoff(ServerTable table, Instant now) {
    Duration hold = limits.duration(Limit.SEAT_HOLD);
    return now.minus(
        table.settings().moveTimeLimit().filter(limit -> limit.compareTo(hold) > 0).orElse(hold));
  }

  /**
   * Returns whether seats are held for absent players indefinitely: in a correspondence game, the
   * others can have a bot move. This ends when a player to move has taken twice the time limit.
   */
  boolean holdsSeatsIndefinitely(ServerTable table) {
    Optional<Duration> limit =
        table.isDealt() && table.settings().isCorrespondence()
            ? table.settings().moveTimeLimit()
            : Optional.empty();
    return limit.isPresent()
        && remainingTime(table)
            .filter(remaining -> remaining.plus(limit.get()).isNegative())
            .isEmpty();
  }

  /**
   * Returns the seats that no bot plays and whose players have been absent at least since this
   * time, or have given them up.
   */
  private static List<Seat> absentSeats(ServerTable table, Instant since) {
    return table.seatOwners().seats().stream()
        .filter(
            seat ->
                !table.isPlayedByBot(seat)
                    && !table.isPresent(seat)
                    && table.presence().hasBeenAwaySince(seat, since))
        .toList();
  }

  /** Returns whether it is the turn of a user; false if the user has no seat at the table. */
  public static boolean isTurnOf(ServerTable table, String accountId) {
    Optional<Seat> ownSeat = table.isUnavailable() ? Optional.empty() : table.seatOf(accountId);
    return ownSeat.isPresent()
        && table
            .summary()
            .filter(summary -> summary.humanSeatsToMove().contains(ownSeat.get()))
            .isPresent();
  }
}
