package lethe.app.house;

import java.io.IOException;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * Writes down whose the seats of a table are, and deals when all of them are taken. Used by whoever
 * changes the table.
 */
final class SeatChanges {
  private final Tables tables;
  private final TableStore store;
  private final Dealer dealer;
  private final InstantSource clock;

  SeatChanges(Context context, Tables tables, TableStore store, Dealer dealer) {
    this.tables = tables;
    this.store = store;
    this.dealer = dealer;
    this.clock = context.time().steady();
  }

  /** A new table is there for everybody, if it can be written down; why not, if so. */
  Optional<Rejection> add(HouseTable table) {
    Optional<Rejection> objection = put(table, table.seating());
    if (objection.isEmpty()) {
      table.expect(clock.instant());
      tables.add(table);
    }
    return objection;
  }

  /** Another house has taken a number: the next is tried; whether it is known. */
  boolean skip() {
    try {
      tables.skip(store.last());
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Seats are somebody else's from now on; why not, if so. */
  Optional<Rejection> put(HouseTable table, Seating seating) {
    KeptTable next = table.keeping(seating);
    Written written = store.write(next);
    if (written == Written.DONE) {
      table.keep(next.written());
    }
    return written.refusal(HouseRefusal.CHANGED, table.number());
  }

  /**
   * Somebody takes a seat, and is away from it until they sit there; why not, if so.
   *
   * @param person by id
   */
  Optional<Rejection> take(HouseTable table, Seat seat, String person) {
    Optional<Rejection> objection =
        put(table, table.seating().with(seat, new SeatOwner.Held(person)));
    if (objection.isEmpty()) {
      table.attendance().away(seat, clock.instant());
    }
    return objection;
  }

  /**
   * A seat is anybody's; a table at which nobody has a seat and nothing was dealt goes. Why not, if
   * so.
   */
  Optional<Rejection> free(HouseTable table, Seat seat) {
    Optional<Rejection> objection = put(table, table.seating().with(seat, new SeatOwner.Free("")));
    if (objection.isEmpty()) {
      table.attendance().missNobody(seat);
      if (!table.isDealt() && table.isForsaken()) {
        var _ = remove(table);
      }
    }
    return objection;
  }

  /** A table at which nobody has a seat and nothing was dealt goes; why not, if so. */
  Optional<Rejection> remove(HouseTable table) {
    if (!store.remove(table.number())) {
      return Optional.of(Rejection.of(HouseRefusal.NO_ROOM));
    }
    tables.remove(table);
    return Optional.empty();
  }

  /** Deals where all seats are taken and nothing was dealt. */
  void dealIfComplete(HouseTable table) {
    boolean waits = !table.isDealt() && table.isComplete() && !table.isShut();
    if (waits && dealer.deal(table)) {
      begun(table);
    }
  }

  /** A match has been dealt. */
  void begun(HouseTable table) {
    table.expect(clock.instant());
    table.course().ifPresent(now -> table.ask(new Asked(now.moved(), clock.instant())));
    table.attendance().wakeWaiting();
  }

  /** The table is as another house has written it down; whether it was not before. */
  boolean replace(HouseTable table, KeptTable now) {
    if (now.version() <= table.version()) {
      return false;
    }
    Seating before = table.seating();
    table.keep(now);
    Attendance attendance = table.attendance();
    for (Map.Entry<Seat, SeatOwner> owned : now.seating().owners().entrySet()) {
      Seat seat = owned.getKey();
      if (!owned.getValue().equals(before.owners().get(seat))) {
        attendance.missNobody(seat);
        attendance.sendOff(seat);
      }
    }
    table.goOnExpecting(clock.instant());
    if (!table.isComplete()) {
      attendance.wakeWaiting();
    }
    return true;
  }
}
