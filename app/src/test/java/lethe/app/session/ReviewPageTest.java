package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.TextPage;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests reviews of whole matches. */
@Tag("titles")
class ReviewPageTest {
  private final MatchPageTester<Command, Observation, View> tester =
      MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 2, GameSeats.RED, Size.DEFAULT);

  private ReviewPage<Command, Observation, View> review() {
    return tester.playOutAndReview();
  }

  /** Returns a match played by the user in the first seat and by bots in the others. */
  private static <C, O, V> MatchPageTester<C, O, V> newMatch(Title<C, O, V> title) {
    Seat first = title.seats().firstSeats(title.seats().defaultCount()).getFirst();
    return MatchPageTester.of(title, Options.NONE, 5, 1, first, Size.DEFAULT);
  }

  private static ReviewPage<Command, Observation, View> type(
      ReviewPage<Command, Observation, View> review, String... lines) {
    ReviewPage<Command, Observation, View> next = review;
    for (String line : lines) {
      next = ReviewLines.type(next, line);
    }
    return next;
  }

  @Test
  void navigationStaysWithinTheMatch() {
    ReviewPage<Command, Observation, View> review = review();
    int last = review.fullMatch().position();
    assertThat(type(review, "", "next", "ne").position()).isEqualTo(3);
    assertThat(type(review, "", "next", "back").position()).isEqualTo(1);
    assertThat(type(review, "back").position()).isZero();
    assertThat(type(review, "last", "next").position()).isEqualTo(last);
    assertThat(type(review, "last", "first").position()).isZero();
    assertThat(type(review, "12").position()).isEqualTo(12);
    assertThat(type(review, "999999").position()).isEqualTo(last);
    assertThat(review.onEvent(new PageEvent.LineEntered("quit")).page()).isEmpty();
  }

  @Test
  void roundsCanBeReachedByNumberAndInSequence() {
    ReviewPage<Command, Observation, View> review = review();
    assertThat(type(review, "round 3").stage()).isEqualTo("round 3");
    assertThat(type(review, "round 3", "back").stage()).isEqualTo("round 2");
    assertThat(type(review, "round", "round").stage()).isEqualTo("round 3");
    assertThat(ReviewLines.replyLines(type(review, "round 7")))
        .containsExactly(
            "The last round is round 6. Type round and a number, or round for the next one.");
    assertThat(ReviewLines.replyLines(type(review, "round 6", "round")))
        .containsExactly("There is no later round.");
  }

  /** A number after the last moment leads to the last one, with a message. */
  @Test
  void aNumberBeyondTheEndIsReported() {
    ReviewPage<Command, Observation, View> review = review();
    int last = review.fullMatch().position();
    assertThat(type(review, "" + last).reply()).isEmpty();
    assertThat(ReviewLines.replyLines(type(review, "" + (last + 1))))
        .containsExactly("There is no moment %d. The last moment is %d.".formatted(last + 1, last));
    assertThat(review.screen(Size.DEFAULT).preview().isAllowed("999999")).isTrue();
  }

  @Test
  void boardsAndBatchesCanBeReachedByNumber() {
    assertPartsCanBeReached(EurydiceTitle.TITLE, "board", "board 1", "There is no later board.");
    assertPartsCanBeReached(RavensTitle.TITLE, "batch", "batch 1", "There is no later batch.");
  }

  /** Rounds are numbered within each batch, as on the table. */
  @Test
  void roundsAreFoundWithinTheCurrentBatch() {
    var start = newMatch(RavensTitle.TITLE).playOutAndReview();
    assertThat(ReviewLines.type(start, "round 1").stage()).isEqualTo("batch 1, round 1");
    assertThat(ReviewLines.type(start, "round").stage()).isEqualTo("batch 1, round 1");
    assertThat(ReviewLines.type(start, "round 99").bottomText().getLast().text())
        .startsWith("The last round of batch 1 is round ");
  }

  @Test
  void theStoryCanBeOmitted() {
    var told = newMatch(RavensTitle.TITLE).playOutAndReview().atPosition(1);
    var plain = told.withStory(false);
    assertThat(plain.bottomText()).isNotEmpty();
    assertThat(told.bottomText())
        .containsAll(plain.bottomText())
        .hasSizeGreaterThan(plain.bottomText().size());
    assertThat(ReviewLines.type(plain, "back").bottomText())
        .hasSizeLessThan(ReviewLines.type(told, "back").bottomText().size());
  }

  private static <C, O, V> void assertPartsCanBeReached(
      Title<C, O, V> title, String word, String first, String last) {
    ReviewPage<C, O, V> review = newMatch(title).playOutAndReview();
    ReviewPage<C, O, V> end = review.atPosition(review.fullMatch().position());
    assertThat(ReviewLines.type(end, word + " 1").stage()).isEqualTo(first);
    assertThat(ReviewLines.type(end, word + " 1").position()).isZero();
    assertThat(ReviewLines.type(end, word).bottomText().getLast().text()).isEqualTo(last);
    assertThat(ReviewLines.type(end, word.substring(0, 3) + " 99").bottomText().getLast().text())
        .startsWith("The last " + word + " is " + word + " ");
    assertThat(ReviewLines.type(end, "b").position()).isEqualTo(end.position() - 1);
    assertThat(end.screen(Size.DEFAULT).help().stream().map(Text::text))
        .contains(word + " 2          the beginning of " + word + " 2");
    assertThat(ReviewLines.type(end, "dance").reply().getFirst().text()).contains("last, " + word);
  }

  @Test
  void theViewerOfAReviewCanBeChosen() {
    ReviewPage<Command, Observation, View> at = type(review(), "5");
    Match<Command, Observation, View> then = at.fullMatch().atPosition(5);
    assertThat(at.frame(Size.DEFAULT).toString())
        .startsWith(
            TaSeTitle.TITLE
                .draw(then.view(Spectator.SPECTATOR), Spectator.SPECTATOR, Size.DEFAULT)
                .toString());
    assertThat(type(at, "as red").viewer()).isEqualTo(GameSeats.RED);
    assertThat(type(at, "as ref").screen(Size.DEFAULT).prompt())
        .isEqualTo("(5 of " + at.fullMatch().position() + ", as referee)> ");
    assertThat(ReviewLines.replyLines(type(at, "as green")))
        .containsExactly(
            "You cannot view this match as \"green\". You can view it as: red, blue, spectator,"
                + " referee");
  }

  @Test
  void theRefereeButNotRedSeesTheInputOfBlue() {
    ReviewPage<Command, Observation, View> review = type(review(), "as red");
    for (int position = 1; position <= review.fullMatch().position(); position++) {
      assertThat(review.atPosition(position).frame(Size.DEFAULT).toString())
          .doesNotContain("> blue: put");
    }
    assertThat(type(review, "as referee", "2").frame(Size.DEFAULT).toString())
        .contains("> blue: put");
  }

  @Test
  void aRunningMatchHasNoRefereesView() {
    ReviewPage<Command, Observation, View> running =
        ReviewPage.of(TaSeTitle.TITLE, tester.matchPage().notation(), tester.match());
    assertThat(running.viewerNames()).containsExactly("red", "blue", "spectator");
  }

  @Test
  void unknownAndAmbiguousCommandsAreExplained() {
    ReviewPage<Command, Observation, View> review = review();
    assertThat(ReviewLines.replyLines(type(review, "dance")).getFirst())
        .startsWith("\"dance\" is not a command of a review. Type a number, or one of: next, back");
    assertThat(ReviewLines.replyLines(type(review, "f")))
        .containsExactly("\"f\" is ambiguous; it can mean: first, fork");
    assertThat(type(review, "dance", "next").reply()).isEmpty();
    assertThat(review.screen(Size.DEFAULT).preview().isAllowed("round 2")).isTrue();
    assertThat(review.screen(Size.DEFAULT).preview().isAllowed("dance")).isFalse();
  }

  @Test
  void forkWithoutANameAsksForAnExplanation() {
    assertThat(type(review(), "7").onEvent(new PageEvent.LineEntered("fork")).effects())
        .containsExactly(new ReviewEffect.ExplainFork(7));
  }

  @Test
  void wrongArgumentsAndMistypedWordsAreExplained() {
    ReviewPage<Command, Observation, View> review = review();
    assertThat(ReviewLines.replyLines(type(review, "next 3")))
        .containsExactly("Unexpected argument: 3. Usage: next");
    assertThat(ReviewLines.replyLines(type(review, "as")))
        .containsExactly("An argument is missing. Usage: as NAME");
    assertThat(ReviewLines.replyLines(type(review, "lokk"))).last().isEqualTo("Did you mean look?");
  }

  @Test
  void lookHelpAndRulesWorkInAReview() {
    ReviewPage<Command, Observation, View> review = type(review(), "as red", "7");
    assertThat(ReviewLines.replyLines(type(review, "look nowhere")).getFirst())
        .startsWith("There is no \"nowhere\" to look at");
    assertThat(ReviewLines.replyLines(type(review, "help judge")))
        .containsExactly("judge            analyze this move (F2)");
    assertThat(ReviewLines.replyLines(type(review, "help xyzzy")).getFirst())
        .contains("There is no help on \"xyzzy\"");
    assertThat(review.onEvent(new PageEvent.LineEntered("rules")).page().orElseThrow())
        .isInstanceOf(TextPage.class);
  }

  @Test
  void aSharedReviewHasCommandsForLeadingInsteadOfNotes() {
    var shared = review().sharedWith(new SharedReview.LeaderPosition("anna", false, 7, 7, false));
    assertThat(shared.onEvent(new PageEvent.LineEntered("lead")).effects())
        .containsExactly(new ReviewEffect.TakeLead());
    assertThat(ReviewLines.type(ReviewLines.type(shared, "first"), "follow").position())
        .isEqualTo(7);
    assertThat(ReviewLines.replyLines(ReviewLines.type(shared, "note x")).getFirst())
        .startsWith("Notes and branches need a file of your own");
    assertThat(shared.screen(Size.DEFAULT).words())
        .contains("lead", "follow")
        .doesNotContain("note", "branches");
  }

  @Test
  void aForkOfASharedReviewContinuesOnTheServer() {
    var shared = review().sharedWith(new SharedReview.LeaderPosition("anna", false, 7, 7, false));
    assertThat(shared.onEvent(new PageEvent.LineEntered("fork")).effects())
        .containsExactly(new ReviewEffect.PlayOnTogether(7, false));
    assertThat(shared.onEvent(new PageEvent.LineEntered("fork reshuffle")).effects())
        .containsExactly(new ReviewEffect.PlayOnTogether(7, true));
    int end = review().fullMatch().position();
    var over = review().sharedWith(new SharedReview.LeaderPosition("anna", true, end, end, false));
    assertThat(over.onEvent(new PageEvent.LineEntered("fork")).effects()).isEmpty();
    assertThat(ReviewLines.replyLines(ReviewLines.type(over, "fork")).getFirst())
        .startsWith("The match is over here");
  }

  @Test
  void followersCannotPassTheLeaderWithTheEndKey() {
    int end = review().fullMatch().position();
    assertThat(afterEnd(review()).position()).isEqualTo(end);
    assertThat(afterEnd(type(review(), "look")).position()).isEqualTo(end);
    var leading = review().sharedWith(new SharedReview.LeaderPosition("anna", true, 2, 7, false));
    assertThat(afterEnd(leading).position()).isEqualTo(end);
    var following =
        review().sharedWith(new SharedReview.LeaderPosition("anna", false, 2, 7, false));
    assertThat(afterEnd(following).position()).isEqualTo(7);
    assertThat(afterEnd(afterEnd(following)).reply().getFirst().text())
        .startsWith("You cannot go further than anna has gone");
  }

  private static ReviewPage<?, ?, ?> afterEnd(ReviewPage<?, ?, ?> review) {
    return review
        .onEvent(PageEvent.PageTurn.LAST)
        .page()
        .map(page -> (ReviewPage<?, ?, ?>) page.bottomPage())
        .orElseThrow();
  }

  @Test
  void aMomentOfAReviewIsNotAnimated() {
    assertThat(type(review(), "7").screen(Size.DEFAULT).motion()).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void everyMomentHasAMessage(Title<?, ?, ?> title) {
    assertEveryMomentHasAMessage(title);
  }

  private static <C, O, V> void assertEveryMomentHasAMessage(Title<C, O, V> title) {
    MatchPageTester<C, O, V> played = newMatch(title);
    played.addControl(new ControlEntry.TutorialStarted());
    ReviewPage<C, O, V> review = played.playOutAndReview();
    for (String name : review.viewerNames()) {
      ReviewPage<C, O, V> viewerPage = review.withViewerNamed(name);
      for (int position = 1; position <= viewerPage.fullMatch().position(); position++) {
        assertThat(viewerPage.atPosition(position).bottomText())
            .as("%s at %d", name, position)
            .isNotEmpty();
      }
    }
  }

  /** In some of the windows, the table leaves little space. */
  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void repliesAndTheLatestMessageAreVisible(Title<?, ?, ?> title) {
    for (Size size : List.of(Size.DEFAULT, new Size(60, 16), new Size(46, 14))) {
      assertTextsAreVisible(title, size);
    }
  }

  private static <C, O, V> void assertTextsAreVisible(Title<C, O, V> title, Size size) {
    ReviewPage<C, O, V> review = newMatch(title).playOutAndReview();
    for (int position = 1; position <= review.fullMatch().position(); position++) {
      ReviewPage<C, O, V> moment = review.atPosition(position);
      assertThat(rowsAboveInput(moment, size))
          .as("%d in %s", position, size)
          .contains(wrapped(moment.bottomText(), size).getLast());
      ReviewPage<C, O, V> reviewWithReply = ReviewLines.type(moment, "dance");
      assertThat(rowsAboveInput(reviewWithReply, size))
          .as("%d in %s", position, size)
          .containsAll(wrapped(reviewWithReply.reply(), size));
    }
  }

  /** A longer reply has several pages, followed by the same moment. */
  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void aLongReplyCanBeReadToItsEnd(Title<?, ?, ?> title) {
    for (Size size : List.of(Size.DEFAULT, new Size(60, 16), new Size(46, 14))) {
      assertReplyCanBeRead(title, size);
    }
  }

  private static <C, O, V> void assertReplyCanBeRead(Title<C, O, V> title, Size size) {
    ReviewPage<C, O, V> review = newMatch(title).playOutAndReview().withSize(size).atPosition(2);
    Page<ReviewEffect, ReviewEffect.ReviewReply> page =
        review.onEvent(new PageEvent.LineEntered("look")).page().orElseThrow();
    List<String> seen = new ArrayList<>(page.screen(size).frame().lines());
    while (page instanceof TextPage<ReviewEffect, ReviewEffect.ReviewReply>) {
      page = page.onEvent(new PageEvent.LineEntered("")).page().orElseThrow();
      seen.addAll(page.screen(size).frame().lines());
    }
    assertThat(seen.stream().map(String::stripTrailing))
        .containsAll(
            wrapped(review.tableDescription().stream().map(Text::plain).toList(), size).stream()
                .map(String::stripTrailing)
                .toList());
    assertThat(((ReviewPage<?, ?, ?>) page).position()).isEqualTo(2);
  }

  @Test
  void aLongReplyIsShownAboveASharedReview() {
    Size size = new Size(46, 10);
    ReviewPage<Command, Observation, View> together =
        review()
            .withSize(size)
            .sharedWith(new SharedReview.LeaderPosition("anna", true, 7, 7, true));
    for (String line : List.of("help", "look")) {
      Page<ReviewEffect, ReviewEffect.ReviewReply> page =
          together.onEvent(new PageEvent.LineEntered(line)).page().orElseThrow();
      assertThat(page).isInstanceOf(TextPage.class);
      assertThat(page.onEvent(new PageEvent.CloseRequested()).page()).contains(together);
    }
    assertThat(together.onEvent(new PageEvent.Resized(new Size(80, 50))).page().orElseThrow())
        .isInstanceOfSatisfying(
            ReviewPage.class,
            larger ->
                assertThat(larger.onEvent(new PageEvent.LineEntered("look")).page().orElseThrow())
                    .isInstanceOf(ReviewPage.class));
  }

  private static List<String> wrapped(List<Text> lines, Size size) {
    return Text.wrapped(lines, size.columns()).stream().map(Text::text).toList();
  }

  private static List<String> rowsAboveInput(ReviewPage<?, ?, ?> review, Size size) {
    return review.frame(size).lines().stream()
        .limit(size.rows() - 1)
        .map(String::stripTrailing)
        .toList();
  }

  @Test
  void controlEntriesAreDescribedOnce() {
    tester.addControl(new ControlEntry.HintGiven(GameSeats.RED));
    tester.addControl(
        new ControlEntry.SeatReassigned(GameSeats.BLUE, new Player.Machine("random")));
    tester.addControl(new ControlEntry.SeatReassigned(GameSeats.BLUE, new Player.Human()));
    ReviewPage<Command, Observation, View> review = review();
    assertThat(bottomLines(review.atPosition(1))).containsExactly("A hint for red.");
    assertThat(bottomLines(review.atPosition(2)))
        .containsExactly("From here on, bot:random plays blue.");
    assertThat(bottomLines(review.atPosition(3)))
        .containsExactly("From here on, a person plays blue.");
    assertThat(bottomLines(type(review, "as referee", "1"))).containsExactly("A hint for red.");
  }

  private static List<String> bottomLines(ReviewPage<Command, Observation, View> review) {
    return review.bottomText().stream().map(Text::text).toList();
  }
}
