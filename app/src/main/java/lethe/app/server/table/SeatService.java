package lethe.app.server.table;

import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.server.account.Account;
import lethe.app.server.account.Accounts;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Log;
import lethe.app.server.base.SafeText;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.client.TakeoverPolicy;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * Creates tables and assigns seats, for players and for hosts. A change is stored before anyone is
 * notified of it; only changes to the same table or by the same account wait for it.
 */
public final class SeatService {
  private final TableRegistry tables;
  private final Accounts accounts;
  private final MatchLifecycle lifecycle;
  private final SeatChanges changes;
  private final AccountSeats accountSeats;
  private final SharedDealGuard sharedDeals;
  private final TableStore store;
  private final Optional<TableSync> tableSync;
  private final Log log;

  private final TableNotifier notifier;

  public SeatService(
      ServerContext context,
      TableRegistry tables,
      Accounts accounts,
      MatchLifecycle lifecycle,
      SeatChanges changes,
      AccountSeats accountSeats,
      SharedDealGuard sharedDeals,
      TableStore store,
      Optional<TableSync> tableSync,
      TableNotifier notifier) {
    this.store = store;
    this.tableSync = tableSync;
    this.notifier = notifier;
    this.tables = tables;
    this.accounts = accounts;
    this.lifecycle = lifecycle;
    this.changes = changes;
    this.accountSeats = accountSeats;
    this.sharedDeals = sharedDeals;
    this.log = context.log();
  }

  /**
   * Creates a table, and deals if no seat is free. A seat reserved for the name of an account is
   * bound to that account.
   */
  public TableResult createTable(ClientSession session, TableSpec spec) {
    return accounts.withLock(session.account().id(), () -> createTableLocked(session, spec));
  }

  private TableResult createTableLocked(ClientSession session, TableSpec spec) {
    if (tables.isDraining()) {
      return TableResult.rejected(ServerRejectionCode.DRAINING);
    }
    Account creator = session.account();
    TableRecord.Host host = new TableRecord.Host(creator.id(), session.quota().name());
    TableSpec specWithInvitations = spec.with(accountSeats.resolveInvitees(spec.seatOwners()));
    TableResult result;
    do {
      result = tryCreateTable(session, host, specWithInvitations);
    } while (isConflict(result) && changes.skipTakenNumbers());
    return result;
  }

  /** Creates a table under the next number, which another server may have taken. */
  private TableResult tryCreateTable(ClientSession session, TableRecord.Host host, TableSpec spec) {
    Account creator = session.account();
    TableRegistry.Reservation reservation =
        tables.reserve(
            creator, session.quota(), number -> new ServerTable(spec.toRecord(number, host)));
    return switch (reservation) {
      case TableRegistry.Reservation.LimitReached(Limit limit) -> rejectForLimit(session, limit);
      case TableRegistry.Reservation.Reserved(ServerTable table) ->
          table.withLock(() -> storeNewTable(creator, table));
    };
  }

  private TableResult storeNewTable(Account creator, ServerTable table) {
    Optional<Rejection> rejection;
    try {
      rejection =
          lifecycle
              .validate(table)
              .or(() -> sharedDeals.checkNewTable(table))
              .or(() -> accounts.register(creator))
              .or(() -> changes.add(table));
    } finally {
      // Unless the table was added, it no longer counts against the limits.
      tables.cancelReservation(table);
    }
    if (rejection.isPresent()) {
      return new TableResult.Rejected(rejection.get());
    }
    log.info(
        "table-created", "table", table.number(), "game", table.title().id(), "by", creator.name());
    changes.dealIfComplete(table);
    return new TableResult.Admitted(table);
  }

  private static TableResult rejectForLimit(ClientSession session, Limit limit) {
    return new TableResult.Rejected(session.rejectForTableLimit(limit));
  }

  /**
   * Takes a seat, or returns to the user's own seat.
   *
   * @param seatName the name of the seat; empty for any free seat
   */
  public TableResult sit(ClientSession session, ServerTable table, String seatName) {
    return sit(session, table, seatName, "");
  }

