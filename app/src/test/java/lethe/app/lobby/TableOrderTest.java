package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.server.Standing;
import lethe.app.server.TableListing;
import lethe.app.server.TableListing.Concern;
import lethe.app.server.TableListing.Seated;
import lethe.app.server.TableListing.Sitter;
import lethe.app.server.TableListing.Way;
import lethe.app.server.Terms;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableOrderTest {
  private static final List<TableListing> TABLES =
      List.of(
          table(1, "ta-se", Standing.RUNNING, Concern.ABANDONED, new Sitter.Named("cleo")),
          table(2, "ta-se", Standing.RUNNING, Concern.TURN, new Sitter.Named("anna")),
          table(3, "ta-se", Standing.OPEN, Concern.OPEN, new Sitter.Nobody()),
          table(4, "ta-se", Standing.RUNNING, Concern.RUNNING, new Sitter.Somebody()),
          table(5, "robots", Standing.RUNNING, Concern.MINE, new Sitter.Named("anna")),
          table(6, "robots", Standing.OPEN, Concern.INVITED, new Sitter.Invited("anna")),
          table(7, "robots", Standing.OPEN, Concern.OPEN, new Sitter.Nobody()),
          table(8, "robots", Standing.FINISHED, Concern.OVER, new Sitter.Named("cleo")));

  private static TableListing table(
      int number, String game, Standing standing, Concern concern, Sitter sitter) {
    Seat seat = Titles.named(game).orElseThrow().seats().table(2).getFirst();
    return new TableListing(
        number,
        game,
        standing,
        "",
        Terms.USUAL,
        List.of(new Seated(seat, sitter, false, false)),
        concern,
        Optional.empty(),
        Optional.of(Way.SIT));
  }

  /** A person's own tables come first, abandoned ones last. */
  @ParameterizedTest
  @CsvSource({
    "'', 2 6 5 7 3 4 8 1",
    "mine, 2 6 5",
    "open, 6 7 3",
    "robots, 6 5 7 8",
    "anna, 2 6 5",
    "cleo, 8 1",
    "nobody, ''"
  })
  void whatConcernsSomebodyMostStandsFirst(String which, String numbers) {
    assertThat(
            String.join(
                " ",
                TableOrder.of(TABLES, which).stream().map(table -> "" + table.number()).toList()))
        .isEqualTo(numbers);
  }
}
