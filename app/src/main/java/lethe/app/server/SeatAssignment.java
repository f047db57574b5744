package lethe.app.server;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import lethe.engine.core.Control;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * Creates tables and assigns seats. A change is stored before anybody is told about it; only
 * changes of the same table or by the same person wait for it.
 */
public final class SeatAssignment {
  private final Tables tables;
  private final Accounts accounts;
  private final Dealer dealer;
  private final SeatChanges changes;
  private final Invitations invitations;
  private final SharedDeals shared;
  private final Hosting hosting;
  private final Log log;
  private final AccountLocks accountLocks;

  /** Whether no new matches begin. */
  private final BooleanSupplier draining;

  /** Forwards to other servers what is announced at a table. */
  private final BiConsumer<ServerTable, Notification> neighbors;

  SeatAssignment(
      ServerContext context,
      Tables tables,
      Accounts accounts,
      Dealer dealer,
      SeatChanges changes,
      Invitations invitations,
      SharedDeals shared,
      AccountLocks accountLocks,
      BooleanSupplier draining,
      BiConsumer<ServerTable, Notification> neighbors) {
    this.neighbors = neighbors;
    this.tables = tables;
    this.accounts = accounts;
    this.dealer = dealer;
    this.changes = changes;
    this.invitations = invitations;
    this.hosting = new Hosting(context, changes, invitations, accounts.names());
    this.shared = shared;
    this.log = context.log();
    this.accountLocks = accountLocks;
    this.draining = draining;
  }

  /** Returns the operations of the host. */
  public Hosting hosting() {
    return hosting;
  }

  /** Creates a table. */
  public Answer make(ClientSession session, NewTable wanted) {
    return accountLocks.withLock(session.account().id(), () -> set(session, wanted));
  }

  private Answer set(ClientSession session, NewTable wanted) {
    if (draining.getAsBoolean()) {
      return refused(ServerRefusal.DRAINING);
    }
    Account creator = session.account();
    KeptTable.Host host = new KeptTable.Host(creator.id(), session.share().name());
    NewTable bound = wanted.with(invitations.bound(wanted.seating()));
    Answer answer;
    do {
      answer = set(session, host, bound);
    } while (isBeaten(answer) && changes.skip());
    return answer;
  }

  private Answer set(ClientSession session, KeptTable.Host host, NewTable wanted) {
    Account creator = session.account();
    Tables.Room room =
        tables.reserve(
            creator, session.share(), number -> new ServerTable(wanted.numbered(number, host)));
    return switch (room) {
      case Tables.Room.Full(Limit limit) -> tooMany(session, limit);
      case Tables.Room.Taken(ServerTable table) -> table.changing(() -> set(creator, table));
    };
  }

  private Answer set(Account creator, ServerTable table) {
    Optional<Rejection> objection;
    try {
      objection =
          dealer
              .objection(table)
              .or(() -> shared.trying(table))
              .or(() -> accounts.register(creator))
              .or(() -> changes.add(table));
    } finally {
      // It counts no longer, unless it is there for everybody now.
      tables.drop(table);
    }
    if (objection.isPresent()) {
      return new Answer.Refused(objection.get());
    }
    log.note("made", "table", table.number(), "game", table.title().id(), "by", creator.name());
    changes.dealIfComplete(table);
    return new Answer.At(table);
  }

  private static Answer refused(ServerRefusal why, Object... facts) {
    return new Answer.Refused(Rejection.of(why, facts));
  }

  private static Answer tooMany(ClientSession session, Limit limit) {
    return new Answer.Refused(session.tableLimitRejection(limit));
  }

  /**
   * Takes a seat, or returns to one's own.
   *
   * @param name the name of the seat; any free seat if empty
   */
  public Answer sit(ClientSession session, ServerTable table, String name) {
    return sit(session, table, name, "");
  }

  /**
   * Takes a seat at a table that may be private, or returns to one's own.
   *
   * @param name the name of the seat; any free seat if empty
   * @param word the join word of a private table; empty if none was given
   */
  public Answer sit(ClientSession session, ServerTable table, String name, String word) {
    return accountLocks.withLock(
        session.account().id(),
        () ->
            table.changing(
                () ->
                    changes.settled(
                        table,
                        () -> settle(session, table, name, word),
                        SeatAssignment::isBeaten)));
  }

  private static boolean isBeaten(Answer answer) {
    return answer instanceof Answer.Refused(Rejection why) && SeatChanges.isBeaten(why);
  }

