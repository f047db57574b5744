package lethe.app.server.table;

import java.time.InstantSource;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.app.play.Fork;
import lethe.app.play.Table;
import lethe.app.server.account.Account;
import lethe.app.server.account.Accounts;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Log;
import lethe.app.server.base.SafeText;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.base.WriteResult;
import lethe.app.server.client.ClientSession;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Header;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Creates tables for existing matches: from a file, or from another table. */
public final class MatchImports {
  private static final int MAX_FILE_NAME_LENGTH = 200;

  private final TableRegistry tables;
  private final Accounts accounts;
  private final MatchLifecycle lifecycle;
  private final SeatChanges changes;
  private final AccountSeats accountSeats;
  private final SharedDealGuard sharedDeals;
  private final Log log;
  private final InstantSource clock;

  public MatchImports(
      ServerContext context,
      TableRegistry tables,
      Accounts accounts,
      MatchLifecycle lifecycle,
      SeatChanges changes,
      AccountSeats accountSeats,
      SharedDealGuard sharedDeals) {
    this.sharedDeals = sharedDeals;
    this.tables = tables;
    this.accounts = accounts;
    this.lifecycle = lifecycle;
    this.changes = changes;
    this.accountSeats = accountSeats;
    this.log = context.log();
    this.clock = context.clocks().monotonic();
  }

  /** Returns the seats of a match that are not played by bots. */
  public static List<Seat> humanSeats(Table<?, ?, ?> match) {
    List<Player> players = match.match().players();
    return match.match().seats().stream()
        .filter(seat -> !(players.get(seat.index()) instanceof Player.Machine))
        .toList();
  }

  /**
   * Creates a table for a match from a file. Bots continue to play; every other seat is reserved
   * for the named user, or open. The match is marked as copied, because anyone with the file knows
   * the deal.
   */
  public TableResult importMatch(Table<?, ?, ?> match, String file, Map<Seat, String> names) {
    String name = SafeText.sanitize(file, MAX_FILE_NAME_LENGTH);
    match.addControl(new ControlEntry.Copied(name.isEmpty() ? "?" : name));
    SeatOwners owners = accountSeats.resolveInvitees(ownersOf(match, names));
    TableResult result =
        storeTable(
            match,
            () ->
                new TableRegistry.Reservation.Reserved(
                    tables.reserve(
                        number ->
                            new ServerTable(
                                newRecord(number, match, TableRecord.Host.UNKNOWN, owners)))),
            limit -> Rejection.of(ServerRejectionCode.of(limit)));
    if (result instanceof TableResult.Admitted(ServerTable table)) {
      log.info("table-imported", "table", table.number(), "game", table.title().id());
    }
    return result;
  }

  /**
   * Creates a table at which a player continues a finished match from an earlier position, with
   * bots in the other seats.
   *
   * @param original the table where the player played the match
   */
  public TableResult fork(ClientSession session, ServerTable original, Fork fork) {
    Optional<Seat> ownSeat = original.seatOf(session.account().id());
    return ownSeat
        .map(seat -> Map.of(seat, session.account()))
        .map(players -> fork(session, original, fork, players))
        .orElseGet(() -> TableResult.rejected(ServerRejectionCode.NOT_SEATED, original.number()));
  }

  /**
   * Creates a table at which the participants of a review continue the match from an earlier
   * position. The user sits down, and the others are invited: each to the seat that they had or, if
   * they had none, to another one as long as there are any. Bots take the seats that are left.
   */
  public TableResult fork(ClientSession session, ReviewGroup review, Fork fork) {
    ServerTable original = review.table();
    Optional<Rejection> rejection = accounts.register(session.account());
    return rejection
        .<TableResult>map(TableResult.Rejected::new)
        .orElseGet(
            () ->
                fork(
                    session,
                    original,
                    fork,
                    assignSeats(original, session.account(), review.accounts())));
  }

  /**
   * Assigns the seats of a table to users: first to the given user, then to the users who had a
   * seat, and then to the others. Users for whom no seat is left are omitted.
   */
  private static Map<Seat, Account> assignSeats(
      ServerTable original, Account first, List<Account> users) {
    List<Account> byPriority =
        Stream.concat(
                Stream.of(first),
                users.stream()
                    .filter(user -> !user.equals(first))
                    .sorted(Comparator.comparing(user -> original.seatOf(user.id()).isEmpty())))
            .toList();
    Map<Seat, Account> players = new LinkedHashMap<>();
    for (Account user : byPriority) {
      original
          .seatOf(user.id())
          .or(() -> freeSeat(original, players.keySet(), byPriority))
          .or(() -> freeSeat(original, players.keySet(), List.of()))
          .ifPresent(seat -> players.putIfAbsent(seat, user));
    }
    return players;
  }

