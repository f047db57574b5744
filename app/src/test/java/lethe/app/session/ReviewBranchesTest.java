package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.session.BranchEntry.BranchState;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Spectator;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the commands for branches in a review. */
class ReviewBranchesTest {
  private static final List<BranchEntry> BRANCHES =
      List.of(
          new BranchEntry("Bold one", 3, Path.of("a.lethe"), "red wins", BranchState.OVER),
          new BranchEntry("calm", 9, Path.of("b.lethe"), "waits for red", BranchState.RUNNING));

  private final ReviewPage<Command, Observation, View> review =
      MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 2, GameSeats.RED, Size.DEFAULT)
          .playOutAndReview()
          .atPosition(7);

  private static PageTransition<ReviewEffect, ReviewEffect.ReviewReply> type(
      Page<ReviewEffect, ReviewEffect.ReviewReply> page, String line) {
    return page.onEvent(new PageEvent.LineEntered(line));
  }

  private static String screen(PageTransition<ReviewEffect, ReviewEffect.ReviewReply> step) {
    return step.page().orElseThrow().screen(Size.DEFAULT).frame().toString();
  }

  @Test
  void aNamedForkStartsABranchAtTheCurrentMoment() {
    ReviewPage<Command, Observation, View> redReview = review.withViewerNamed("red");
    assertThat(type(redReview, "fork Bold  One").effects())
        .containsExactly(new ReviewEffect.StartBranch(7, "Bold  One", false));
    assertThat(type(redReview, "FOR reshuffle calm").effects())
        .containsExactly(new ReviewEffect.StartBranch(7, "calm", true));
    assertThat(redReview.screen(Size.DEFAULT).preview().isAllowed("fork calm")).isTrue();
  }

  /** A missing name does not create a branch called "reshuffle". */
  @Test
  void aReshuffledForkNeedsAName() {
    PageTransition<ReviewEffect, ReviewEffect.ReviewReply> step = type(review, "fork RESHUFFLE");
    assertThat(step.effects()).isEmpty();
    assertThat(screen(step)).contains("Type: fork reshuffle NAME");
  }

  @Test
  void invalidNamesAndBranchesAtTheEndAreRefused() {
    for (String invalidName : List.of("12", "a=b", "-", "x".repeat(41))) {
      PageTransition<ReviewEffect, ReviewEffect.ReviewReply> step =
          type(review, "fork " + invalidName);
      assertThat(step.effects()).isEmpty();
      assertThat(screen(step)).contains("is not valid. A branch name begins");
    }
    assertThat(review.screen(Size.DEFAULT).preview().isAllowed("fork 12")).isFalse();
    PageTransition<ReviewEffect, ReviewEffect.ReviewReply> end =
        type(review.atPosition(review.fullMatch().position()), "fork late");
    assertThat(end.effects()).isEmpty();
    assertThat(screen(end)).contains("The match is over here");
  }

  @Test
  void theBranchesCommandCannotBeAbbreviated() {
    assertThat(type(review, "branches").effects()).containsExactly(new ReviewEffect.ListBranches());
    assertThat(type(review, "branches calm").effects())
        .containsExactly(new ReviewEffect.OpenBranch(Spectator.SPECTATOR, "calm"));
    assertThat(type(review, "b").page()).contains(review.atPosition(6));
  }

  /** A branch is selected by its number, its name, or an unambiguous beginning of it. */
  @Test
  void aListedBranchCanBeOpened() {
    PageTransition<ReviewEffect, ReviewEffect.ReviewReply> list =
        review.onAnswer(new ReviewEffect.ReviewReply.BranchesListed(BRANCHES, Size.DEFAULT));
    assertThat(screen(list))
        .contains("Bold one: from moment 3, red wins", "calm: from moment 9, waits for red");
    Page<ReviewEffect, ReviewEffect.ReviewReply> page = list.page().orElseThrow();
    for (String line : List.of("1", "bold", "BOLD ONE")) {
      assertThat(type(page, line).effects())
          .containsExactly(new ReviewEffect.OpenBranch(Spectator.SPECTATOR, "Bold one"));
    }
    assertThat(type(page, "dance").effects()).isEmpty();
    assertThat(screen(type(page, "dance"))).contains("dance", "calm");
    assertThat(type(page, "back").page()).contains(review);
    assertThat(page.onEvent(new PageEvent.CloseRequested()).page()).contains(review);
  }
}
