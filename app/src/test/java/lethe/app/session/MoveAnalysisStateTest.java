package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen.Kind;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Options;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests requests to analyze the current move of a review. */
class MoveAnalysisStateTest {
  private final ReviewPage<Command, Observation, View> review =
      MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 2, GameSeats.RED, Size.DEFAULT)
          .playOutAndReview();

  private static List<ReviewEffect> requestedAnalyses(ReviewPage<?, ?, ?> review) {
    return review.onEvent(new PageEvent.LineEntered("judge")).effects();
  }

  private static String firstReplyLine(ReviewPage<?, ?, ?> review) {
    return ReviewLines.replyLines(review).getFirst();
  }

  @Test
  void onlyTheSeatThatMovedAndTheRefereeCanRequestAnAnalysis() {
    var red = review.withViewerNamed("red");
    int redRequestCount = 0;
    for (int at = 1; at <= 20; at++) {
      List<ReviewEffect> byRed = requestedAnalyses(red.atPosition(at));
      List<ReviewEffect> byBlue = requestedAnalyses(red.withViewerNamed("blue").atPosition(at));
      assertThat(byRed.size() + byBlue.size()).isEqualTo(1);
      assertThat(requestedAnalyses(red.withViewerNamed("referee").atPosition(at)))
          .isEqualTo(byRed.isEmpty() ? byBlue : byRed)
          .containsExactly(
              new ReviewEffect.AnalyzeMove(
                  byRed.isEmpty() ? GameSeats.BLUE : GameSeats.RED, at - 1));
      redRequestCount += byRed.size();
    }
    assertThat(redRequestCount).isBetween(5, 15);
    assertThat(requestedAnalyses(red.atPosition(0))).isEmpty();
    assertThat(firstReplyLine(ReviewLines.type(red.atPosition(0), "judge")))
        .startsWith("There is no move to analyze at this moment in this view");
    assertThat(firstReplyLine(ReviewLines.type(review.atPosition(3), "judge")))
        .startsWith("Choose a seat first");
  }

  /** The setting applies to every viewer; the viewer determines the moves to analyze. */
  @Test
  void aSpectatorCanEnableAnalysisForOtherViews() {
    var on = ReviewLines.type(review.atPosition(3), "analyze");
    assertThat(firstReplyLine(on))
        .startsWith("Moves are now analyzed, but not in the view of a spectator");
    assertThat(on.withViewerNamed("referee").pendingAnalysis()).isPresent();
    assertThat(ReviewLines.replyLines(ReviewLines.type(on, "analyze")))
        .containsExactly("Moves are no longer analyzed.");
  }

  @Test
  void anAnalysisRequestIsForOneMoveAndEndsWithItsResult() {
    var at = ReviewLines.type(review.withViewerNamed("referee").atPosition(3), "judge");
    assertThat(at.pendingAnalysis()).isPresent();
    assertThat(at.atPosition(4).pendingAnalysis()).isEmpty();
    var found = at.withFindings(List.of("This was best."));
    assertThat(found.pendingAnalysis()).isEmpty();
    assertThat(found.frame(Size.DEFAULT).toString()).contains("This was best.");
    assertThat(requestedAnalyses(found)).hasSize(1);
    assertThat(at.screen(Size.DEFAULT).inputOptions().hintCommand()).isEqualTo("judge");
  }

  /** The first Esc closes an analysis or a reply, and the second leaves the review. */
  @Test
  void escapeClosesAReplyBeforeTheReview() {
    var at = review.withViewerNamed("referee").atPosition(3);
    assertThat(at.onEvent(new PageEvent.CloseRequested()).page()).isEmpty();
    assertThat(at.screen(Size.DEFAULT).kind()).isEqualTo(Kind.REVIEW);
    var analyzed = ReviewLines.type(at, "analyze").withFindings(List.of("This was best."));
    for (var open : List.of(analyzed, ReviewLines.type(at, "frob"), ReviewLines.type(at, "note"))) {
      assertThat(open.screen(Size.DEFAULT).kind()).isEqualTo(Kind.REVIEW_WITH_REPLY);
      var closed = open.onEvent(new PageEvent.CloseRequested());
      assertThat(closed.effects()).isEmpty();
      var below = closed.page().orElseThrow();
      assertThat(below.screen(Size.DEFAULT).kind()).isEqualTo(Kind.REVIEW);
      assertThat(below.screen(Size.DEFAULT).frame()).isEqualTo(at.screen(Size.DEFAULT).frame());
      assertThat(below.onEvent(new PageEvent.CloseRequested()).page()).isEmpty();
    }
    // The analysis of every move also applies to the next one.
    assertThat(analyzed.withoutReply().atPosition(4).pendingAnalysis()).isPresent();
  }

  @Test
  void escapeClosesChatBeforeTheReview() {
    var together = review.sharedWith(new SharedReview.LeaderPosition("ann", true, 3, 3, false));
    var open =
        together
            .onEvent(new PageEvent.MessageReceived(List.of("ben: Well played.")))
            .page()
            .orElseThrow();
    assertThat(open.screen(Size.DEFAULT).kind()).isEqualTo(Kind.REVIEW_WITH_REPLY);
    var closed = open.onEvent(new PageEvent.CloseRequested());
    assertThat(closed.effects()).isEmpty();
    assertThat(closed.page()).contains(together);
    assertThat(together.onEvent(new PageEvent.CloseRequested()).page()).isEmpty();
  }

  @Test
  void aReplyIsVisibleNextToALongAnalysis() {
    var found =
        review
            .withViewerNamed("referee")
            .atPosition(3)
            .withFindings(Collections.nCopies(30, "This was best."));
    assertThat(found.frame(Size.DEFAULT).toString()).contains("This was best.");
    assertThat(ReviewLines.type(found, "frob").frame(Size.DEFAULT).toString()).contains("\"frob\"");
  }
}
