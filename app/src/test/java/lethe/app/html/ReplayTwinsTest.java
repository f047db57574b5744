package lethe.app.html;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

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
  /** The number of moments of each match from which twins are compared. */
  private static final int TRIED = TestVolume.times(1, 2);

  private static final List<String> TYPED = List.of("look", "note", "judge", "fork x", "branches");

  /** Notes at all moments. */
  private static final Notes NOTES =
      new Notes(
          new TreeMap<>(
              IntStream.range(0, 200).boxed().collect(toMap(entry -> entry, entry -> "too bold"))));

  static Stream<ReplayedMatch<?, ?, ?>> quick() {
    return ReplayedMatch.all().filter(watched -> !watched.title().id().equals("ravens"));
  }

  static Stream<ReplayedMatch<?, ?, ?>> matches() {
    return ReplayedMatch.all();
  }

  @ParameterizedTest
  @MethodSource("matches")
  void twinsLookTheSameAtEveryMoment(ReplayedMatch<?, ?, ?> watched) {
    check(watched);
  }

  private static <C, O, V> void check(ReplayedMatch<C, O, V> watched) {
    for (Seat seat : watched.match().seats()) {
      for (int i = 0; i < TRIED; i++) {
        int position = (2 * i + 1) * watched.match().position() / (2 * TRIED);
        for (Viewer viewer : List.<Viewer>of(seat, Spectator.SPECTATOR)) {
          TwinMatches<C, O, V> twins = TwinMatches.of(watched, position, seat, viewer);
          List<Object> seen = visibleParts(watched.withMatch(twins.one()), viewer, position);
          assertThat(seen.equals(visibleParts(watched.withMatch(twins.other()), viewer, position)))
              .as("%s from %s to %s", viewer, position, twins.one().position())
              .isTrue();
          assertThat(seen).hasSizeGreaterThan(TYPED.size());
        }
      }
    }
  }

  /**
   * Returns what a viewer sees of the match: alone with notes, and in a shared review on a server.
   */
  private static List<Object> visibleParts(
      ReplayedMatch<?, ?, ?> watched, Viewer viewer, int from) {
    String viewerName = viewer.toString().toLowerCase(Locale.ROOT);
    ReviewPage<?, ?, ?> review = watched.review(viewerName).withNotes(NOTES);
    int last = watched.match().position();
    List<Object> seen = new ArrayList<>(List.of(HtmlReplayPage.of(review, false)));
    for (int at : List.of(7, from + 1, last)) {
      ReviewPage<?, ?, ?> there = review.atPosition(at);
      seen.add(contentOf(there));
      TYPED.forEach(line -> seen.add(answer(there, line)));
      SharedReview.LeaderPosition position =
          new SharedReview.LeaderPosition("anna", false, at, last, false);
      ReviewPage<?, ?, ?> together = there.sharedWith(position);
      seen.add(contentOf(together));
      var judged = together.onEvent(new PageEvent.LineEntered("judge"));
      seen.add(judged.effects());
      judged.page().ifPresent(page -> seen.add(contentOf(page)));
    }
    var listed =
        new ReviewEffect.ReviewReply.BranchesListed(
            List.of(new BranchEntry("x", 1, "x.lethe", "over", BranchEntry.BranchState.OVER)),
            Size.DEFAULT);
    review.onAnswer(listed).page().ifPresent(page -> seen.add(contentOf(page)));
    return seen;
  }

  private static Object answer(ReviewPage<?, ?, ?> there, String line) {
    var step = there.onEvent(new PageEvent.LineEntered(line));
    return List.of(step.effects(), step.page().map(ReplayTwinsTest::contentOf));
  }

  /** Returns everything on a page that reaches the user, drawn or in words. */
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

  /** Compares the analysis of a seat's last decision before its twins differ. */
  @ParameterizedTest
  @MethodSource("quick")
  void twinsHaveTheSameAnalysis(ReplayedMatch<?, ?, ?> watched) {
    analyzed(watched);
  }

  @ParameterizedTest
  @MethodSource("matches")
  @Tag("long")
  void twinsHaveTheSameAnalysisInEveryGame(ReplayedMatch<?, ?, ?> watched) {
    analyzed(watched);
  }

  private static <C, O, V> void analyzed(ReplayedMatch<C, O, V> watched) {
    int position = watched.match().position() / 2;
    for (Seat seat : watched.match().seats()) {
      TwinMatches<C, O, V> twins = TwinMatches.of(watched, position, seat, seat);
      List<String> lines = analysis(watched, twins.one(), seat);
      assertThat(lines).isEqualTo(analysis(watched, twins.other(), seat));
    }
  }

  private static <C, O, V> List<String> analysis(
      ReplayedMatch<C, O, V> watched, Match<C, O, V> match, Seat seat) {
    MatchAnalysis<C, O, V> analysis =
        MatchAnalysis.of(watched.title(), watched.game(), TwinMatches.ended(match), seat);
    List<Decision.Positioned<C, O, V>> open = analysis.decisionsBetween(1, Integer.MAX_VALUE);
    List<MoveAnalysis<C>> found = open.reversed().stream().limit(1).map(analysis::analyze).toList();
    AnalysisReport<C, O, V> report = new AnalysisReport<>(analysis, found);
    assertThat(found).isNotEmpty();
    return Stream.concat(report.lines().stream(), found.stream().map(report::text).map(Text::plain))
        .map(Text::text)
        .toList();
  }
}
