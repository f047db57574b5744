package lethe.app.server.table;

import java.io.IOException;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.base.WriteResult;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * Stores changes of seats, and deals the match as soon as all seats are taken. Callers that store a
 * change of a table hold its lock, except at startup.
 */
public final class SeatChanges {
  private final TableRegistry tables;
  private final TableStore store;
  private final MatchLifecycle lifecycle;
  private final InstantSource clock;
  private final Log log;

  public SeatChanges(
      ServerContext context, TableRegistry tables, TableStore store, MatchLifecycle lifecycle) {
    this.tables = tables;
    this.store = store;
    this.lifecycle = lifecycle;
    this.clock = context.clocks().monotonic();
    this.log = context.log();
  }

  /**
   * Stores a new table and makes it visible. Returns the rejection; empty if the table was stored.
   */
  Optional<Rejection> add(ServerTable table) {
    Optional<Rejection> rejection = save(table, table.seatOwners());
    if (rejection.isEmpty()) {
      table.markAbsentPlayersAway(clock.instant());
      tables.add(table);
    }
    return rejection;
  }

  /** Skips the table numbers that other servers have taken. Returns whether they could be read. */
  boolean skipTakenNumbers() {
    try {
      tables.skipTo(store.lastNumber());
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Stores new owners of the seats. Returns the rejection; empty if they were stored. */
  Optional<Rejection> save(ServerTable table, SeatOwners owners) {
    TableRecord newRecord = table.recordWith(owners);
    WriteResult result = store.save(newRecord);
    if (result == WriteResult.DONE) {
      table.setRecord(newRecord.nextVersion());
    }
    return result.rejection(ServerRejectionCode.CONFLICT, table.number());
  }

  /**
   * Assigns a seat to an account. The player is absent until they arrive at the table. Returns the
   * rejection; empty if the seat was assigned.
   */
  Optional<Rejection> take(ServerTable table, Seat seat, String accountId) {
    Optional<Rejection> rejection =
        save(table, table.seatOwners().with(seat, new SeatOwner.Held(accountId)));
    if (rejection.isEmpty()) {
      table.presence().markAway(seat, clock.instant());
    }
    return rejection;
  }

  /** The result of rereading a table that another server has changed. */
  private enum RereadResult {
    /** The stored table is not newer than the known one, or could not be read. */
    SAME,
    /** The stored table was newer, and replaced the known one. */
    CHANGED,
    /** The table is no longer stored as open. */
    ENDED
  }

  /**
   * Makes a change, and repeats it with the current table if another server has changed the table
   * first. Stops when rereading shows no further change; tries once more if the table has ended.
   *
   * @param isConflict returns whether another server has changed the table first
   * @return the result of the last attempt
   */
  <T> T retryOnConflict(ServerTable table, Supplier<T> change, Predicate<T> isConflict) {
    T result = change.get();
    RereadResult reread = RereadResult.CHANGED;
    while (isConflict.test(result) && reread == RereadResult.CHANGED) {
      reread = reread(table);
      result = reread == RereadResult.SAME ? result : change.get();
    }
    return result;
  }

  /**
   * Like {@link #retryOnConflict(ServerTable, Supplier, Predicate)}, for a change that may be
   * rejected. Returns the rejection; empty if it was made.
   */
  Optional<Rejection> retryOnConflict(ServerTable table, Supplier<Optional<Rejection>> change) {
    return retryOnConflict(
        table, change, rejection -> rejection.filter(SeatChanges::isConflict).isPresent());
  }

  /**
   * Returns whether a change was rejected because another server has changed the table since it was
   * read.
   */
  static boolean isConflict(Rejection rejection) {
    return rejection.code() == ServerRejectionCode.CONFLICT;
  }

  /**
   * Rereads a table that another server has changed, applies the changes, and deals if it is
   * complete.
   */
  private RereadResult reread(ServerTable table) {
    try {
      Optional<TableRecord> current = store.loadOpen(table.number());
      if (current.isEmpty()) {
        onEnded(table);
        return RereadResult.ENDED;
      }
      boolean isNewer = applyRemote(table, current.get());
      dealIfComplete(table);
      return isNewer ? RereadResult.CHANGED : RereadResult.SAME;
    } catch (IOException e) {
      return RereadResult.SAME;
    }
  }

  /**
   * Frees a seat. The table ends if no seat is held by an account afterwards and, once the match
   * has been dealt, none is reserved. Returns the rejection; empty if the seat was freed.
   */
  Optional<Rejection> release(ServerTable table, Seat seat) {
    SeatOwners remainingOwners = table.seatOwners().with(seat, new SeatOwner.Free(""));
    boolean ends = table.isDealt() ? remainingOwners.isAbandoned() : remainingOwners.isVacant();
    Optional<Rejection> rejection =
        ends ? end(table, remainingOwners) : save(table, remainingOwners);
    if (rejection.isEmpty()) {
      table.presence().clearAway(seat);
    }
    return rejection;
  }

  /**
   * Ends a table with these owners of its seats: removes it, or archives it if a match was dealt.
   * Returns the rejection; empty if the table has ended.
   */
  Optional<Rejection> end(ServerTable table, SeatOwners remainingOwners) {
    TableRecord finalRecord = table.recordWith(remainingOwners);
    WriteResult result = table.isDealt() ? store.archive(finalRecord) : store.remove(finalRecord);
    if (result == WriteResult.DONE) {
      table.setRecord(finalRecord.nextVersion());
      onEnded(table);
    }
    return result.rejection(ServerRejectionCode.CONFLICT, table.number());
  }

  /**
   * Handles the end of a table, on this server or on another one: removes it from the registry,
   * closes its journal and, unless its match is over, makes all participants leave.
   */
  void onEnded(ServerTable table) {
    tables.remove(table);
    table.match().ifPresent(MatchLifecycle::releaseJournal);
    TablePresence presence = table.presence();
    if (!table.isFinished()) {
      presence.evictAll();
    }
    presence.wakeWaiting();
  }

  void logIfEnded(ServerTable table) {
    if (!tables.contains(table)) {
      log.info("match-ended", "table", table.number());
    }
  }

  /** Deals if all seats are taken, nothing has been dealt, and the table is available. */
  void dealIfComplete(ServerTable table) {
    boolean isReady = !table.isDealt() && table.isFull() && !table.isUnavailable();
    if (isReady && lifecycle.deal(table)) {
      onDealt(table);
    }
  }

  /**
   * Starts the move clock of a match that has just been dealt, marks the players who are not
   * present as absent, and wakes the waiting sessions.
   */
  void onDealt(ServerTable table) {
    table.markAbsentPlayersAway(clock.instant());
    table
        .summary()
        .ifPresent(
            summary ->
                table.setTurnStart(
                    new ServerTable.TurnStart(summary.turnStartEntry(), clock.instant())));
    table.presence().wakeWaiting();
  }

  /**
   * Replaces the summary of a match that is not loaded by one from another server, which may also
   * have dealt the match, if that summary has more entries. Returns whether it was replaced.
   */
  boolean applyRemote(ServerTable table, MatchSummary summary) {
    if (table.match().isPresent() || summary.entryCount() <= table.entryCount()) {
      return false;
    }
    boolean wasDealt = table.isDealt();
    table.adoptSummary(summary);
    if (!wasDealt) {
      onDealt(table);
    }
    return true;
  }

  /**
   * Replaces the record of a table by one that another server has stored, if that is newer, and
   * makes the players of changed seats leave. Returns whether the record was replaced.
   */
  boolean applyRemote(ServerTable table, TableRecord current) {
    if (current.version() <= table.version()) {
      return false;
    }
    SeatOwners oldOwners = table.seatOwners();
    table.setRecord(current);
    TablePresence presence = table.presence();
    for (Map.Entry<Seat, SeatOwner> entry : current.seatOwners().bySeat().entrySet()) {
      Seat seat = entry.getKey();
      if (!entry.getValue().equals(oldOwners.bySeat().get(seat))) {
        presence.clearAway(seat);
        presence.evict(seat);
      }
    }
    table.markNewlyAbsentPlayersAway(clock.instant());
    if (!table.isFull()) {
      presence.wakeWaiting();
    }
    return true;
  }
}