  /** Returns a seat that is not taken and that none of these users had; empty if there is none. */
  private static Optional<Seat> freeSeat(
      ServerTable original, Set<Seat> takenSeats, List<Account> users) {
    return original.seatOwners().seats().stream()
        .filter(seat -> !takenSeats.contains(seat))
        .filter(
            seat ->
                users.stream()
                    .noneMatch(user -> original.seatOf(user.id()).equals(Optional.of(seat))))
        .findFirst();
  }

  private Optional<Table<?, ?, ?>> load(ServerTable table) {
    return lifecycle.load(table) ? table.finishedMatch() : Optional.empty();
  }

  /**
   * Creates a table at which users continue a finished match from an earlier position, with bots in
   * the other seats.
   *
   * @param players the users by seat; the session's user sits down, and the others are invited
   */
  private TableResult fork(
      ClientSession session, ServerTable original, Fork fork, Map<Seat, Account> players) {
    if (tables.isDraining()) {
      return TableResult.rejected(ServerRejectionCode.DRAINING);
    }
    Optional<Table<?, ?, ?>> finishedMatch =
        original.isFinished() ? original.withLock(() -> load(original)) : Optional.empty();
    if (finishedMatch.isEmpty()) {
      return TableResult.rejected(ServerRejectionCode.NOT_SEATED, original.number());
    }
    Account account = session.account();
    if (sharedDeals.isStillInPlay(original)) {
      return TableResult.rejected(ServerRejectionCode.DEAL_STILL_IN_PLAY, original.number());
    }
    Table<?, ?, ?> match = fork.tableFrom(finishedMatch.get());
    assignPlayers(match, players.keySet(), original.title());
    TableRecord.Host host = new TableRecord.Host(account.id(), session.quota().name());
    SeatOwners owners = ownersOf(match, Map.of());
    for (Map.Entry<Seat, Account> player : players.entrySet()) {
      Account user = player.getValue();
      owners =
          owners.with(
              player.getKey(),
              user.equals(account)
                  ? new SeatOwner.Held(user.id())
                  : new SeatOwner.Invited(user.id(), user.name()));
    }
    SeatOwners finalOwners = owners;
    return storeTable(
        match,
        () ->
            tables.reserve(
                account,
                session.quota(),
                number -> new ServerTable(newRecord(number, match, host, finalOwners))),
        limit -> session.rejectForTableLimit(limit));
  }

  /**
   * Assigns some seats to human players and all other seats to bots. Records this even for a seat
   * that a human player has had, because another player may take it, who must not see the private
   * marks of the previous one.
   */
  private static void assignPlayers(
      Table<?, ?, ?> match, Set<Seat> humanSeats, Title<?, ?, ?> title) {
    Player bot = new Player.Machine(SeatOwner.Bot.defaultFor(title).level());
    for (Seat seat : match.match().seats()) {
      boolean isBot = match.match().players().get(seat.index()) instanceof Player.Machine;
      boolean isHuman = humanSeats.contains(seat);
      if (isHuman || !isBot) {
        match.addControl(new ControlEntry.SeatReassigned(seat, isHuman ? new Player.Human() : bot));
      }
    }
  }

  private TableResult storeTable(
      Table<?, ?, ?> match,
      Supplier<TableRegistry.Reservation> reserve,
      Function<Limit, Rejection> onLimit) {
    WriteResult result = WriteResult.FAILED;
    ServerTable table;
    do {
      switch (reserve.get()) {
        case TableRegistry.Reservation.LimitReached(Limit limit) -> {
          return new TableResult.Rejected(onLimit.apply(limit));
        }
        case TableRegistry.Reservation.Reserved(ServerTable reservedTable) -> table = reservedTable;
      }
      try {
        result = lifecycle.importMatch(table, match);
      } finally {
        if (result != WriteResult.DONE) {
          tables.cancelReservation(table);
        }
      }
    } while (result == WriteResult.CONFLICT && changes.skipTakenNumbers());
    if (result != WriteResult.DONE) {
      return TableResult.rejected(ServerRejectionCode.STORAGE_UNAVAILABLE);
    }
    table.markAbsentPlayersAway(clock.instant());
    tables.add(table);
    return new TableResult.Admitted(table);
  }

  private static TableRecord newRecord(
      int number, Table<?, ?, ?> match, TableRecord.Host host, SeatOwners owners) {
    Header header = match.match().header();
    return new TableRecord(
        number, 0, Titles.byName(header.game()).orElseThrow(), header.options(), host, owners);
  }

  private static SeatOwners ownersOf(Table<?, ?, ?> match, Map<Seat, String> names) {
    List<Player> players = match.match().players();
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    for (Seat seat : match.match().seats()) {
      SeatOwner owner =
          players.get(seat.index()) instanceof Player.Machine(String level)
              ? new SeatOwner.Bot(level)
              : new SeatOwner.Free(Optional.ofNullable(names.get(seat)).orElse(""));
      owners.put(seat, owner);
    }
    return new SeatOwners(owners);
  }
}
