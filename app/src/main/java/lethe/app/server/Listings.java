package lethe.app.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import lethe.app.event.Board;
import lethe.app.event.Daily;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/**
 * Builds the views of tables. While a match is played in silence, its players' names are hidden in
 * the lobby and from the other players, because a name could convey information. Spectators see the
 * names at the table, because no player can hear them.
 */
public final class Listings {
  private static final Account NO_ACCOUNT = new Account("", "");

  private final Tables tables;
  private final Accounts accounts;
  private final SharedDeals deals;
  private final MoveClock moves;
  private List<TableListing> last = List.of();

  Listings(Tables tables, Accounts accounts, SharedDeals deals, MoveClock moves) {
    this.moves = moves;
    this.tables = tables;
    this.deals = deals;
    this.accounts = accounts;
  }

  /** Returns whether any table has changed its appearance since the last call. */
  synchronized boolean haveChanged() {
    List<TableListing> before = last;
    last = tables.all().stream().map(this::whole).toList();
    return !last.equals(before);
  }

  /** Returns the view of a table for the operator. */
  public TableListing whole(ServerTable table) {
    return listing(table, NO_ACCOUNT, _ -> false);
  }

  /**
   * Returns the tables that a person sees in the lobby: those that are not over, and the latest
   * finished ones.
   */
  public List<TableListing> all(Account account) {
    return tables.all().stream()
        .filter(table -> deals.isListed(table, account))
        .map(table -> inLobby(table, account))
        .toList();
  }

  /**
   * Returns the tables that wait for a person to move. Everybody at those tables knows whose turn
   * it is, so this reveals nothing.
   */
  public List<Waiting> waiting(Account account) {
    return tables.all().stream()
        .filter(table -> MoveClock.awaits(table, account.id()))
        .map(
            table ->
                new Waiting(
                    table.number(), table.title().id(), moves.asked(table), moves.left(table)))
        .toList();
  }

  /** Returns the view of a table for a person in the lobby. */
  private TableListing inLobby(ServerTable table, Account viewer) {
    boolean silent = isPlayedInSilence(table);
    return listing(table, viewer, id -> silent && !id.equals(viewer.id()));
  }

  /** Returns the view of a table for a person who is there. */
  public TableListing atTable(ServerTable table, Account viewer) {
    boolean silent = isPlayedInSilence(table) && table.seatOf(viewer.id()).isPresent();
    return listing(table, viewer, id -> silent && !id.equals(viewer.id()));
  }

  private static boolean isPlayedInSilence(ServerTable table) {
    return table.isDealt() && table.isSilent();
  }

  private TableListing listing(ServerTable table, Account viewer, Predicate<String> isHidden) {
    Seating seating = table.seating();
    List<TableListing.Seated> seats =
        seating.owners().entrySet().stream().map(owned -> seated(table, owned, isHidden)).toList();
    Optional<Match<?, ?, ?>> over = table.over().map(match -> match.match());
    boolean sits = table.seatOf(viewer.id()).isPresent();
    return new TableListing(
        table.number(),
        table.title().id(),
        table.standing(),
        options(table),
        sits ? table.terms() : table.terms().openly(),
        seats,
        concern(table, viewer),
        over,
        way(table, viewer));
  }

  /**
   * Returns the options of a table as they were typed; for a named text, only its key. For the deal
   * of an event, returns which event it is.
   */
  private static String options(ServerTable table) {
    if (table.board().isPresent()) {
      Board board = table.board().get();
      return Daily.of(board.event())
          .map(daily -> "daily " + daily.name())
          .orElseGet(() -> "event " + board.event() + " deal " + board.number());
    }
    return table.options().values().entrySet().stream()
        .map(
            one ->
                table.title().texts().contains(one.getKey())
                    ? one.getKey()
                    : one.getKey() + "=" + one.getValue())
        .collect(Collectors.joining(" "));
  }

  private static TableListing.Concern concern(ServerTable table, Account viewer) {
    if (table.isFinished()) {
      return TableListing.Concern.OVER;
    }
    if (table.seatOf(viewer.id()).isPresent()) {
      return MoveClock.awaits(table, viewer.id())
          ? TableListing.Concern.TURN
          : TableListing.Concern.MINE;
    }
    if (!table.isShut() && table.seating().invites(viewer)) {
      return TableListing.Concern.INVITED;
    }
    if (!table.isDealt()) {
      return TableListing.Concern.OPEN;
    }
    return table.isAttended() || table.terms().isCorrespondence()
        ? TableListing.Concern.RUNNING
        : TableListing.Concern.ABANDONED;
  }

  private static Optional<TableListing.Way> way(ServerTable table, Account viewer) {
    if (table.isFinished()) {
      return Optional.of(TableListing.Way.WATCH);
    }
    boolean own = !table.isShut() && table.seatOf(viewer.id()).isPresent();
    return own || table.freeFor(viewer, "").isPresent()
        ? Optional.of(TableListing.Way.SIT)
        : Optional.of(TableListing.Way.WATCH)
            .filter(_ -> table.isDealt() && table.isSeenBy(viewer));
  }

  /**
   * Returns the view of a seat. A free seat of a finished match is not vacant: its player may be
   * unknown.
   */
  private TableListing.Seated seated(
      ServerTable table, Map.Entry<Seat, SeatOwner> owned, Predicate<String> isHidden) {
    Seat seat = owned.getKey();
    boolean held = owned.getValue() instanceof SeatOwner.Held;
    return new TableListing.Seated(
        seat,
        owned.getValue().isFree() && table.isFinished()
            ? new TableListing.Sitter.Somebody()
            : sitter(owned.getValue(), isHidden),
        held && !table.isHere(seat) && !table.isFinished(),
        held && table.isPlayedByBot(seat));
  }

  private TableListing.Sitter sitter(SeatOwner owner, Predicate<String> isHidden) {
    return switch (owner) {
      case SeatOwner.Bot(String level) -> new TableListing.Sitter.Bot(level);
      case SeatOwner.Free(String name) when name.isEmpty() -> new TableListing.Sitter.Nobody();
      case SeatOwner.Free(String name) -> new TableListing.Sitter.Invited(name);
      case SeatOwner.Invited(String id, String name) ->
          new TableListing.Sitter.Invited(accounts.name(id).orElse(name));
      case SeatOwner.Held(String id) ->
          accounts
              .name(id)
              .filter(_ -> !isHidden.test(id))
              .<TableListing.Sitter>map(TableListing.Sitter.Named::new)
              .orElseGet(TableListing.Sitter.Somebody::new);
    };
  }
}
