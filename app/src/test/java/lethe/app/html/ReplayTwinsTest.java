package lethe.app.html;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.analysis.AnalysisReport;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.session.BranchEntry;
import lethe.app.session.Notes;
import lethe.app.session.ReviewEffect;
import lethe.app.session.ReviewPage;
import lethe.app.session.SharedReview;
import lethe.engine.core.Decision;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The twin law for finished matches: if two deals look the same to a viewer, everything that the
 * viewer is shown and told about them is the same.
 */
class ReplayTwinsTest {
  /** The number of positions of each match at which twins are made. */
  private static final int POSITION_COUNT = TestVolume.times(2, 3);

  /** The games with cards that no player has seen; in the other games, only the seeds differ. */
  private static final List<String> GAMES_WITH_HIDDEN_CARDS = List.of("eurydice", "ravens");

  private static final List<String> COMMANDS =
      List.of("look", "note", "judge", "fork x", "branches");

  /** Notes at the first 200 positions. */
  private static final Notes NOTES =
      new Notes(
          new TreeMap<>(
              IntStream.range(0, 200).boxed().collect(toMap(entry -> entry, entry -> "too bold"))));

  static Stream<ReplayedMatch<?, ?, ?>> matchesWithFastAnalysis() {
    return ReplayedMatch.all().filter(replayed -> !replayed.title().id().equals("ravens"));
  }

  static Stream<ReplayedMatch<?, ?, ?>> matchesWithSlowAnalysis() {
    return ReplayedMatch.all().filter(replayed -> replayed.title().id().equals("ravens"));
  }

  static Stream<ReplayedMatch<?, ?, ?>> matches() {
    return ReplayedMatch.all();
  }

  @ParameterizedTest
  @MethodSource("matches")
  void indistinguishableMatchesHaveTheSameReviews(ReplayedMatch<?, ?, ?> replayed) {
    assertSameReviews(replayed);
  }

  private static <C, O, V> void assertSameReviews(ReplayedMatch<C, O, V> replayed) {
    int differences = 0;
    for (Seat seat : replayed.match().seats()) {
      for (int i = 0; i < POSITION_COUNT; i++) {
        int position = i * replayed.match().position() / POSITION_COUNT;
        for (Viewer viewer : List.<Viewer>of(seat, Spectator.SPECTATOR)) {
          TwinMatches<C, O, V> twins = TwinMatches.of(replayed, position, seat, viewer);
          List<Object> visibleParts =
              visibleParts(replayed.withMatch(twins.first()), viewer, position);
          assertThat(
                  visibleParts.equals(
                      visibleParts(replayed.withMatch(twins.second()), viewer, position)))
              .as("%s from %s to %s", viewer, position, twins.first().position())
              .isTrue();
          assertThat(visibleParts).hasSizeGreaterThan(COMMANDS.size());
          differences += twins.differForReferee() ? 1 : 0;
        }
      }
    }
    if (GAMES_WITH_HIDDEN_CARDS.contains(replayed.title().id())) {
      assertThat(differences).as("deals that differ to a referee").isPositive();
    }
  }

  /**
   * Returns everything that a viewer sees of a match: in a private review with notes, and in a
   * shared review on a server.
   */
  private static List<Object> visibleParts(
      ReplayedMatch<?, ?, ?> replayed, Viewer viewer, int reshufflePosition) {
    String viewerName = viewer.toString().toLowerCase(Locale.ROOT);
    ReviewPage<?, ?, ?> review = replayed.review(viewerName).withNotes(NOTES);
    int last = replayed.match().position();
    String page = HtmlReplayPage.html(review, false);
    assertThat(page).doesNotContain("redrawn", TwinMatches.SEED_PREFIX);
    List<Object> visibleParts = new ArrayList<>(List.of(page));
    for (int position : List.of(7, reshufflePosition + 1, last)) {
      ReviewPage<?, ?, ?> moment = review.atPosition(position);
      visibleParts.add(contentOf(moment));
      COMMANDS.forEach(line -> visibleParts.add(responseTo(moment, line)));
      SharedReview.LeaderPosition leaderPosition =
          new SharedReview.LeaderPosition("anna", false, position, last, false);
      ReviewPage<?, ?, ?> shared = moment.sharedWith(leaderPosition);
      visibleParts.add(contentOf(shared));
      var afterJudge = shared.onEvent(new PageEvent.LineEntered("judge"));
      visibleParts.add(afterJudge.effects());
      afterJudge.page().ifPresent(next -> visibleParts.add(contentOf(next)));
    }
    var branchesListed =
        new ReviewEffect.ReviewReply.BranchesListed(
            List.of(
                new BranchEntry("x", 1, Path.of("x.lethe"), "over", BranchEntry.BranchState.OVER)),
            Size.DEFAULT);
    review.onAnswer(branchesListed).page().ifPresent(next -> visibleParts.add(contentOf(next)));
    return visibleParts;
  }

  private static Object responseTo(ReviewPage<?, ?, ?> moment, String line) {
    var step = moment.onEvent(new PageEvent.LineEntered(line));
    return List.of(step.effects(), step.page().map(ReplayTwinsTest::contentOf));
  }

  /** Returns everything that a page shows to the user, drawn or as text. */
  private static List<Object> contentOf(Page<?, ?> page) {
    Screen screen = page.screen(Size.DEFAULT);
    return List.of(
        screen.frame(),
        screen.motion(),
        screen.spokenText(),
        screen.prompt(),
        screen.lines(),
        screen.words(),
        screen.log(),
        screen.help());
  }

  /**
   * Compares the analyses of each seat's last decision after which the twins still look the same.
   */
  @ParameterizedTest
  @MethodSource("matchesWithFastAnalysis")
  void indistinguishableMatchesHaveTheSameAnalysis(ReplayedMatch<?, ?, ?> replayed) {
    assertSameAnalysis(replayed);
  }

  @ParameterizedTest
  @MethodSource("matchesWithSlowAnalysis")
  @Tag("long")
  void indistinguishableMatchesHaveTheSameSlowAnalysis(ReplayedMatch<?, ?, ?> replayed) {
    assertSameAnalysis(replayed);
  }

  private static <C, O, V> void assertSameAnalysis(ReplayedMatch<C, O, V> replayed) {
    int position = replayed.match().position() / 2;
    for (Seat seat : replayed.match().seats()) {
      TwinMatches<C, O, V> twins = TwinMatches.of(replayed, position, seat, seat);
      List<String> lines = analysis(replayed, twins.first(), seat);
      assertThat(lines).isEqualTo(analysis(replayed, twins.second(), seat));
    }
  }

  private static <C, O, V> List<String> analysis(
      ReplayedMatch<C, O, V> replayed, Match<C, O, V> match, Seat seat) {
    MatchAnalysis<C, O, V> analysis =
        MatchAnalysis.of(replayed.title(), replayed.game(), TwinMatches.endIfRunning(match), seat);
    List<Decision.Positioned<C, O, V>> decisions = analysis.decisionsBetween(1, Integer.MAX_VALUE);
    List<MoveAnalysis<C>> analyses =
        decisions.reversed().stream().limit(1).map(analysis::analyze).toList();
    AnalysisReport<C, O, V> report = new AnalysisReport<>(analysis, analyses);
    assertThat(analyses).isNotEmpty();
    return Stream.concat(
            report.lines().stream(), analyses.stream().map(report::moveSummary).map(Text::plain))
        .map(Text::text)
        .toList();
  }
}
