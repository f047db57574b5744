package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PausePolicy;
import lethe.app.page.Screen.Kind;
import lethe.app.session.ResultComparison.CountStatus;
import lethe.app.session.ResultComparison.ScoredResult;
import lethe.app.titles.Access;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests the summary of a finished match. */
@Tag("titles")
class PostMatchSummaryTest {
  /** The games with a recap and turning points, which are optional. */
  private static final Set<String> GAMES_WITH_RECAP =
      Set.of("ravens", "eurydice", "robots", "ta-se");

  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void theSummaryIsShownAfterTheMatch(Title<?, ?, ?> title) {
    for (PausePolicy pausePolicy : List.of(PausePolicy.IMPORTANT, PausePolicy.NEVER)) {
      assertSummaryIsShown(title, pausePolicy);
    }
  }

  private static <C, O, V> void assertSummaryIsShown(
      Title<C, O, V> title, PausePolicy pausePolicy) {
    Seat seat = title.seats().firstSeats(title.seats().defaultCount()).getFirst();
    MatchPageTester<C, O, V> tester =
        MatchPageTester.of(title, Options.NONE, 5, 1, seat, Size.DEFAULT, pausePolicy);
    tester.playOut();
    assertThat(
            PostMatchSummary.of(
                title, tester.match().atPosition(1), seat, Optional.empty(), Access.OPEN))
        .isEqualTo(PostMatchSummary.NONE);
    PostMatchSummary summary =
        PostMatchSummary.of(title, tester.match(), seat, Optional.empty(), Access.OPEN);
    if (GAMES_WITH_RECAP.contains(title.id())) {
      assertThat(summary.recap().lines()).isNotEmpty();
      assertThat(summary.turningPoints()).isNotEmpty();
    }
    tester.refresh(seat);
    if (pausePolicy != PausePolicy.NEVER || GAMES_WITH_RECAP.contains(title.id())) {
      assertThat(tester.currentScreen().kind()).isEqualTo(Kind.TEXT);
    }
    List<String> frames = new ArrayList<>();
    while (tester.currentScreen().kind() == Kind.TEXT) {
      tester.currentScreen().spokenText().stream().map(Text::text).forEach(frames::add);
      tester.type("");
    }
    frames.add(tester.screen());
    String all = FoldedTexts.fold(String.join(" ", frames));
    assertThat(summary.lines(false))
        .allSatisfy(line -> assertThat(all).contains(FoldedTexts.fold(line.text())));
    assertThat(all).contains("A custom game with seed 5");
    assertThat(all.contains("Turning points")).isEqualTo(!summary.turningPoints().isEmpty());
    assertThat(summary.lines(true)).noneMatch(line -> line.text().contains("seed"));
  }

  @Test
  void theRecapOfAConcededMatchRevealsWhatWasHidden() {
    assertThat(recap(TaSeTitle.TITLE, "put 5 in 2", "put 8 in 1 and 4 in 2"))
        .containsExactly(
            "Round 1, cup 1: red 8, blue none.",
            "Round 1, cup 2: red 4, blue 5.",
            "Round 1, cup 3: red none, blue none.");
    assertThat(recap(RobotsTitle.TITLE))
        .filteredOn(
            line -> line.matches("The cards of round 1, row \\d: (\\w+ ?\\w* ?\\w*, ){3}.*"))
        .hasSize(4);
    assertThat(recap(EurydiceTitle.TITLE))
        .contains("The deck contained 9 hearts, 8 clubs and 4 spades.");
    assertThat(recap(RavensTitle.TITLE)).anyMatch(line -> line.startsWith("The last hearts were"));
  }

  private static <C, O, V> List<String> recap(Title<C, O, V> title, String... lines) {
    Seat seat = title.seats().firstSeats(title.seats().defaultCount()).getFirst();
    MatchPageTester<C, O, V> tester =
        MatchPageTester.of(title, Options.NONE, 5, 1, seat, Size.DEFAULT, PausePolicy.IMPORTANT);
    tester.play(lines);
    tester.addControl(new ControlEntry.Conceded(seat));
    return PostMatchSummary.of(title, tester.match(), seat, Optional.empty(), Access.OPEN)
        .recap()
        .lines()
        .stream()
        .map(Text::text)
        .toList();
  }

  /** The points of a conceded match are not a final result. */
  @Test
  void aConcededMatchIsNotABestResult() {
    List<ScoredResult> earlierResults = List.of(new ScoredResult(false, 3));
    assertThat(
            lines(
                new ResultComparison(
                    new ScoredResult(true, 9), earlierResults, 0, CountStatus.COUNTS, true)))
        .containsExactly(
            "Your match number 2 with these players and options: 9 points when a player conceded.",
            "Your previous result: 3 points.");
  }

  private static List<String> lines(ResultComparison comparison) {
    return comparison.lines(RavensTitle.TITLE::pointsText).stream()
        .map(Text::text)
        .map(String::strip)
        .toList();
  }

  @Test
  void theFirstMatchIsNotComparedWithOthers() {
    assertThat(
            lines(
                new ResultComparison(
                    new ScoredResult(true, 4), List.of(), 0, CountStatus.COUNTS, false)))
        .containsExactly("Your match number 1 with these players and options: 4 points.");
  }

  /** Ta-Se counts cups. */
  @Test
  void scoresAreShownInTheUnitOfTheGame() {
    ResultComparison comparison =
        new ResultComparison(
            new ScoredResult(true, 9),
            List.of(new ScoredResult(false, 1)),
            0,
            CountStatus.COUNTS,
            false);
    assertThat(comparison.lines(TaSeTitle.TITLE::pointsText))
        .extracting(Text::text)
        .contains(
            "  Your match number 2 with these players and options: 9 cups.",
            "  Your previous result: 1 cup.");
  }

  /** A won match is better than a lost one with more points. */
  @Test
  void aMatchIsComparedWithEarlierMatches() {
    List<ScoredResult> earlierResults =
        List.of(new ScoredResult(false, 20), new ScoredResult(true, 7), new ScoredResult(false, 3));
    assertThat(
            lines(
                new ResultComparison(
                    new ScoredResult(true, 8), earlierResults, 2, CountStatus.COUNTS, false)))
        .containsExactly(
            "Your match number 4 with these players and options: 8 points.",
            "Your 3 previous matches: best 7, mean 10.0, 1 won.",
            "This is your best result.",
            "Not counted: 2 matches with a known seed, or forked from another match.");
    assertThat(
            lines(
                new ResultComparison(
                    new ScoredResult(false, 30), earlierResults, 0, CountStatus.COUNTS, false)))
        .doesNotContain("This is your best result.");
  }

  @Test
  void theReasonForNotCountingAMatchIsShown() {
    List<ScoredResult> earlierResults = List.of(new ScoredResult(true, 7));
    assertThat(
            lines(
                new ResultComparison(
                    new ScoredResult(true, 9), earlierResults, 0, CountStatus.DEAL_KNOWN, false)))
        .containsExactly(
            "This match (9 points) does not count, because its deal could have been known.",
            "Your previous result: 7 points.");
    assertThat(
            lines(
                new ResultComparison(
                    new ScoredResult(true, 1), List.of(), 0, CountStatus.NOT_SAVED, false)))
        .containsExactly("This match (1 point) does not count, because it is not saved.");
  }
}
