package lethe.app.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.event.DailySeries;
import lethe.app.event.DealReference;
import lethe.app.server.account.Account;
import lethe.app.server.account.Accounts;
import lethe.app.titles.MatchStatus;
import lethe.engine.core.Seat;

/**
 * Builds the views of tables. While a match is played in silence, its players' names are hidden in
 * the lobby and from the other players, because a name could convey information. Spectators see the
 * names at the table, because they cannot communicate with the players.
 */
public final class TableListings {
  /**
   * A table at which it is a user's turn.
   *
   * @param turnStart the beginning of the turn, if it can be read
   * @param remainingTime the remaining time, negative if it is exceeded; empty if there is no limit
   */
  public record WaitingTable(
      int number, String game, Optional<Instant> turnStart, Optional<Duration> remainingTime) {}

  /** Stands for a viewer who has neither a seat nor an invitation. */
  private static final Account NO_ACCOUNT = new Account("", "");

  private final TableRegistry tables;
  private final Accounts accounts;
  private final SharedDealGuard sharedDeals;
  private final MoveClock moveClock;
  private List<TableListing> lastListings = List.of();

  public TableListings(
      TableRegistry tables, Accounts accounts, SharedDealGuard sharedDeals, MoveClock moveClock) {
    this.moveClock = moveClock;
    this.tables = tables;
    this.sharedDeals = sharedDeals;
    this.accounts = accounts;
  }

  /** Returns whether the listings of tables have changed since the last call. */
  public synchronized boolean pollChanged() {
    List<TableListing> previousListings = lastListings;
    lastListings = tables.all().stream().map(this::operatorListing).toList();
    return !lastListings.equals(previousListings);
  }

  /** Returns the view of a table for the operator. */
  public TableListing operatorListing(ServerTable table) {
    return listing(table, NO_ACCOUNT, false);
  }

  /**
   * Returns the tables that a user sees in the lobby: those that are not over, and the latest
   * finished ones, but not the matches of others whose deal can still be played.
   */
  public List<TableListing> lobbyListings(Account account) {
    return tables.all().stream()
        .filter(table -> sharedDeals.isListedFor(table, account))
        .map(table -> lobbyListing(table, account))
        .toList();
  }

  /**
   * Returns the tables at which it is a user's turn. Everyone at those tables knows whose turn it
   * is, so this reveals nothing.
   */
  public List<WaitingTable> tablesAwaitingMove(Account account) {
    return tables.all().stream()
        .filter(table -> MoveClock.isTurnOf(table, account.id()))
        .map(
            table ->
                new WaitingTable(
                    table.number(),
                    table.title().id(),
                    moveClock.turnStart(table),
                    moveClock.remainingTime(table)))
        .toList();
  }

  /**
   * Returns the remaining time of the players to move, negative if they have exceeded it; empty if
   * there is no limit, the match is not running, or the beginning of the turn is unknown.
   */
  public Optional<Duration> remainingTime(ServerTable table) {
    return table.isFinished() ? Optional.empty() : moveClock.remainingTime(table);
  }

  private TableListing lobbyListing(ServerTable table, Account viewer) {
    return listing(table, viewer, isSilentMatch(table));
  }

  /** Returns the view of a table for a user at the table. */
  public TableListing listingAtTable(ServerTable table, Account viewer) {
    boolean isPlayer = table.seatOf(viewer.id()).isPresent();
    return listing(table, viewer, isPlayer && isSilentMatch(table));
  }

  private static boolean isSilentMatch(ServerTable table) {
    return table.isDealt() && table.isSilent();
  }

  /**
   * Returns the view of a table.
   *
   * @param namesHidden whether the names of all players and invited users but the viewer are hidden
   */
  private TableListing listing(ServerTable table, Account viewer, boolean namesHidden) {
    SeatOwners owners = table.seatOwners();
    List<TableListing.SeatListing> seats =
        owners.bySeat().entrySet().stream()
            .map(
                entry ->
                    seatListing(
                        table,
                        entry,
                        namesHidden && !isHeldOrReservedFor(entry.getValue(), viewer)))
            .toList();
    Optional<MatchStatus> result =
        table.summary().map(MatchSummary::status).filter(MatchStatus::isOver);
    boolean isSeated = table.seatOf(viewer.id()).isPresent();
    return new TableListing(
        table.number(),
        table.title().id(),
        table.status(),
        describeOptions(table),
        isSeated ? table.settings() : table.settings().withJoinWordHidden(),
        seats,
        relation(table, viewer),
        result,
        action(table, viewer));
  }

