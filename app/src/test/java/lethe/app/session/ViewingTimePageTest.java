package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen.Kind;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.SeatNames;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;

/**
 * Tests views that are shown for a limited time: covered first, then shown once, then covered
 * again.
 */
class ViewingTimePageTest {
  private static final Seat AXLE = SeatNames.SEATS.firstSeats(2).getFirst();
  private static final String CARD = "┌a1";

  /**
   * Returns a page of two players before they look.
   *
   * @param seconds the time left, in seconds
   */
  private static MatchPageTester<Command, Observation, View> two(int seconds) {
    MatchPageTester<Command, Observation, View> two =
        MatchPageTester.of(RobotsTitle.TITLE, Options.NONE, 3, 2, AXLE, Size.DEFAULT);
    two.send(new MatchUpdate.ViewingTimeLimited<>(seconds, 0));
    return two;
  }

  /** Questions during the viewing are answered, and the viewing continues. */
  @Test
  void questionsDoNotEndTheViewing() {
    MatchPageTester<Command, Observation, View> two = two(60);
    two.type("");
    for (String word : List.of("look", "moves", "story", "help", "help circuit", "hint", "xyzzy")) {
      assertThat(two.type(word)).as(word).isEmpty();
      assertThat(two.matchPage().mode()).as(word).isInstanceOf(Mode.Timed.class);
      assertThat(two.currentScreen().hasTimeLimit()).as(word).isTrue();
      if (!word.equals("look")) {
        assertThat(two.screen().replaceAll("\\s+", " "))
            .as(word)
            .contains(two.reply().getFirst().strip());
      }
      two.closeTexts();
    }
    assertThat(two.matchPage().secondsLeft()).isEqualTo(60);
  }

  /** The answer to a mistyped line hides neither a card nor the remaining time. */
  @Test
  void anUnknownLineIsAnsweredNextToTheCards() {
    for (Size size : List.of(new Size(80, 23), new Size(60, 21), new Size(46, 14))) {
      MatchPageTester<Command, Observation, View> two =
          MatchPageTester.of(RobotsTitle.TITLE, Options.NONE, 3, 2, AXLE, size);
      two.send(new MatchUpdate.ViewingTimeLimited<>(60, 0));
      two.closeTexts();
      two.type("");
      for (String line : List.of("xyzzy", "hint", "moves")) {
        List<String> cards = two.currentScreen().frame().lines().subList(0, 5);
        two.type(line);
        assertThat(two.currentScreen().kind()).as("%s at %s", line, size).isEqualTo(Kind.TABLE);
        assertThat(two.screen()).contains(" 60 s", two.reply().getFirst().substring(0, 9));
        assertThat(two.currentScreen().frame().lines()).startsWith(cards.toArray(String[]::new));
        assertThat(two.currentScreen().frame().size().rows()).isLessThan(size.rows());
      }
    }
  }

  /** No answer moves the cards during the viewing time. */
  @Test
  void noAnswerHidesTheCards() {
    for (Size size : List.of(new Size(80, 23), new Size(60, 21), new Size(120, 40))) {
      MatchPageTester<Command, Observation, View> two =
          MatchPageTester.of(RobotsTitle.TITLE, Options.NONE, 3, 2, AXLE, size);
      two.send(new MatchUpdate.ViewingTimeLimited<>(60, 0));
      two.closeTexts();
      two.type("");
      List<String> cards = two.currentScreen().frame().lines();
      int rows = cards.size();
      for (String line :
          List.of("help", "rules", "moves", "story", "help circuit", "look", "undo", "save")) {
        two.type(line);
        keepsCards(two, cards, line + " at " + size);
      }
      two.send(
          new PageEvent.MessageReceived(
              List.of("one", "two", "three ".repeat(200)), List.of("three")));
      keepsCards(two, cards, "talk at " + size);
      two.type("rules");
      assertThat(two.currentScreen().frame().size().rows()).isBetween(rows + 1, size.rows() - 1);
      assertThat(two.screen()).contains("The rest of this answer does not fit.");
      assertThat(two.currentScreen().hasTimeLimit()).isTrue();
    }
  }