  private Answer settle(ClientSession session, ServerTable table, String name, String word) {
    Account account = session.account();
    if (table.isShut()) {
      return new Answer.Refused(shut(table));
    }
    Optional<Seat> own = table.seatOf(account.id());
    if (own.isPresent()) {
      boolean other = !name.isEmpty() && !own.get().name().equals(name);
      return other ? refused(ServerRefusal.ONE_SEAT) : new Answer.At(table);
    }
    if (table.isFinished()) {
      return refused(ServerRefusal.FINISHED, table.number());
    }
    if (!tables.contains(table)) {
      return refused(ServerRefusal.DESERTED, table.number());
    }
    if (draining.getAsBoolean() && !table.isDealt()) {
      return refused(ServerRefusal.DRAINING);
    }
    if (!table.isCreatedBy(account) && tables.isAtMost(account)) {
      return tooMany(session, Limit.TABLES);
    }
    Optional<Rejection> objection = shared.sitting(table, account.id());
    if (objection.isPresent()) {
      return new Answer.Refused(objection.get());
    }
    if (!isOpen(table, account, word)) {
      ServerRefusal why = word.isEmpty() ? ServerRefusal.NEEDS_WORD : ServerRefusal.OTHER_WORD;
      return refused(why, table.number());
    }
    return table
        .freeFor(account, name)
        .map(seat -> take(account, table, seat))
        .orElseGet(() -> noSeat(account, table, name));
  }

  private static Answer noSeat(Account account, ServerTable table, String name) {
    List<Seat> free =
        table.seating().owners().keySet().stream()
            .filter(seat -> table.freeFor(account, seat.name()).isPresent())
            .toList();
    return free.isEmpty()
        ? refused(ServerRefusal.NO_SEAT, table.number())
        : refused(ServerRefusal.OTHER_SEAT, table.number(), Clean.line(name, 40), free);
  }

  /**
   * Returns whether a person may join: at a private table, the host, invited people and those who
   * know the word.
   */
  private static boolean isOpen(ServerTable table, Account account, String word) {
    return !table.terms().isPrivate()
        || table.terms().word().equals(word)
        || table.isHostedBy(account)
        || table.seating().invites(account);
  }

  private Answer take(Account account, ServerTable table, Seat seat) {
    if (!dealer.wake(table)) {
      return refused(ServerRefusal.NO_ROOM);
    }
    Optional<Rejection> objection =
        accounts.register(account).or(() -> changes.take(table, seat, account.id()));
    if (objection.isPresent()) {
      return new Answer.Refused(objection.get());
    }
    table.presence().evict(account);
    log.note("sits", "table", table.number(), "seat", seat, "name", account.name());
    table.match().ifPresent(match -> match.note(new Control.Handed(seat, new Player.Human())));
    changes.dealIfComplete(table);
    return new Answer.At(table);
  }

  /** Returns why nothing can be done at a table that is shut. */
  public static Rejection shut(ServerTable table) {
    return table.standing().shut(table.number());
  }

  /**
   * Goes to the table of the rematch. The first player who asks creates it; the others are invited
   * to the same seats.
   */
  public Answer rematch(ClientSession session, ServerTable table) {
    return accountLocks.withLock(
        session.account().id(), () -> table.changing(() -> again(session, table)));
  }

  private Answer again(ClientSession session, ServerTable table) {
    Account account = session.account();
    Optional<ServerTable> next = tables.numbered(table.next());
    if (next.isPresent()) {
      return sit(session, next.get(), "");
    }
    if (table.seatOf(account.id()).isEmpty()) {
      return refused(ServerRefusal.NO_REMATCH, table.number());
    }
    Seating again = invitations.again(account, table.seating());
    Answer set =
        set(session, new NewTable(table.title(), table.options(), again).with(table.terms()));
    if (set instanceof Answer.At(ServerTable other)) {
      Notification notification = new Notification.RematchOffered(account.name(), other.number());
      table.next(other.number());
      table.presence().broadcastToPlayers(notification);
      neighbors.accept(table, notification);
    }
    return set;
  }

  /**
   * Gives up a seat; the match waits for another player. The host of a table without players, whose
   * match has not begun, removes it instead.
   *
   * @return why it was refused; empty if it was done
   */
  public Optional<Rejection> leave(Account account, ServerTable table) {
    return accountLocks.withLock(
        account.id(),
        () -> table.changing(() -> changes.settled(table, () -> give(account, table))));
  }

  private Optional<Rejection> give(Account account, ServerTable table) {
    Optional<Seat> seat = table.seatOf(account.id());
    boolean empty = table.isDealt() ? table.isLeft() : table.isForsaken();
    boolean open = !table.isShut() && !table.isFinished() && tables.contains(table);
    if (table.isHostedBy(account) && empty && open) {
      Optional<Rejection> objection = changes.end(table, table.seating());
      logEnd(table);
      return objection;
    }
    if (seat.isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(ServerRefusal.NOT_SEATED, table.number()));
    }
    if (table.isShut()) {
      return Optional.of(shut(table));
    }
    if (table.isDealt() && shared.isRunning(table)) {
      return Optional.of(Rejection.of(ServerRefusal.SEAT_STAYS, table.number()));
    }
    Optional<Rejection> objection = changes.free(table, seat.get());
    if (objection.isEmpty()) {
      log.note("leaves", "table", table.number(), "seat", seat.get(), "name", account.name());
      logEnd(table);
      table.presence().evict(account);
      table
          .presence()
          .broadcast(
              new Notification.SeatGivenUp(account.visibleName(table.isSilent()), seat.get()));
    }
    return objection;
  }

  private void logEnd(ServerTable table) {
    if (!tables.contains(table)) {
      log.note("ended", "table", table.number());
    }
  }
}
