package lethe.app.server.table;

import java.util.Optional;
import lethe.app.server.account.Account;
import lethe.app.server.account.NameRules;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRefusal;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** The actions of a table's host before the match begins. */
public final class HostService {
  private final SeatChanges changes;
  private final AccountSeats accountSeats;
  private final NameRules names;
  private final Log log;

  HostService(
      ServerContext context, SeatChanges changes, AccountSeats accountSeats, NameRules names) {
    this.changes = changes;
    this.accountSeats = accountSeats;
    this.names = names;
    this.log = context.log();
  }

  /**
   * Removes the player who holds a seat or is invited to it. Returns the reason for the refusal;
   * empty if it was done.
   *
   * @param seatName the name of the seat
   */
  public Optional<Rejection> kick(Account host, ServerTable table, String seatName) {
    return table.withLock(
        () -> changes.retryOnConflict(table, () -> kickLocked(host, table, seatName)));
  }

  private Optional<Rejection> kickLocked(Account host, ServerTable table, String seatName) {
    Optional<Rejection> rejection = checkHost(host, table);
    if (rejection.isPresent()) {
      return rejection;
    }
    Optional<Seat> seat =
        table.title().seats().byName(seatName).filter(table.seatOwners()::isAssigned);
    if (seat.isEmpty() || table.seatOwners().isHeldBy(seat.get(), host.id())) {
      return Optional.of(Rejection.of(ServerRefusal.SEAT_EMPTY, table.number()));
    }
    return setOwner(table, seat.get(), new SeatOwner.Free(""), "kicked");
  }

  /**
   * Reserves a free seat for a user. Returns the reason for the refusal; empty if it was done.
   *
   * @param name the user's name
   */
  public Optional<Rejection> invite(Account host, ServerTable table, String name) {
    return table.withLock(
        () -> changes.retryOnConflict(table, () -> inviteLocked(host, table, name)));
  }

  private Optional<Rejection> inviteLocked(Account host, ServerTable table, String name) {
    Optional<Rejection> rejection = checkHost(host, table);
    if (rejection.isPresent()) {
      return rejection;
    }
    if (!names.isValidOrGuestName(name)) {
      return Optional.of(Rejection.of(ServerRefusal.INVITEE_NAME_INVALID));
    }
    SeatOwner owner = accountSeats.resolveInvitee(new SeatOwner.Free(name));
    if (owner instanceof SeatOwner.Invited(String id, String _) && table.seatOf(id).isPresent()) {
      return Optional.of(Rejection.of(ServerRefusal.ALREADY_SEATED, name));
    }
    if (table.seatOwners().bySeat().containsValue(owner)) {
      return Optional.of(Rejection.of(ServerRefusal.ALREADY_INVITED, name, table.number()));
    }
    return table
        .seatOwners()
        .findOpenSeat()
        .map(seat -> setOwner(table, seat, owner, "invited"))
        .orElseGet(() -> Optional.of(Rejection.of(ServerRefusal.NO_OPEN_SEAT, table.number())));
  }

  private Optional<Rejection> setOwner(
      ServerTable table, Seat seat, SeatOwner owner, String logKey) {
    Optional<Rejection> rejection = changes.save(table, table.seatOwners().with(seat, owner));
    if (rejection.isEmpty()) {
      log.info(logKey, "table", table.number(), "seat", seat);
      table.presence().clearAway(seat);
      table.presence().wakeWaiting();
    }
    return rejection;
  }

  private static Optional<Rejection> checkHost(Account host, ServerTable table) {
    if (table.isUnavailable()) {
      return Optional.of(table.status().refusal(table.number()));
    }
    if (table.isDealt()) {
      return Optional.of(Rejection.of(ServerRefusal.MATCH_STARTED, table.number()));
    }
    return table.isHostedBy(host)
        ? Optional.empty()
        : Optional.of(Rejection.of(ServerRefusal.NOT_TABLE_HOST, table.number()));
  }
}
