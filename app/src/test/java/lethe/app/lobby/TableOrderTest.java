package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableListing.Action;
import lethe.app.server.table.TableListing.Relation;
import lethe.app.server.table.TableListing.SeatHolder;
import lethe.app.server.table.TableListing.SeatListing;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableStatus;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableOrderTest {
  private static final List<TableListing> TABLES =
      List.of(
          table(1, "ta-se", TableStatus.RUNNING, Relation.ABANDONED, new SeatHolder.Named("cleo")),
          table(2, "ta-se", TableStatus.RUNNING, Relation.TURN, new SeatHolder.Named("anna")),
          table(3, "ta-se", TableStatus.OPEN, Relation.OPEN, new SeatHolder.Vacant()),
          table(4, "ta-se", TableStatus.RUNNING, Relation.RUNNING, new SeatHolder.Hidden()),
          table(5, "robots", TableStatus.RUNNING, Relation.MINE, new SeatHolder.Named("anna")),
          table(6, "robots", TableStatus.OPEN, Relation.INVITED, new SeatHolder.Invited("anna")),
          table(7, "robots", TableStatus.OPEN, Relation.OPEN, new SeatHolder.Vacant()),
          table(8, "robots", TableStatus.FINISHED, Relation.OVER, new SeatHolder.Named("cleo")),
          table(9, "ta-se", TableStatus.RUNNING, Relation.RUNNING, new SeatHolder.Vacant()));

  private static TableListing table(
      int number, String game, TableStatus status, Relation relation, SeatHolder holder) {
    Seat seat = Titles.byName(game).orElseThrow().seats().firstSeats(2).getFirst();
    return new TableListing(
        number,
        game,
        status,
        "",
        TableSettings.DEFAULTS,
        List.of(new SeatListing(seat, holder, false, false)),
        relation,
        Optional.empty(),
        Optional.of(Action.SIT));
  }

  /** A user's own tables come first, abandoned ones last. */
  @ParameterizedTest
  @CsvSource({
    "'', 2 6 5 7 3 9 4 8 1",
    "mine, 2 6 5",
    "open, 6 7 3 9",
    "robots, 6 5 7 8",
    "anna, 2 6 5",
    "cleo, 8 1",
    "nobody, ''"
  })
  void filteredTablesAreListedInOrderOfRelevance(String filter, String numbers) {
    assertThat(
            String.join(
                " ",
                TableOrder.filtered(TABLES, filter).stream()
                    .map(table -> "" + table.number())
                    .toList()))
        .isEqualTo(numbers);
  }
}
