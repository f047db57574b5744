package lethe.app.server.table;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import lethe.app.play.Fork;
import lethe.app.play.Table;
import lethe.app.server.account.Account;
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
  private static final int MAX_FILE_NAME = 200;

  private final TableRegistry tables;
  private final DealService deals;
  private final SeatChanges changes;
  private final AccountSeats accountSeats;
  private final SharedDealGuard sharedDeals;
  private final Log log;
  private final InstantSource clock;

  public MatchImports(
      ServerContext context,
      TableRegistry tables,
      DealService deals,
      SeatChanges changes,
      AccountSeats accountSeats,
      SharedDealGuard sharedDeals) {
    this.sharedDeals = sharedDeals;
    this.tables = tables;
    this.deals = deals;
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
   *
   * @param file the name of the file
   * @param names the names of the users for whom seats are reserved
   */
  public TableResult importMatch(Table<?, ?, ?> match, String file, Map<Seat, String> names) {
    String name = SafeText.sanitize(file, MAX_FILE_NAME);
    match.addControl(new ControlEntry.Copied(name.isEmpty() ? "?" : name));
    SeatOwners owners = accountSeats.resolve(ownersOf(match, names));
    TableResult result =
        register(
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
    if (tables.isDraining()) {
      return TableResult.rejected(ServerRejectionCode.DRAINING);
    }
    Account account = session.account();
    Optional<Seat> ownSeat = original.seatOf(account.id());
    if (ownSeat.isEmpty() || original.finishedMatch().isEmpty()) {
      return TableResult.rejected(ServerRejectionCode.NOT_SEATED, original.number());
    }
    if (sharedDeals.isStillInPlay(original)) {
      return TableResult.rejected(ServerRejectionCode.DEAL_STILL_IN_PLAY, original.number());
    }
    Table<?, ?, ?> match = fork.of(original.finishedMatch().get());
    handSeatsOver(match, ownSeat.get(), original.title());
    TableRecord.Host host = new TableRecord.Host(account.id(), session.quota().name());
    SeatOwners owners =
        ownersOf(match, Map.of()).with(ownSeat.get(), new SeatOwner.Held(account.id()));
    return register(
        match,
        () ->
            tables.reserve(
                account,
                session.quota(),
                number -> new ServerTable(newRecord(number, match, host, owners))),
        limit -> session.tableLimitRejection(limit));
  }

  /** Assigns a seat to its player and all other seats to bots. */
  private static void handSeatsOver(Table<?, ?, ?> match, Seat ownSeat, Title<?, ?, ?> title) {
    Player bot = new Player.Machine(SeatOwner.Bot.defaultFor(title).level());
    for (Seat seat : match.match().seats()) {
      boolean machine = match.match().players().get(seat.index()) instanceof Player.Machine;
      if (machine == seat.equals(ownSeat)) {
        match.addControl(new ControlEntry.SeatReassigned(seat, machine ? new Player.Human() : bot));
      }
    }
  }

  private TableResult register(
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
        result = deals.importMatch(table, match);
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
