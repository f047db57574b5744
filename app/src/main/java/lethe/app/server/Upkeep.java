package lethe.app.server;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.core.Seat;

/** The periodic maintenance of the tables. */
final class Upkeep {
  /**
   * Number of finished matches that are listed. Older ones are archived, and can still be found by
   * number.
   */
  private static final int LISTED = 10;

  /**
   * It is checked every so many ticks whether the deals of matches are the ones that were bound.
   */
  private static final int CHECKED = 10;

  private final Limits limits;
  private final Log log;
  private final InstantSource clock;
  private final Tables tables;
  private final TableStore store;
  private final Dealer dealer;
  private final SharedDeals shared;
  private final SeatChanges changes;
  private final MoveClock moves;
  private final Decisions decisions;
  private final Summoner summoner;
  private final Ratings ratings;

  private int ticks;

  /** When the matches that are over were first seen to be. */
  private final Map<Integer, Instant> ended = new HashMap<>();

  Upkeep(
      ServerContext context,
      Tables tables,
      TableStore store,
      Dealer dealer,
      SharedDeals shared,
      SeatChanges changes,
      AtTable atTable,
      Summoner summoner,
      Ratings ratings) {
    this.ratings = ratings;
    this.dealer = dealer;
    this.shared = shared;
    this.limits = context.limits();
    this.log = context.log();
    this.clock = context.time().steady();
    this.tables = tables;
    this.store = store;
    this.changes = changes;
    this.moves = atTable.moves();
    this.decisions = atTable.decisions();
    this.summoner = summoner;
  }

  /** Loads the stored tables and resumes their matches. */
  void resume() throws IOException {
    for (KeptTable kept : store.open()) {
      ServerTable table = new ServerTable(kept);
      dealer.resume(table);
      table.expect(clock.instant());
      tables.add(table);
      changes.dealIfComplete(table);
    }
  }

  /**
   * Maintains every table. A table that is being changed is skipped until the next time.
   *
   * @param sessions all sessions on this server
   */
  void tick(Collection<ClientSession> sessions) {
    Instant now = clock.instant();
    boolean checks = ticks++ % CHECKED == 0;
    for (ServerTable table : tables.all()) {
      table.unlessChanging(() -> tick(table, sessions, now));
      if (checks) {
        table.unlessChanging(() -> dealer.check(table));
      }
    }
    putAway(now);
    summoner.tick(sessions);
  }

  private void tick(ServerTable table, Collection<ClientSession> sessions, Instant now) {
    changes.dealIfComplete(table);
    if (table.isFinished()) {
      ratings.rate(table);
      return;
    }
    if (table.isShut()) {
      return;
    }
    TablePresence presence = table.presence();
    var _ = moves.asked(table);
    presence
        .participants()
        .forEach(participant -> participant.seat().ifPresent(s -> decisions.takeBack(table, s)));
    if (table.isDealt() && table.isAttended()) {
      decisions.offer(table);
    }
    // The status of a resting match is certain only after it has been read.
    if (!due(table, sessions, now).isEmpty() && dealer.wake(table)) {
      due(table, sessions, now).forEach(seat -> free(table, seat));
    }
    Dealer.rest(table);
  }

  private void free(ServerTable table, Seat seat) {
    if (changes.free(table, seat).isEmpty()) {
      log.note("freed", "table", table.number(), "seat", seat);
      logEnd(table);
    }
  }

  private void logEnd(ServerTable table) {
    if (!tables.contains(table)) {
      log.note("ended", "table", table.number());
    }
  }

  /** Returns the seats that have been held for long enough. */
  private List<Seat> due(ServerTable table, Collection<ClientSession> sessions, Instant now) {
    boolean waits = moves.isPatient(table) || (table.isDealt() && shared.isRunning(table));
    if (waits || table.standing() == Standing.ADJOURNED || table.isFinished()) {
      return List.of();
    }
    TablePresence presence = table.presence();
    if (!table.isDealt()) {
      // Someone who is online while waiting for others is not absent.
      sessions.forEach(
          session ->
              table.seatOf(session.account().id()).ifPresent(seat -> presence.markAway(seat, now)));
    }
    return presence.awayBefore(moves.held(table, now)).stream()
        .filter(seat -> !table.isHere(seat))
        .toList();
  }

  /**
   * Returns the finished tables in the order in which they ended; those that ended before the
   * server started come first, by number.
   */
  private List<ServerTable> over(Instant now) {
    List<ServerTable> over = new ArrayList<>();
    for (ServerTable table : tables.all()) {
      if (table.isFinished()) {
        over.add(table);
        ended.putIfAbsent(table.number(), now);
      }
    }
    ended.keySet().retainAll(over.stream().map(ServerTable::number).toList());
    over.sort(Comparator.comparing(table -> ended.get(table.number())));
    return over;
  }

  /** Archives the older finished tables and those that all players have given up. */
  private void putAway(Instant now) {
    List<ServerTable> over = over(now);
    List<ServerTable> older = over.subList(0, Math.max(0, over.size() - LISTED));
    Instant since = now.minus(limits.time(Limit.HOLD));
    for (ServerTable table : tables.all()) {
      boolean deserted =
          !table.isShut()
              && table
                  .presence()
                  .emptySince(table.isForsaken() && !table.isFinished(), now)
                  .filter(when -> when.isBefore(since))
                  .isPresent();
      if (deserted || (older.contains(table) && table.presence().isEmpty())) {
        table.unlessChanging(() -> putAway(table));
      }
    }
  }

  private void putAway(ServerTable table) {
    if (tables.contains(table) && changes.end(table, table.seating()).isEmpty()) {
      log.note("put-away", "table", table.number());
    }
  }

  /** Resumes writing the journals that could not be written, as soon as that is possible again. */
  void retry() {
    for (ServerTable table : tables.all()) {
      if (table.match().filter(t -> t.trouble().isPresent() && t.retry()).isPresent()) {
        log.note("room-again", "table", table.number());
        table.presence().broadcast(new Notification.StorageRestored());
      }
    }
  }
}
