package lethe.app.lobby;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableListing.SeatHolder;
import lethe.app.server.table.TableStatus;
import lethe.app.titles.Titles;

/** Selects and orders the tables shown to a user. */
final class TableOrder {
  private static final String MINE = "mine";
  private static final String OPEN = "open";

  /** Orders tables by relevance to the user, then newest first. */
  private static final Comparator<TableListing> ORDER =
      comparing(TableListing::relation)
          .thenComparing(comparingInt(TableListing::number).reversed());

  private TableOrder() {}

  static List<TableListing> sorted(List<TableListing> tables) {
    return tables.stream().sorted(ORDER).toList();
  }

  /**
   * Returns the tables that a filter selects: {@code mine}, {@code open}, a game, or the name of a
   * player. An empty filter selects all.
   */
  static List<TableListing> filtered(List<TableListing> tables, String filter) {
    return sorted(tables).stream().filter(parseFilter(filter)).toList();
  }

  /** Returns whether a filter names a kind of table rather than a player. */
  static boolean isCategory(String filter) {
    return filter.equals(MINE) || filter.equals(OPEN) || Titles.byName(filter).isPresent();
  }

  private static Predicate<TableListing> parseFilter(String filter) {
    return switch (filter) {
      case "" -> _ -> true;
      case MINE -> table -> table.relation().compareTo(TableListing.Relation.MINE) <= 0;
      case OPEN ->
          table ->
              table.action().equals(Optional.of(TableListing.Action.SIT))
                  && table.seats().stream().anyMatch(seat -> isVacantOrReserved(seat.holder()))
                  && (table.status() == TableStatus.OPEN || !isOwn(table));
      default ->
          Titles.byName(filter).isPresent()
              ? table -> table.game().equals(filter)
              : table -> table.seats().stream().anyMatch(seat -> isNamed(seat.holder(), filter));
    };
  }

  private static boolean isVacantOrReserved(SeatHolder holder) {
    return holder instanceof SeatHolder.Vacant || holder instanceof SeatHolder.Invited;
  }

  /** Returns whether the user has a seat at a table. */
  private static boolean isOwn(TableListing table) {
    return table.relation() == TableListing.Relation.TURN
        || table.relation() == TableListing.Relation.MINE;
  }

  private static boolean isNamed(SeatHolder holder, String name) {
    return switch (holder) {
      case SeatHolder.Named(String holderName) -> holderName.equals(name);
      case SeatHolder.Invited(String holderName) -> holderName.equals(name);
      case SeatHolder.Bot _, SeatHolder.Vacant _, SeatHolder.Hidden _ -> false;
    };
  }
}
