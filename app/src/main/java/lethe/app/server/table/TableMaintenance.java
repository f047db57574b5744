package lethe.app.server.table;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.engine.core.Seat;

/** Performs the periodic maintenance of the tables. */
public final class TableMaintenance {
  /**
   * The number of finished matches that stay listed. Older ones are archived as soon as they have
   * no participants, and can still be found by number.
   */
  private static final int MAX_FINISHED_LISTED = 10;

  /** The number of ticks between two checks of the stored deals against their commitments. */
  private static final int TICKS_PER_DEAL_CHECK = 10;

  private final Limits limits;
  private final Log log;
  private final InstantSource clock;
  private final TableRegistry tables;
  private final TableStore store;
  private final MatchLifecycle lifecycle;
  private final SharedDealGuard sharedDeals;
  private final SeatChanges changes;
  private final MoveClock moveClock;
  private final MatchInterruptions interruptions;
  private final AttentionNotifier attentionNotifier;

  private int ticks;

  /**
   * The time of the tick at which each finished match was first found finished, keyed by table
   * number.
   */
  private final Map<Integer, Instant> finishedSince = new HashMap<>();

  public TableMaintenance(
      ServerContext context,
      TableRegistry tables,
      TableStore store,
      MatchLifecycle lifecycle,
      SharedDealGuard sharedDeals,
      SeatChanges changes,
      MoveClock moveClock,
      MatchInterruptions interruptions,
      AttentionNotifier attentionNotifier) {
    this.lifecycle = lifecycle;
    this.sharedDeals = sharedDeals;
    this.limits = context.limits();
    this.log = context.log();
    this.clock = context.clocks().monotonic();
    this.tables = tables;
    this.store = store;
    this.changes = changes;
    this.moveClock = moveClock;
    this.interruptions = interruptions;
    this.attentionNotifier = attentionNotifier;
  }

  /**
   * Loads the tables that are not archived, resumes their matches, and deals at complete tables.
   */
  public void loadOpenTables() throws IOException {
    for (TableRecord record : store.loadOpen()) {
      ServerTable table = new ServerTable(record);
      lifecycle.resume(table);
      table.markAbsentPlayersAway(clock.instant());
      tables.add(table);
      changes.dealIfComplete(table);
    }
  }

  /**
   * Maintains every table: returns and frees seats, offers bots, deals, stores summaries, unloads
   * matches, archives tables, and notifies players of their turns. A table that is being changed is
   * skipped until the next tick.
   */
  public void tick(Collection<ClientSession> sessions) {
    Instant now = clock.instant();
    boolean checkDeals = ticks++ % TICKS_PER_DEAL_CHECK == 0;
    for (ServerTable table : tables.all()) {
      table.presence().removeChatBefore(now.minus(ChatStore.RETENTION));
      table.tryWithLock(() -> tick(table, sessions, now));
      if (checkDeals) {
        table.tryWithLock(() -> lifecycle.closeIfDealReplaced(table));
      }
    }
    archiveOldTables(now);
    attentionNotifier.tick(sessions);
  }

  private void tick(ServerTable table, Collection<ClientSession> sessions, Instant now) {
    changes.dealIfComplete(table);
    if (table.isUnavailable()) {
      return;
    }
    if (table.isFinished()) {
      // By the second tick, this server has rated the match.
      if (finishedSince.containsKey(table.number())) {
        lifecycle.saveSummaryIfNeeded(table);
        lifecycle.unloadIfUnused(table);
      }
      return;
    }
    TablePresence presence = table.presence();
    var _ = moveClock.turnStart(table);
    presence
        .participants()
        .forEach(
            participant ->
                participant.seat().ifPresent(seat -> interruptions.returnSeat(table, seat)));
    if (table.isDealt() && table.isAnyPlayerPresent()) {
      interruptions.offerBots(table);
    }
    // The summary of an unloaded match may be out of date.
    if (!expiredSeats(table, sessions, now).isEmpty() && lifecycle.load(table)) {
      expiredSeats(table, sessions, now).forEach(seat -> releaseSeat(table, seat));
    }
    lifecycle.saveSummaryIfNeeded(table);
    lifecycle.unloadIfUnused(table);
  }

  private void releaseSeat(ServerTable table, Seat seat) {
    if (changes.release(table, seat).isEmpty()) {
      log.info("seat-freed", "table", table.number(), "seat", seat);
      changes.logIfEnded(table);
    }
  }

  /**
   * Returns the seats that are no longer held for their absent players. Before the deal, also
   * restarts the absence of all players who are online.
   */
  private List<Seat> expiredSeats(
      ServerTable table, Collection<ClientSession> sessions, Instant now) {
    boolean seatsHeld =
        moveClock.holdsSeatsIndefinitely(table)
            || (table.isDealt() && sharedDeals.isStillInPlay(table));
    if (seatsHeld || table.status() == TableStatus.ADJOURNED || table.isFinished()) {
      return List.of();
    }
    TablePresence presence = table.presence();
    if (!table.isDealt()) {
      // A user who is online while the table waits for other players is not yet absent.
      sessions.forEach(
          session ->
              table.seatOf(session.account().id()).ifPresent(seat -> presence.markAway(seat, now)));
    }
    return presence.seatsAwayBefore(moveClock.absenceCutoff(table, now)).stream()
        .filter(seat -> !table.isPresent(seat))
        .toList();
  }

  /**
   * Updates {@link #finishedSince}, and returns the finished tables in the order in which they
   * ended; those that ended before the server started come first, by number.
   */
  private List<ServerTable> updateFinishedTables(Instant now) {
    List<ServerTable> finishedTables = new ArrayList<>();
    for (ServerTable table : tables.all()) {
      if (table.isFinished()) {
        finishedTables.add(table);
        finishedSince.putIfAbsent(table.number(), now);
      }
    }
    finishedSince.keySet().retainAll(finishedTables.stream().map(ServerTable::number).toList());
    finishedTables.sort(Comparator.comparing(table -> finishedSince.get(table.number())));
    return finishedTables;
  }

  /**
   * Ends the older finished tables that have no participants, and the tables that all players left
   * long ago: archives them, or removes those where nothing was dealt.
   */
  private void archiveOldTables(Instant now) {
    List<ServerTable> finishedTables = updateFinishedTables(now);
    List<ServerTable> older =
        finishedTables.subList(0, Math.max(0, finishedTables.size() - MAX_FINISHED_LISTED));
    Instant since = now.minus(limits.duration(Limit.SEAT_HOLD));
    for (ServerTable table : tables.all()) {
      boolean expired =
          !table.isUnavailable()
              && table
                  .presence()
                  .updateEmptySince(table.isVacant() && !table.isFinished(), now)
                  .filter(emptySince -> emptySince.isBefore(since))
                  .isPresent();
      if (expired || (older.contains(table) && table.presence().isEmpty())) {
        table.tryWithLock(() -> end(table));
      }
    }
  }

  private void end(ServerTable table) {
    if (tables.contains(table) && changes.end(table, table.seatOwners()).isEmpty()) {
      log.info("table-archived", "table", table.number());
    }
  }

  /** Resumes writing to journals after failures, if this is possible again. */
  public void retryStorage() {
    for (ServerTable table : tables.all()) {
      if (table
          .match()
          .filter(match -> match.failure().isPresent() && match.retryWriting())
          .isPresent()) {
        log.info("storage-available", "table", table.number());
        table.presence().broadcast(new Notification.StorageRestored());
      }
    }
  }
}
