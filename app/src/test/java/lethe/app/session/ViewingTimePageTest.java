package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;

/**
 * Tests views that are shown for a limited time: covered first, then shown once, then covered
 * again.
 */
class ViewingTimePageTest {
  private static final Seat AXLE = GameSeats.SEATS.firstSeats(2).getFirst();
  private static final String CARD_LABEL = "┌a1";

  /**
   * Returns a page of two players before they look.
   *
   * @param seconds the time left, in seconds
   */
  private static MatchPageTester<Command, Observation, View> newTester(int seconds) {
    return newTester(seconds, Size.DEFAULT);
  }

  private static MatchPageTester<Command, Observation, View> newTester(int seconds, Size size) {
    MatchPageTester<Command, Observation, View> tester =
        MatchPageTester.of(RobotsTitle.TITLE, Options.NONE, 3, 2, AXLE, size);
    tester.send(new MatchUpdate.ViewingTimeLimited<>(seconds, 0));
    return tester;
  }

  @Test
  void commandsThatChangeNothingDoNotEndTheViewing() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    tester.type("");
    for (String word : List.of("look", "moves", "story", "help", "help circuit", "hint", "xyzzy")) {
      assertThat(tester.type(word)).as(word).isEmpty();
      assertThat(tester.matchPage().visibility())
          .as(word)
          .isInstanceOf(TableVisibility.Timed.class);
      assertThat(tester.currentScreen().hasTimeLimit()).as(word).isTrue();
      if (!word.equals("look")) {
        assertThat(FoldedTexts.fold(tester.screen()))
            .as(word)
            .contains(tester.reply().getFirst().strip());
      }
      tester.closeTexts();
    }
    assertThat(tester.matchPage().secondsLeft()).isEqualTo(60);
  }

  @Test
  void shortRepliesHideNeitherTheCardsNorTheTime() {
    for (Size size : List.of(new Size(80, 23), new Size(60, 21), new Size(46, 14))) {
      MatchPageTester<Command, Observation, View> tester = newTester(60, size).closeTexts();
      tester.type("");
      for (String line : List.of("xyzzy", "hint", "moves")) {
        List<String> cards = tester.currentScreen().frame().lines().subList(0, 5);
        tester.type(line);
        assertThat(tester.currentScreen().kind()).as("%s at %s", line, size).isEqualTo(Kind.TABLE);
        assertThat(tester.screen()).contains(" 60 s", tester.reply().getFirst().substring(0, 9));
        assertThat(tester.currentScreen().frame().lines()).startsWith(cards.toArray(String[]::new));
        assertThat(tester.currentScreen().frame().size().rows()).isLessThan(size.rows());
      }
    }
  }

  @Test
  void repliesDoNotHideTheCards() {
    for (Size size : List.of(new Size(80, 23), new Size(60, 21), new Size(120, 40))) {
      MatchPageTester<Command, Observation, View> tester = newTester(60, size).closeTexts();
      tester.type("");
      List<String> cards = tester.currentScreen().frame().lines();
      int rows = cards.size();
      for (String line :
          List.of("help", "rules", "moves", "story", "help circuit", "look", "undo", "save")) {
        tester.type(line);
        assertCardsAreUnchanged(tester, cards, line + " at " + size);
      }
      tester.send(
          new PageEvent.MessageReceived(
              List.of("one", "two", "three ".repeat(200)), List.of("three")));
      assertCardsAreUnchanged(tester, cards, "chat at " + size);
      tester.type("rules");
      assertThat(tester.currentScreen().frame().size().rows()).isBetween(rows + 1, size.rows() - 1);
      assertThat(tester.screen()).contains("The rest of this answer does not fit.");
      assertThat(tester.currentScreen().hasTimeLimit()).isTrue();
    }
  }

  private static void assertCardsAreUnchanged(
      MatchPageTester<Command, Observation, View> tester, List<String> cards, String description) {
    assertThat(tester.currentScreen().kind()).as(description).isEqualTo(Kind.TABLE);
    assertThat(tester.currentScreen().frame().lines())
        .as(description)
        .startsWith(cards.toArray(String[]::new));
    assertThat(tester.matchPage().visibility())
        .as(description)
        .isInstanceOf(TableVisibility.Timed.class);
  }

  /** A reply that was shown next to the cards is not repeated below the table without them. */
  @Test
  void endingTheViewingClearsTheReply() {
    for (String line : List.of("", "ready", "point b3")) {
      MatchPageTester<Command, Observation, View> tester = newTester(60);
      tester.type("");
      tester.type("xyzzy");
      assertThat(tester.reply()).isNotEmpty();
      tester.type(line);
      assertThat(tester.reply()).as(line).isEmpty();
    }
  }

  /** The player has typed nothing since the reply, and may not have read it. */
  @Test
  void theLastReplyStaysWhenTheTimeIsOver() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    tester.type("");
    tester.type("xyzzy");
    List<String> reply = tester.reply();
    for (int second = 0; second < 60; second++) {
      passSecond(tester);
    }
    assertThat(tester.screen()).doesNotContain(CARD_LABEL, " s\n");
    assertThat(tester.reply()).isEqualTo(reply).isNotEmpty();
    tester.type("moves");
    assertThat(tester.reply())
        .containsExactly("No viewing time is left, so this screen does not show the cards.");
  }

  private static List<MatchEffect<Command>> passSecond(
      MatchPageTester<Command, Observation, View> tester) {
    return tester.send(new PageEvent.SecondPassed());
  }

  @Test
  void theCardsAreHiddenUntilThePlayerAsksToSeeThem() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    assertThat(tester.screen()).doesNotContain(CARD_LABEL).contains("shown once, for 60 seconds");
    assertThat(tester.currentScreen().prompt()).isEqualTo("[Enter] ");
    for (String line : List.of("rules", "x", "help", "x", "moves", "point b3", "?", "x")) {
      tester.type(line);
      assertThat(tester.screen()).doesNotContain(CARD_LABEL);
    }
    tester.closeTexts();
    tester.type("");
    assertThat(tester.screen()).contains(CARD_LABEL);
  }

  @Test
  void theMovesCommandExplainsHowToStartAndEndTheViewing() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    tester.type("moves");
    assertThat(tester.reply())
        .containsExactly("The cards will be shown for a limited time. Press Enter to see them.");
    tester.closeTexts();
    tester.type("");
    tester.type("moves");
    assertThat(tester.reply()).containsExactly("Memorize the cards. Enter: turn them face down.");
  }

  @Test
  void enterRecordsTheViewingAndShowsTheCards() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    assertThat(tester.type("")).containsExactly(new MatchEffect.RecordViewing<>());
    assertThat(tester.screen()).contains(CARD_LABEL, "█ 60 s");
  }

  @Test
  void readyAlsoStartsTheViewing() {
    assertThat(newTester(60).type("ready")).containsExactly(new MatchEffect.RecordViewing<>());
  }

  @Test
  void theViewingIsRecordedEveryFiveSeconds() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    tester.type("");
    for (int second = 1; second < 60; second++) {
      assertThat(passSecond(tester))
          .isEqualTo(second % 5 == 0 ? List.of(new MatchEffect.RecordViewing<>()) : List.of());
      assertThat(tester.screen()).contains(" " + (60 - second) + " s");
    }
    assertThat(passSecond(tester)).containsExactly(new MatchEffect.EndViewing<>(""));
  }

  /** If only some of the cards fit, Enter shows the others before it ends the viewing. */
  @Test
  void enterShowsAllCardsBeforeItEndsTheViewing() {
    for (Size size : List.of(new Size(46, 14), new Size(30, 10))) {
      MatchPageTester<Command, Observation, View> tester = newTester(60, size).closeTexts();
      assertThat(tester.type("")).containsExactly(new MatchEffect.RecordViewing<>());
      StringBuilder seen = new StringBuilder(tester.screen());
      while (tester.currentScreen().prompt().contains("more")) {
        assertThat(tester.type("")).isEmpty();
        seen.append(tester.screen());
      }
      assertThat(seen.toString()).contains("a1 ", "d1 ", "a2 ", "d2 ", "a3 ", "d3 ", "a4 ", "d4 ");
      assertThat(tester.currentScreen().prompt()).contains("Enter: done");
      assertThat(tester.matchPage().visibility()).isInstanceOf(TableVisibility.Timed.class);
      assertThat(tester.type("")).containsExactly(new MatchEffect.EndViewing<>(""));
    }
  }

  /** Messages that do not fit above a long reply are shown without the covered cards. */
  @Test
  void aReportDoesNotShowCoveredCards() {
    MatchPage<Command, Observation, View> page = newTester(60).closeTexts().matchPage();
    List<Text> lines = Collections.nCopies(8, Text.plain("A line."));
    MatchPage<Command, Observation, View> crowdedPage =
        page.withMessages(
            page.messages()
                .withReply(Collections.nCopies(page.size().rows(), Text.plain("A reply.")))
                .withUnloggedLines(lines));
    Screen screen = MomentPlayback.showBoard(crowdedPage).page().orElseThrow().screen(page.size());
    assertThat(screen.kind()).isEqualTo(Kind.TEXT);
    assertThat(screen.frame().toString()).contains("A line.").doesNotContain(CARD_LABEL);
  }

  /** Spoken output describes all cards, however small the window is. */
  @Test
  void enterEndsASpokenViewing() {
    MatchPageTester<Command, Observation, View> tester =
        MatchPageTester.spoken(RobotsTitle.TITLE, 3, 2, AXLE, new Size(30, 10));
    tester.send(new MatchUpdate.ViewingTimeLimited<>(60, 0));
    tester.closeTexts();
    tester.type("");
    assertThat(tester.type("")).containsExactly(new MatchEffect.EndViewing<>(""));
  }

  @Test
  void theTimeBarGetsShorter() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    tester.type("");
    passSecond(tester);
    passSecond(tester);
    assertThat(tester.screen()).contains("█".repeat(47) + "░ 58 s");
  }

  @Test
  void enterAndReadyEndTheViewingEarly() {
    for (String line : List.of("", "ready", " READY ", "rea")) {
      MatchPageTester<Command, Observation, View> tester = newTester(60);
      tester.type("");
      assertThat(tester.type(line)).containsExactly(new MatchEffect.EndViewing<>(""));
      assertThat(tester.screen()).doesNotContain(CARD_LABEL);
    }
  }

  @Test
  void aGameCommandEndsTheViewingAndIsPassedOn() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    tester.type("");
    assertThat(tester.type("point b3")).containsExactly(new MatchEffect.EndViewing<>("point b3"));
  }

  @Test
  void leavingDoesNotEndTheViewing() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    tester.type("");
    assertThat(tester.type("quit")).containsExactly(new MatchEffect.LeaveMatch<>());
  }

  @Test
  void theViewingLastsOnlyForTheRemainingTime() {
    assertThat(newTester(25).screen()).contains("for 25 seconds");
    MatchPageTester<Command, Observation, View> withoutTime =
        MatchPageTester.of(RobotsTitle.TITLE, Options.NONE, 3, 2, AXLE, Size.DEFAULT);
    assertThat(withoutTime.send(new MatchUpdate.ViewingTimeLimited<>(0, 0)))
        .containsExactly(new MatchEffect.EndViewing<>(""));
  }

  @Test
  void aRepeatedLimitDoesNotResetTheTime() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    tester.type("");
    passSecond(tester);
    tester.send(new MatchUpdate.ViewingTimeLimited<>(60, 0));
    assertThat(tester.screen()).contains(" 59 s");
  }

  @Test
  void theTableIsShownWhenTheCardsAreFaceDown() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    tester.type("");
    tester.play("ready", "ready");
    tester.refresh(AXLE);
    assertThat(tester.matchPage().visibility()).isEqualTo(new TableVisibility.Visible());
    assertThat(tester.matchPage().secondsLeft()).isZero();
    assertThat(tester.screen()).contains("· · ·").doesNotContain("short circuit─");
    assertThat(passSecond(tester)).isEmpty();
  }

  @Test
  void noTimePassesWhileTheCardsAreCovered() {
    MatchPageTester<Command, Observation, View> tester = newTester(60);
    assertThat(passSecond(tester)).isEmpty();
    assertThat(tester.matchPage().secondsLeft()).isEqualTo(60);
  }
}
