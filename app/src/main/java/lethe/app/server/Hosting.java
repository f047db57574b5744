package lethe.app.server;

import java.util.Optional;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** What the host of a table can do before the match begins. */
public final class Hosting {
  private final SeatChanges changes;
  private final Invitations invitations;
  private final Names names;
  private final Log log;

  Hosting(ServerContext context, SeatChanges changes, Invitations invitations, Names names) {
    this.changes = changes;
    this.invitations = invitations;
    this.names = names;
    this.log = context.log();
  }

  /**
   * Removes the person who holds a seat or is invited to it. Returns why it was refused; empty if
   * it was done.
   *
   * @param name the name of the seat
   */
  public Optional<Rejection> kick(Account host, ServerTable table, String name) {
    return table.changing(() -> changes.settled(table, () -> kicked(host, table, name)));
  }

  private Optional<Rejection> kicked(Account host, ServerTable table, String name) {
    Optional<Rejection> objection = objection(host, table);
    if (objection.isPresent()) {
      return objection;
    }
    Optional<Seat> seat = table.title().seats().named(name).filter(table.seating()::hasSeat);
    if (seat.isEmpty() || table.seating().isHeldBy(seat.get(), host.id())) {
      return Optional.of(Rejection.of(ServerRefusal.NOBODY_THERE, table.number()));
    }
    return changed(table, seat.get(), new SeatOwner.Free(""), "kicked");
  }

  /**
   * Reserves a free seat for a person. Returns why it was refused; empty if it was done.
   *
   * @param called the person's name
   */
  public Optional<Rejection> invite(Account host, ServerTable table, String called) {
    return table.changing(() -> changes.settled(table, () -> invited(host, table, called)));
  }

  private Optional<Rejection> invited(Account host, ServerTable table, String called) {
    Optional<Rejection> objection = objection(host, table);
    if (objection.isPresent()) {
      return objection;
    }
    if (!names.canBeCalled(called)) {
      return Optional.of(Rejection.of(ServerRefusal.NO_NAME));
    }
    SeatOwner owner = invitations.known(new SeatOwner.Free(called));
    if (owner instanceof SeatOwner.Invited(String id, String _) && table.seatOf(id).isPresent()) {
      return Optional.of(Rejection.of(ServerRefusal.SITS_THERE, called));
    }
    if (table.seating().owners().containsValue(owner)) {
      return Optional.of(Rejection.of(ServerRefusal.INVITED_THERE, called, table.number()));
    }
    return table
        .seating()
        .open()
        .map(seat -> changed(table, seat, owner, "invited"))
        .orElseGet(() -> Optional.of(Rejection.of(ServerRefusal.NO_OPEN_SEAT, table.number())));
  }

  private Optional<Rejection> changed(ServerTable table, Seat seat, SeatOwner owner, String what) {
    Optional<Rejection> objection = changes.put(table, table.seating().with(seat, owner));
    if (objection.isEmpty()) {
      log.note(what, "table", table.number(), "seat", seat);
      table.presence().clearAway(seat);
      table.presence().wakeWaiting();
    }
    return objection;
  }

  private static Optional<Rejection> objection(Account host, ServerTable table) {
    if (table.isShut()) {
      return Optional.of(table.standing().shut(table.number()));
    }
    if (table.isDealt()) {
      return Optional.of(Rejection.of(ServerRefusal.HAS_BEGUN, table.number()));
    }
    return table.isHostedBy(host)
        ? Optional.empty()
        : Optional.of(Rejection.of(ServerRefusal.NOT_HOST, table.number()));
  }
}