  /**
   * Takes a seat at a table that may be private, or returns to the user's own seat.
   *
   * @param seatName the name of the seat; empty for any free seat
   * @param joinWord the join word of a private table; empty if none was given
   */
  public TableResult sit(
      ClientSession session, ServerTable table, String seatName, String joinWord) {
    return accounts.withLock(
        session.account().id(),
        () ->
            table.withLock(
                () ->
                    changes.retryOnConflict(
                        table,
                        () -> sitLocked(session, table, seatName, joinWord),
                        SeatService::isConflict)));
  }

  /**
   * Takes a free seat at the oldest table of a game that anyone may join at once: public, with the
   * default options and no time limit, and with another player waiting there. Returns to the user's
   * own seat if such a table is still waiting for players. If there is none, creates one for the
   * smallest number of players above one.
   */
  public TableResult quickMatch(ClientSession session, Title<?, ?, ?> title) {
    List<ServerTable> suitable =
        tables.all().stream()
            .filter(table -> table.title().equals(title))
            .filter(table -> isForQuickMatch(table, session.account()))
            .sorted(
                Comparator.comparing(
                        (ServerTable table) -> table.seatOf(session.account().id()).isEmpty())
                    .thenComparingInt(ServerTable::number))
            .toList();
    for (ServerTable table : suitable) {
      TableResult result = sit(session, table, "");
      if (result instanceof TableResult.Admitted) {
        return result;
      }
    }
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    for (Seat seat : title.seats().firstSeats(Math.max(2, title.seats().min()))) {
      owners.put(
          seat,
          owners.isEmpty() ? new SeatOwner.Held(session.account().id()) : new SeatOwner.Free(""));
    }
    return createTable(session, new TableSpec(title, Options.NONE, new SeatOwners(owners)));
  }

  private static boolean isForQuickMatch(ServerTable table, Account account) {
    return !table.isUnavailable()
        && !table.isDealt()
        && table.eventDeal().isEmpty()
        && table.options().equals(Options.NONE)
        && table.settings().equals(TableSettings.DEFAULTS)
        && table.seatOwners().findOpenSeat().isPresent()
        && (table.seatOf(account.id()).isPresent()
            || table.seatOwners().bySeat().keySet().stream()
                .anyMatch(seat -> table.seatOwners().isHeld(seat) && table.isPresent(seat)));
  }

  private static boolean isConflict(TableResult result) {
    return result instanceof TableResult.Rejected(Rejection rejection)
        && SeatChanges.isConflict(rejection);
  }

  private TableResult sitLocked(
      ClientSession session, ServerTable table, String seatName, String joinWord) {
    Account account = session.account();
    if (table.isUnavailable()) {
      return new TableResult.Rejected(table.unavailableRejection());
    }
    Optional<Seat> ownSeat = table.seatOf(account.id());
    if (ownSeat.isPresent()) {
      boolean wantsOther = !seatName.isEmpty() && !ownSeat.get().name().equals(seatName);
      return wantsOther
          ? TableResult.rejected(ServerRejectionCode.ONLY_ONE_SEAT)
          : new TableResult.Admitted(table);
    }
    if (table.isFinished()) {
      return TableResult.rejected(ServerRejectionCode.MATCH_FINISHED, table.number());
    }
    if (!tables.contains(table)) {
      return TableResult.rejected(ServerRejectionCode.TABLE_ABANDONED, table.number());
    }
    if (tables.isDraining() && !table.isDealt()) {
      return TableResult.rejected(ServerRejectionCode.DRAINING);
    }
    if (!table.isCreatedBy(account) && tables.hasReachedTableLimit(account)) {
      return rejectForLimit(session, Limit.TABLES);
    }
    Optional<Rejection> rejection = sharedDeals.checkSeat(table, account.id());
    if (rejection.isPresent()) {
      return new TableResult.Rejected(rejection.get());
    }
    if (!maySit(table, account, joinWord)) {
      ServerRejectionCode reason =
          joinWord.isEmpty()
              ? ServerRejectionCode.JOIN_WORD_REQUIRED
              : ServerRejectionCode.JOIN_WORD_WRONG;
      return TableResult.rejected(reason, table.number());
    }
    return table
        .findFreeSeat(account, seatName)
        .map(seat -> take(account, table, seat))
        .orElseGet(() -> rejectTakenSeat(account, table, seatName));
  }

