package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Observation.SaidReady;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.SetAside;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that labels of seats, such as names, appear in messages and on drawn tables. */
class SeatLabelsTest {
  private static final String LONG_LABEL =
      "maximiliana-of-the-house-at-the-end-of-the-long-river-road";

  private static final List<Seat> SIDES = TaSeTitle.TITLE.seats().firstSeats(2);
  private static final Seat RED = SIDES.getFirst();
  private static final Seat BLUE = SIDES.getLast();
  private static final List<Seat> ROBOTS = RobotsTitle.TITLE.seats().firstSeats(3);

  private static String firstLine(List<Text> lines) {
    return lines.getFirst().text();
  }

  private static <C, O, V> String draw(
      Title<C, O, V> title, List<Seat> seats, Viewer viewer, Size size) {
    Match<C, O, V> match = HumanMatches.start(title, seats.size(), 3);
    return title.draw(match.view(viewer), viewer, size).toString();
  }

  @Test
  void messagesNameThePlayerAfterTheSeat() {
    var taSe = TaSeTitle.TITLE.withSeatLabels(Map.of(RED, "anna", BLUE, "you"));
    assertThat(firstLine(taSe.narrate(new Placed(1, RED, 5, 2), BLUE)))
        .isEqualTo("Red (anna) puts 5 in cup 2.");
    assertThat(firstLine(taSe.narrate(new SetAside(RED, 3, 4), BLUE)))
        .isEqualTo("Red (anna) sets the last chip aside, because the 3 is lower than 4.");
    assertThat(
            firstLine(
                taSe.ending(
                    new Outcome(
                        "most-cups",
                        List.of(
                            new Outcome.SeatResult(RED, 3, false),
                            new Outcome.SeatResult(BLUE, 5, true))))))
        .contains("blue (you) wins");
    var robots = RobotsTitle.TITLE.withSeatLabels(Map.of(ROBOTS.get(1), "ben"));
    assertThat(firstLine(robots.narrate(new SaidReady(ROBOTS.get(1)), ROBOTS.get(0))))
        .isEqualTo("Bolt (ben) is ready.");
    assertThat(firstLine(robots.narrate(new SaidReady(ROBOTS.get(2)), ROBOTS.get(0))))
        .isEqualTo("Cog is ready.");
  }

  @ParameterizedTest
  @CsvSource({"60, 19", "80, 23", "124, 40"})
  void tablesNameThePlayersNextToTheSeats(int columns, int rows) {
    Size size = new Size(columns, rows);
    var taSe = TaSeTitle.TITLE.withSeatLabels(Map.of(RED, "you", BLUE, "ben"));
    assertThat(draw(taSe, SIDES, RED, size)).contains("(you)", "(ben)");
    assertThat(draw(taSe, SIDES, Spectator.SPECTATOR, size)).contains("(ben)");
    var robots =
        RobotsTitle.TITLE.withSeatLabels(
            Map.of(ROBOTS.get(0), "you", ROBOTS.get(1), "ben", ROBOTS.get(2), "cleo"));
    assertThat(draw(robots, ROBOTS, ROBOTS.getFirst(), size))
        .contains("axle (you) 0", "bolt (ben) 0", "cog (cleo) 0");
  }

  /** Apart from the labels, the tables are the same as without them. */
  @ParameterizedTest
  @CsvSource({"60, 19", "80, 23"})
  void longLabelsAreShortenedOrOmitted(int columns, int rows) {
    Size size = new Size(columns, rows);
    var taSe = TaSeTitle.TITLE.withSeatLabels(Map.of(RED, LONG_LABEL, BLUE, LONG_LABEL));
    String taSeTable = draw(taSe, SIDES, Spectator.SPECTATOR, size);
    assertThat(taSeTable).contains("(maximilian", "…)");
    assertThat(taSeTable.replaceAll(" *\\(maximilian[^)]*\\)", ""))
        .isEqualTo(draw(TaSeTitle.TITLE, SIDES, Spectator.SPECTATOR, size));
    List<Seat> seats = RobotsTitle.TITLE.seats().firstSeats(6);
    Map<Seat, String> labels = new HashMap<>();
    seats.forEach(seat -> labels.put(seat, LONG_LABEL));
    assertThat(draw(RobotsTitle.TITLE.withSeatLabels(labels), seats, seats.getFirst(), size))
        .contains("axle 0")
        .isEqualTo(draw(RobotsTitle.TITLE, seats, seats.getFirst(), size));
  }
}