  private static void keepsCards(
      MatchPageTester<Command, Observation, View> two, List<String> cards, String what) {
    assertThat(two.currentScreen().kind()).as(what).isEqualTo(Kind.TABLE);
    assertThat(two.currentScreen().frame().lines())
        .as(what)
        .startsWith(cards.toArray(String[]::new));
    assertThat(two.matchPage().mode()).as(what).isInstanceOf(Mode.Timed.class);
  }

  /** An answer that was shown beside the cards is not repeated below the table without them. */
  @Test
  void endingTheViewingClearsTheAnswer() {
    for (String line : List.of("", "ready", "point b3")) {
      MatchPageTester<Command, Observation, View> two = two(60);
      two.type("");
      two.type("xyzzy");
      assertThat(two.reply()).isNotEmpty();
      two.type(line);
      assertThat(two.reply()).as(line).isEmpty();
    }
  }

  /** A player who has typed nothing since may not have read the answer. */
  @Test
  void theLastAnswerStaysWhenTheTimeIsOver() {
    MatchPageTester<Command, Observation, View> two = two(60);
    two.type("");
    two.type("xyzzy");
    List<String> answer = two.reply();
    for (int left = 60; left > 0; left--) {
      second(two);
    }
    assertThat(two.screen()).doesNotContain(CARD, " s\n");
    assertThat(two.reply()).isEqualTo(answer).isNotEmpty();
  }

  private static List<MatchEffect<Command>> second(
      MatchPageTester<Command, Observation, View> two) {
    return two.send(new PageEvent.SecondPassed());
  }

  @Test
  void theCardsAreHiddenUntilThePlayerAsksToSeeThem() {
    MatchPageTester<Command, Observation, View> two = two(60);
    assertThat(two.screen()).doesNotContain(CARD).contains("shown once, for 60 seconds");
    assertThat(two.currentScreen().prompt()).isEqualTo("[Enter] ");
    for (String line : List.of("rules", "x", "help", "x", "moves", "point b3", "?", "x")) {
      two.type(line);
      assertThat(two.screen()).doesNotContain(CARD);
    }
  }

  /** The listed moves start and end the viewing. */
  @Test
  void movesListsStartingAndEndingTheViewing() {
    MatchPageTester<Command, Observation, View> two = two(60);
    two.type("moves");
    assertThat(two.reply())
        .containsExactly("The cards will be shown for a limited time. Press Enter to see them.");
    two.closeTexts();
    two.type("");
    two.type("moves");
    assertThat(two.reply()).containsExactly("Memorize the cards. Enter: turn them face down.");
  }

  @Test
  void theViewingIsRecordedBeforeTheCardsAreDrawn() {
    MatchPageTester<Command, Observation, View> two = two(60);
    assertThat(two.type("")).containsExactly(new MatchEffect.RecordViewing<>());
    assertThat(two.screen()).contains(CARD, "█ 60 s");
  }

  @Test
  void theCommandThatEndsTheViewingAlsoStartsIt() {
    assertThat(two(60).type("ready")).containsExactly(new MatchEffect.RecordViewing<>());
  }

  @Test
  void everyFiveSecondsAreRecordedWhenTheyBegin() {
    MatchPageTester<Command, Observation, View> two = two(60);
    two.type("");
    for (int second = 1; second < 60; second++) {
      assertThat(second(two))
          .isEqualTo(second % 5 == 0 ? List.of(new MatchEffect.RecordViewing<>()) : List.of());
      assertThat(two.screen()).contains(" " + (60 - second) + " s");
    }
    assertThat(second(two)).containsExactly(new MatchEffect.EndViewing<>(""));
  }