  private static TableResult rejectTakenSeat(Account account, ServerTable table, String seatName) {
    List<Seat> freeSeats =
        table.seatOwners().bySeat().keySet().stream()
            .filter(seat -> table.findFreeSeat(account, seat.name()).isPresent())
            .toList();
    return freeSeats.isEmpty()
        ? TableResult.rejected(ServerRejectionCode.NO_FREE_SEAT, table.number())
        : TableResult.rejected(
            ServerRejectionCode.SEAT_TAKEN,
            table.number(),
            SafeText.sanitize(seatName, 40),
            freeSeats);
  }

  /**
   * Returns whether a user may join: at a private table, the host, invited users, and users who
   * know the join word.
   */
  private static boolean maySit(ServerTable table, Account account, String joinWord) {
    return !table.settings().isPrivate()
        || table.settings().joinWord().equals(joinWord)
        || table.isHostedBy(account)
        || table.seatOwners().isInvited(account);
  }

  private TableResult take(Account account, ServerTable table, Seat seat) {
    if (!lifecycle.load(table)) {
      return TableResult.rejected(ServerRejectionCode.STORAGE_UNAVAILABLE);
    }
    Optional<Rejection> rejection =
        accounts.register(account).or(() -> changes.take(table, seat, account.id()));
    if (rejection.isPresent()) {
      return new TableResult.Rejected(rejection.get());
    }
    table.presence().evict(account);
    log.info("seat-taken", "table", table.number(), "seat", seat, "name", account.name());
    table
        .match()
        .ifPresent(
            match -> match.addControl(new ControlEntry.SeatReassigned(seat, new Player.Human())));
    changes.dealIfComplete(table);
    return new TableResult.Admitted(table);
  }

  /**
   * Goes to the table of the rematch. The first player who asks for a rematch creates the table;
   * the other players are invited to their previous seats.
   */
  public TableResult rematch(ClientSession session, ServerTable table) {
    return accounts.withLock(
        session.account().id(), () -> table.withLock(() -> rematchLocked(session, table)));
  }

  private TableResult rematchLocked(ClientSession session, ServerTable table) {
    Account account = session.account();
    Optional<ServerTable> existing =
        tables.find(table.rematchNumber()).or(() -> storedRematch(table));
    if (existing.isPresent()) {
      return sit(session, existing.get(), "");
    }
    if (table.seatOf(account.id()).isEmpty()) {
      return TableResult.rejected(ServerRejectionCode.NO_REMATCH, table.number());
    }
    SeatOwners rematchOwners = accountSeats.rematchOwners(account, table.seatOwners());
    TableResult result =
        createTableLocked(
            session,
            new TableSpec(table.title(), table.options(), rematchOwners).with(table.settings()));
    if (result instanceof TableResult.Admitted(ServerTable rematchTable)) {
      Optional<ServerTable> earlier = claimRematch(table, rematchTable);
      if (earlier.isPresent()) {
        changes.end(rematchTable, rematchTable.seatOwners());
        return sit(session, earlier.get(), "");
      }
      Notification notification =
          new Notification.RematchOffered(account.name(), rematchTable.number());
      table.setRematchNumber(rematchTable.number());
      notifier.announce(table, notification);
    }
    return result;
  }

