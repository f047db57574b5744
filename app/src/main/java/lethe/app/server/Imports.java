package lethe.app.server;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import lethe.app.play.Fork;
import lethe.app.play.Table;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Control;
import lethe.engine.core.Header;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Creates tables for matches that were begun elsewhere: in a file, or at another table. */
public final class Imports {
  private static final int LONGEST_NAME = 200;

  private final Tables tables;
  private final Dealer dealer;
  private final SeatChanges changes;
  private final Invitations invitations;
  private final SharedDeals deals;
  private final Log log;
  private final InstantSource clock;

  /** Whether no new matches begin. */
  private final BooleanSupplier draining;

  Imports(
      ServerContext context,
      Tables tables,
      Dealer dealer,
      SeatChanges changes,
      Invitations invitations,
      SharedDeals deals,
      BooleanSupplier draining) {
    this.deals = deals;
    this.draining = draining;
    this.tables = tables;
    this.dealer = dealer;
    this.changes = changes;
    this.invitations = invitations;
    this.log = context.log();
    this.clock = context.time().steady();
  }

  /** Returns the seats of a match that no bot plays. */
  public static List<Seat> open(Table<?, ?, ?> match) {
    List<Player> players = match.match().players();
    return match.match().seats().stream()
        .filter(seat -> !(players.get(seat.index()) instanceof Player.Machine))
        .toList();
  }

  /**
   * Creates a table for a match from a file. Bots continue to play; every other seat is reserved
   * for the person named, or open. The match is marked as copied, because the owner of the file
   * knows the deal.
   *
   * @param file the name of the file
   * @param called the names of the people for whom seats are reserved
   */
  public Answer put(Table<?, ?, ?> match, String file, Map<Seat, String> called) {
    String name = Clean.line(file, LONGEST_NAME);
    match.note(new Control.Copied(name.isEmpty() ? "?" : name));
    Seating seating = invitations.bound(seating(match, called));
    Answer answer =
        set(
            match,
            () ->
                new Tables.Room.Taken(
                    tables.reserve(
                        number ->
                            new ServerTable(kept(number, match, KeptTable.Host.UNKNOWN, seating)))),
            limit -> Rejection.of(ServerRefusal.of(limit)));
    if (answer instanceof Answer.At(ServerTable table)) {
      log.note("put", "table", table.number(), "game", table.title().id());
    }
    return answer;
  }

  /**
   * Creates a table at which a person continues a finished match from an earlier position, with
   * bots in the other seats.
   *
   * @param from the table where the person played the match
   */
  public Answer fork(ClientSession session, ServerTable from, Fork fork) {
    if (draining.getAsBoolean()) {
      return refused(ServerRefusal.DRAINING);
    }
    Account account = session.account();
    Optional<Seat> own = from.seatOf(account.id());
    if (own.isEmpty() || from.over().isEmpty()) {
      return refused(ServerRefusal.NOT_SEATED, from.number());
    }
    if (deals.isRunning(from)) {
      return refused(ServerRefusal.DEAL_RUNNING, from.number());
    }
    Table<?, ?, ?> match = fork.of(from.over().get());
    hand(match, own.get(), from.title());
    KeptTable.Host host = new KeptTable.Host(account.id(), session.share().name());
    Seating seating = seating(match, Map.of()).with(own.get(), new SeatOwner.Held(account.id()));
    return set(
        match,
        () ->
            tables.reserve(
                account,
                session.share(),
                number -> new ServerTable(kept(number, match, host, seating))),
        limit -> session.tableLimitRejection(limit));
  }

  /** Gives this seat to a person and all other seats to bots. */
  private static void hand(Table<?, ?, ?> match, Seat own, Title<?, ?, ?> title) {
    Player bot = new Player.Machine(SeatOwner.Bot.usual(title).level());
    for (Seat seat : match.match().seats()) {
      boolean machine = match.match().players().get(seat.index()) instanceof Player.Machine;
      if (machine == seat.equals(own)) {
        match.note(new Control.Handed(seat, machine ? new Player.Human() : bot));
      }
    }
  }

  private Answer set(
      Table<?, ?, ?> match, Supplier<Tables.Room> room, Function<Limit, Rejection> full) {
    Written written = Written.FAILED;
    ServerTable table;
    do {
      switch (room.get()) {
        case Tables.Room.Full(Limit limit) -> {
          return new Answer.Refused(full.apply(limit));
        }
        case Tables.Room.Taken(ServerTable taken) -> table = taken;
      }
      try {
        written = dealer.put(table, match);
      } finally {
        if (written != Written.DONE) {
          tables.drop(table);
        }
      }
    } while (written == Written.BEATEN && changes.skip());
    if (written != Written.DONE) {
      return refused(ServerRefusal.NO_ROOM);
    }
    table.expect(clock.instant());
    tables.add(table);
    return new Answer.At(table);
  }

  private static Answer refused(ServerRefusal why, Object... facts) {
    return new Answer.Refused(Rejection.of(why, facts));
  }

  private static KeptTable kept(
      int number, Table<?, ?, ?> match, KeptTable.Host host, Seating seating) {
    Header header = match.match().header();
    return new KeptTable(
        number, 0, Titles.named(header.game()).orElseThrow(), header.options(), host, seating);
  }

  private static Seating seating(Table<?, ?, ?> match, Map<Seat, String> called) {
    List<Player> players = match.match().players();
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    for (Seat seat : match.match().seats()) {
      SeatOwner owner =
          players.get(seat.index()) instanceof Player.Machine(String level)
              ? new SeatOwner.Bot(level)
              : new SeatOwner.Free(Optional.ofNullable(called.get(seat)).orElse(""));
      owners.put(seat, owner);
    }
    return new Seating(owners);
  }
}