  /** If only some of the cards fit, Enter shows the others before it ends the viewing. */
  @Test
  void enterShowsAllCardsBeforeItEndsTheViewing() {
    for (Size size : List.of(new Size(46, 14), new Size(30, 10))) {
      MatchPageTester<Command, Observation, View> two =
          MatchPageTester.of(RobotsTitle.TITLE, Options.NONE, 3, 2, AXLE, size);
      two.send(new MatchUpdate.ViewingTimeLimited<>(60, 0));
      two.closeTexts();
      assertThat(two.type("")).containsExactly(new MatchEffect.RecordViewing<>());
      StringBuilder seen = new StringBuilder(two.screen());
      while (two.currentScreen().prompt().contains("more")) {
        assertThat(two.type("")).isEmpty();
        seen.append(two.screen());
      }
      assertThat(seen.toString()).contains("a1 ", "d1 ", "a2 ", "d2 ", "a3 ", "d3 ", "a4 ", "d4 ");
      assertThat(two.currentScreen().prompt()).contains("Enter: done");
      assertThat(two.matchPage().mode()).isInstanceOf(Mode.Timed.class);
      assertThat(two.type("")).containsExactly(new MatchEffect.EndViewing<>(""));
    }
  }

  /** Spoken output describes all cards, however small the window is. */
  @Test
  void oneLineEndsASpokenViewing() {
    MatchPageTester<Command, Observation, View> two =
        MatchPageTester.spoken(RobotsTitle.TITLE, 3, 2, AXLE, new Size(30, 10));
    two.send(new MatchUpdate.ViewingTimeLimited<>(60, 0));
    two.closeTexts();
    two.type("");
    assertThat(two.type("")).containsExactly(new MatchEffect.EndViewing<>(""));
  }

  @Test
  void theBarGetsShorter() {
    MatchPageTester<Command, Observation, View> two = two(60);
    two.type("");
    second(two);
    second(two);
    assertThat(two.screen()).contains("█".repeat(47) + "░ 58 s");
  }

  @Test
  void enterAndReadyEndTheViewingEarly() {
    for (String line : List.of("", "ready", " READY ", "rea")) {
      MatchPageTester<Command, Observation, View> two = two(60);
      two.type("");
      assertThat(two.type(line)).containsExactly(new MatchEffect.EndViewing<>(""));
      assertThat(two.screen()).doesNotContain(CARD);
    }
  }

  @Test
  void anyOtherCommandEndsTheViewingAndIsPlayedAfterwards() {
    MatchPageTester<Command, Observation, View> two = two(60);
    two.type("");
    assertThat(two.type("point b3")).containsExactly(new MatchEffect.EndViewing<>("point b3"));
  }

  @Test
  void leavingDoesNotEndTheViewing() {
    MatchPageTester<Command, Observation, View> two = two(60);
    two.type("");
    assertThat(two.type("quit")).containsExactly(new MatchEffect.LeaveMatch<>());
  }

  @Test
  void onlyTheRemainingTimeIsAvailableAfterABreak() {
    assertThat(two(25).screen()).contains("for 25 seconds");
    MatchPageTester<Command, Observation, View> none =
        MatchPageTester.of(RobotsTitle.TITLE, Options.NONE, 3, 2, AXLE, Size.DEFAULT);
    assertThat(none.send(new MatchUpdate.ViewingTimeLimited<>(0, 0)))
        .containsExactly(new MatchEffect.EndViewing<>(""));
  }

  @Test
  void aRepeatedLimitDoesNotResetTheTime() {
    MatchPageTester<Command, Observation, View> two = two(60);
    two.type("");
    second(two);
    two.send(new MatchUpdate.ViewingTimeLimited<>(60, 0));
    assertThat(two.screen()).contains(" 59 s");
  }

  @Test
  void whenTheCardsAreDownTheTableIsShown() {
    MatchPageTester<Command, Observation, View> two = two(60);
    two.type("");
    two.play("ready", "ready");
    two.refresh(AXLE);
    assertThat(two.matchPage().mode()).isEqualTo(new Mode.Visible());
    assertThat(two.matchPage().secondsLeft()).isZero();
    assertThat(two.screen()).contains("· · ·").doesNotContain("short circuit─");
    assertThat(second(two)).isEmpty();
  }

  @Test
  void noTimePassesWhileTheCardsAreCovered() {
    MatchPageTester<Command, Observation, View> two = two(60);
    assertThat(second(two)).isEmpty();
    assertThat(two.matchPage().secondsLeft()).isEqualTo(60);
  }
}
