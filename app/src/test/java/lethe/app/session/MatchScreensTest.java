package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.PageEvent;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchScreensTest {
  private static final List<String> TYPED_LINES =
      List.of(
          "help",
          "moves",
          "rules",
          "story",
          "look",
          "undo",
          "concede",
          "hint",
          "s",
          "putt 5 in 2",
          "xyzzy",
          "",
          "",
          "",
          "put 9 in 1");

  /** One row is left for the input. */
  @ParameterizedTest
  @CsvSource({"80, 24", "100, 30", "60, 16", "61, 20", "80, 16", "70, 28", "132, 43", "200, 1000"})
  void framesFitInTheWindow(int columns, int rows) {
    Size size = new Size(columns, rows);
    MutableRng dice = new MutableRng(new Rng(columns * 1_000L + rows));
    for (long seed = 0; seed < TestVolume.times(2, 6); seed++) {
      Viewer viewer = dice.pick(List.of(GameSeats.RED, GameSeats.BLUE, Spectator.SPECTATOR));
      Options options =
          Options.of(Map.of("open-cups", dice.oneIn(2) ? "on" : "off", "hints", "off"));
      MatchPageTester<Command, Observation, View> tester =
          MatchPageTester.of(TaSeTitle.TITLE, options, seed, dice.nextInt(3), viewer, size);
      boolean over = false;
      while (!over) {
        over = tester.match().turn().isOver();
        assertFits(tester, size, "");
        if (!over) {
          tester
              .rejection("put 1 in 1")
              .ifPresent(
                  rejection -> tester.reject("put 8 in 1 and 1 in 1 and 7 in 1", 1, rejection));
          assertFits(tester, size, "rejected");
          tester.playRandomCommand(dice);
        }
        if (over || dice.oneIn(2)) {
          tester.refresh(viewer);
        }
        String line = dice.pick(TYPED_LINES);
        tester.type(line);
        assertFits(tester, size, line);
      }
    }
  }

  private static void assertFits(
      MatchPageTester<Command, Observation, View> tester, Size size, String typed) {
    Frame frame = MatchScreens.frame(tester.matchPage());
    assertThat(new Size(size.columns(), size.rows() - 1).contains(frame.size()))
        .as("%s after \"%s\" in %s:%n%s", frame.size(), typed, size, frame)
        .isTrue();
  }

  /** If the table cannot be drawn, it is listed above the question. */
  @ParameterizedTest
  @CsvSource({"59, 24", "40, 15", "40, 9", "80, 9", "20, 10", "10, 3", "1, 1"})
  void theTableIsListedInASmallWindow(int columns, int rows) {
    MatchPageTester<Command, Observation, View> tester =
        MatchPageTester.of(
            TaSeTitle.TITLE, Options.NONE, 3, 1, GameSeats.RED, new Size(columns, rows));
    for (String line : TYPED_LINES) {
      assertThat(MatchScreens.frame(tester.matchPage()).size().columns())
          .isLessThanOrEqualTo(columns);
      assertThat(tester.currentScreen().prompt()).isNotEmpty();
      tester.type(line);
    }
    tester.refresh(GameSeats.RED);
    tester.closeTexts();
    assertThat(tester.matchPage().isListed()).isTrue();
    assertThat(tester.screen()).contains("put 1 in 1".substring(0, Math.clamp(columns - 3, 0, 10)));
  }

  @Test
  void resizingRedrawsTheSamePage() {
    MatchPageTester<Command, Observation, View> tester =
        MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 1, GameSeats.RED, Size.DEFAULT);
    tester.type("xyzzy");
    String before = tester.screen();
    assertThat(tester.send(new PageEvent.Resized(new Size(40, 15)))).isEmpty();
    assertThat(tester.screen()).isNotEqualTo(before);
    assertThat(tester.send(new PageEvent.Resized(Size.DEFAULT))).isEmpty();
    assertThat(tester.screen()).isEqualTo(before);
  }

  /** The owner of the chips in a cup can be recognized without color. */
  @Test
  void theRowsOfOpenCupsAreLabeled() {
    Options open = Options.of(Map.of("open-cups", "on"));
    MatchPageTester<Command, Observation, View> red =
        MatchPageTester.of(TaSeTitle.TITLE, open, 3, 1, GameSeats.RED, Size.DEFAULT);
    red.play("put 5 in 2", "put 8 in 1 and 4 in 2");
    red.refresh(GameSeats.RED);
    assertThat(red.screen().lines())
        .containsSequence(
            "        cup 1           cup 2           cup 3",
            "  red                   5",
            "  blue  8               4");
  }

  @Test
  void rowsOfHiddenCupsAreLabeledAfterScoring() {
    MatchPageTester<Command, Observation, View> red =
        MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 1, GameSeats.RED, Size.DEFAULT);
    assertThat(red.screen()).doesNotContainPattern("(?m)^  red ");
    red.playOut();
    red.refresh(GameSeats.RED);
    assertThat(red.closeTexts().screen()).containsPattern("(?m)^  red   .*\\n  blue  .*\\n");
  }
}