  /**
   * Returns the options of a table as they were typed; for an option whose value is a text, only
   * its name. For the deal of an event, returns the event.
   */
  private static String describeOptions(ServerTable table) {
    if (table.eventDeal().isPresent()) {
      DealReference eventDeal = table.eventDeal().get();
      return DailySeries.forEvent(eventDeal.event())
          .map(daily -> "daily " + daily.name())
          .orElseGet(() -> "event " + eventDeal.event() + " deal " + eventDeal.number());
    }
    return table.options().values().entrySet().stream()
        .map(
            option ->
                table.title().textOptionNames().contains(option.getKey())
                    ? option.getKey()
                    : option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining(" "));
  }

  private static TableListing.Relation relation(ServerTable table, Account viewer) {
    if (table.isFinished()) {
      return TableListing.Relation.OVER;
    }
    if (table.seatOf(viewer.id()).isPresent()) {
      return MoveClock.isTurnOf(table, viewer.id())
          ? TableListing.Relation.TURN
          : TableListing.Relation.MINE;
    }
    if (!table.isUnavailable() && table.seatOwners().isInvited(viewer)) {
      return TableListing.Relation.INVITED;
    }
    if (!table.isDealt()) {
      return TableListing.Relation.OPEN;
    }
    return table.isAnyPlayerPresent() || table.settings().isCorrespondence()
        ? TableListing.Relation.RUNNING
        : TableListing.Relation.ABANDONED;
  }

  private static Optional<TableListing.Action> action(ServerTable table, Account viewer) {
    if (table.isFinished()) {
      return Optional.of(TableListing.Action.WATCH);
    }
    boolean isSeated = !table.isUnavailable() && table.seatOf(viewer.id()).isPresent();
    return isSeated || table.findFreeSeat(viewer, "").isPresent()
        ? Optional.of(TableListing.Action.SIT)
        : Optional.of(TableListing.Action.WATCH)
            .filter(_ -> table.isDealt() && table.canBeWatchedBy(viewer));
  }

  /** Returns whether an account holds a seat or is invited to it. */
  private static boolean isHeldOrReservedFor(SeatOwner owner, Account account) {
    return switch (owner) {
      case SeatOwner.Held(String id) -> id.equals(account.id());
      case SeatOwner.Invited(String id, String _) -> id.equals(account.id());
      case SeatOwner.Free(String name) -> name.equals(account.name());
      case SeatOwner.Bot _ -> false;
    };
  }

  /**
   * Returns the view of a seat. A free seat of a finished match is not vacant: its player may be
   * unknown.
   */
  private TableListing.SeatListing seatListing(
      ServerTable table, Map.Entry<Seat, SeatOwner> entry, boolean nameHidden) {
    Seat seat = entry.getKey();
    boolean held = entry.getValue() instanceof SeatOwner.Held;
    return new TableListing.SeatListing(
        seat,
        entry.getValue().isFree() && table.isFinished()
            ? new TableListing.SeatHolder.Hidden()
            : holder(entry.getValue(), nameHidden),
        held && !table.isPresent(seat) && !table.isFinished(),
        !(entry.getValue() instanceof SeatOwner.Bot) && table.isPlayedByBot(seat));
  }

  private TableListing.SeatHolder holder(SeatOwner owner, boolean nameHidden) {
    return switch (owner) {
      case SeatOwner.Bot(String level) -> new TableListing.SeatHolder.Bot(level);
      // The invited name is any text that the host typed, so it could convey information.
      case SeatOwner.Free(String name) when name.isEmpty() || nameHidden ->
          new TableListing.SeatHolder.Vacant();
      case SeatOwner.Invited _ when nameHidden -> new TableListing.SeatHolder.Vacant();
      case SeatOwner.Free(String name) -> new TableListing.SeatHolder.Invited(name);
      case SeatOwner.Invited(String id, String name) ->
          new TableListing.SeatHolder.Invited(accounts.name(id).orElse(name));
      case SeatOwner.Held(String id) ->
          accounts
              .name(id)
              .filter(_ -> !nameHidden)
              .<TableListing.SeatHolder>map(TableListing.SeatHolder.Named::new)
              .orElseGet(TableListing.SeatHolder.Hidden::new);
    };
  }
}