  /**
   * Returns the stored table of the rematch, which another server may have created; empty if there
   * is none or the store cannot be read.
   */
  private Optional<ServerTable> storedRematch(ServerTable table) {
    try {
      return store.rematchNumber(table.number()).flatMap(number -> findRematch(table, number));
    } catch (IOException e) {
      log.debug("unreachable", "reason", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  /**
   * Records a new table as that of the rematch. Returns the table that another player has created
   * at the same time; empty if there is none or the store cannot be written.
   */
  private Optional<ServerTable> claimRematch(ServerTable table, ServerTable rematchTable) {
    try {
      int number = store.claimRematch(table.number(), rematchTable.number());
      return number == rematchTable.number() ? Optional.empty() : findRematch(table, number);
    } catch (IOException e) {
      log.debug("unreachable", "reason", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  /**
   * Returns the table of the rematch, which another server may just have created, and remembers its
   * number; empty if there is no such table now.
   */
  private Optional<ServerTable> findRematch(ServerTable table, int number) {
    if (tables.find(number).isEmpty()) {
      tableSync.ifPresent(sync -> sync.trySyncTable(number));
    }
    table.setRematchNumber(number);
    return tables.find(number);
  }

  /**
   * Gives up a seat; the match then waits for another player. The table ends if no player is left
   * and, during the match, no seat is reserved. Under the same conditions, a host without a seat
   * ends the table.
   *
   * @return the rejection; empty if the request succeeded
   */
  public Optional<Rejection> leave(Account account, ServerTable table) {
    return accounts.withLock(
        account.id(),
        () ->
            table.withLock(
                () -> changes.retryOnConflict(table, () -> leaveLocked(account, table))));
  }

  private Optional<Rejection> leaveLocked(Account account, ServerTable table) {
    Optional<Seat> seat = table.seatOf(account.id());
    boolean isEmpty = table.isDealt() ? table.isAbandoned() : table.isVacant();
    boolean isOpen = !table.isUnavailable() && !table.isFinished() && tables.contains(table);
    if (table.isHostedBy(account) && isEmpty && isOpen) {
      Optional<Rejection> rejection = changes.end(table, table.seatOwners());
      changes.logIfEnded(table);
      return rejection;
    }
    if (seat.isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(ServerRejectionCode.NOT_SEATED, table.number()));
    }
    if (table.isUnavailable()) {
      return Optional.of(table.unavailableRejection());
    }
    if (table.isDealt() && sharedDeals.isStillInPlay(table)) {
      return Optional.of(Rejection.of(ServerRejectionCode.SEAT_FIXED_IN_EVENT, table.number()));
    }
    Optional<Rejection> rejection = changes.release(table, seat.get());
    if (rejection.isEmpty()) {
      log.info("seat-left", "table", table.number(), "seat", seat.get(), "name", account.name());
      changes.logIfEnded(table);
      table.presence().evict(account);
      notifier.announce(
          table,
          new Notification.SeatGivenUp(
              account.visibleName(table.isSilent()),
              seat.get(),
              table.settings().takeoverPolicy()));
    }
    return rejection;
  }

  /**
   * Ends a match in which not every player has moved yet, or a table whose match has not been
   * dealt, and removes the table from the lobby. The match does not count as played.
   *
   * @return the rejection; empty if the request succeeded
   */
  public Optional<Rejection> abort(Account account, ServerTable table) {
    return accounts.withLock(
        account.id(),
        () ->
            table.withLock(
                () -> changes.retryOnConflict(table, () -> abortLocked(account, table))));
  }

  private Optional<Rejection> abortLocked(Account account, ServerTable table) {
    if (table.isUnavailable()) {
      return Optional.of(table.unavailableRejection());
    }
    if (table.seatOf(account.id()).isEmpty() || table.isFinished() || !tables.contains(table)) {
      return Optional.of(Rejection.of(ServerRejectionCode.NOT_SEATED, table.number()));
    }
    if (sharedDeals.isStillInPlay(table)) {
      return Optional.of(Rejection.of(ServerRejectionCode.SEAT_FIXED_IN_EVENT, table.number()));
    }
    if (!lifecycle.load(table)) {
      return Optional.of(Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE));
    }
    if (haveAllPlayersMoved(table)) {
      return Optional.of(Rejection.of(ServerRejectionCode.ALL_PLAYERS_MOVED));
    }
    SeatOwners owners = table.seatOwners();
    for (Seat seat : owners.seats()) {
      if (owners.isHeld(seat)) {
        owners = owners.with(seat, new SeatOwner.Free(""));
      }
    }
    // Set first, so that the players who are sent to the lobby are told the reason.
    table.setAborted(true);
    Optional<Rejection> rejection = changes.end(table, owners);
    if (rejection.isPresent()) {
      table.setAborted(false);
    } else {
      log.info("match-aborted", "table", table.number(), "name", account.name());
    }
    return rejection;
  }

  private static boolean haveAllPlayersMoved(ServerTable table) {
    return table
        .match()
        .filter(
            match ->
                table.seatOwners().seats().stream()
                    .filter(seat -> table.seatOwners().isHeld(seat))
                    .allMatch(seat -> hasMoved(match.match(), seat)))
        .isPresent();
  }

  private static boolean hasMoved(Match<?, ?, ?> match, Seat seat) {
    return match
        .entriesBackwards()
        .anyMatch(entry -> entry instanceof Entry.Ply<?> ply && ply.seat().equals(seat));
  }

  // Actions of the host.

  /**
   * Removes the player who holds a seat or is invited to it. During the match, only an invited
   * player can be removed. Rejected unless the user is the host, and for the host's own seat.
   *
   * @param seatName the name of the seat
   * @return the rejection; empty if the request succeeded
   */
  public Optional<Rejection> kick(Account host, ServerTable table, String seatName) {
    return table.withLock(
        () -> changes.retryOnConflict(table, () -> kickLocked(host, table, seatName)));
  }

  private Optional<Rejection> kickLocked(Account host, ServerTable table, String seatName) {
    Optional<Seat> seat =
        table.title().seats().byName(seatName).filter(table.seatOwners()::isAssigned);
    boolean isInvitation =
        seat.filter(assigned -> !table.seatOwners().isHeld(assigned)).isPresent();
    Optional<Rejection> rejection = checkHost(host, table, isInvitation);
    if (rejection.isPresent()) {
      return rejection;
    }
    if (seat.isEmpty() || table.seatOwners().isHeldBy(seat.get(), host.id())) {
      return Optional.of(Rejection.of(ServerRejectionCode.SEAT_EMPTY, table.number()));
    }
    return setOwner(table, seat.get(), new SeatOwner.Free(""), "kicked");
  }

  /**
   * Reserves an open seat for a user, even one that a player has given up during the match.
   * Rejected unless the inviting user is the host.
   *
   * @param name the name of the invited user, who need not have an account yet
   * @return the rejection; empty if the request succeeded
   */
  public Optional<Rejection> invite(Account host, ServerTable table, String name) {
    return table.withLock(
        () -> changes.retryOnConflict(table, () -> inviteLocked(host, table, name)));
  }

  private Optional<Rejection> inviteLocked(Account host, ServerTable table, String name) {
    boolean hasOpenSeat = table.seatOwners().findOpenSeat().isPresent();
    Optional<Rejection> rejection = checkHost(host, table, hasOpenSeat);
    if (rejection.isPresent()) {
      return rejection;
    }
    if (!accounts.nameRules().isValidOrGuestName(name)) {
      return Optional.of(Rejection.of(ServerRejectionCode.INVITEE_NAME_INVALID));
    }
    SeatOwner owner = accountSeats.resolveInvitee(new SeatOwner.Free(name));
    if (owner instanceof SeatOwner.Invited(String id, String _) && table.seatOf(id).isPresent()) {
      return Optional.of(Rejection.of(ServerRejectionCode.ALREADY_SEATED, name));
    }
    if (table.seatOwners().bySeat().containsValue(owner)) {
      return Optional.of(Rejection.of(ServerRejectionCode.ALREADY_INVITED, name, table.number()));
    }
    return table
        .seatOwners()
        .findOpenSeat()
        .map(seat -> setOwner(table, seat, owner, "invited"))
        .orElseGet(
            () -> Optional.of(Rejection.of(ServerRejectionCode.NO_OPEN_SEAT, table.number())));
  }

  private Optional<Rejection> setOwner(
      ServerTable table, Seat seat, SeatOwner owner, String event) {
    Optional<Rejection> rejection = changes.save(table, table.seatOwners().with(seat, owner));
    if (rejection.isEmpty()) {
      log.info(event, "table", table.number(), "seat", seat);
      table.presence().clearAway(seat);
      table.presence().wakeWaiting();
    }
    return rejection;
  }

  /**
   * Returns the rejection of a request to change a seat; empty if the user may do so.
   *
   * @param isVacated whether the seat is one that no player holds, so that it may be changed during
   *     the match if others may take it over
   */
  private static Optional<Rejection> checkHost(Account host, ServerTable table, boolean isVacated) {
    if (table.isUnavailable()) {
      return Optional.of(table.unavailableRejection());
    }
    if (table.isFinished()) {
      return Optional.of(Rejection.of(ServerRejectionCode.MATCH_FINISHED, table.number()));
    }
    if (table.isDealt() && !isVacated) {
      return Optional.of(Rejection.of(ServerRejectionCode.MATCH_STARTED, table.number()));
    }
    if (table.isDealt() && table.settings().takeoverPolicy() == TakeoverPolicy.NOBODY) {
      return Optional.of(Rejection.of(ServerRejectionCode.NO_TAKEOVER, table.number()));
    }
    return table.isHostedBy(host)
        ? Optional.empty()
        : Optional.of(Rejection.of(ServerRejectionCode.NOT_TABLE_HOST, table.number()));
  }
}
