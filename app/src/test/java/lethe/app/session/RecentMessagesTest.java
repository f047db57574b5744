package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.session.TableVisibility.Visible;
import lethe.app.titles.ravens.RavensTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

class RecentMessagesTest {
  private static final int PLIES = 12;

  private static MatchPageTester<Command, Observation, View> pageTester(Size size) {
    MatchPageTester<Command, Observation, View> tester =
        MatchPageTester.of(RavensTitle.TITLE, Options.NONE, 7, 1, GameSeats.FETH, size);
    tester.play("arrange 1 2 3 4", "draw 3", "stop");
    tester.refresh(GameSeats.FETH);
    return tester;
  }

  @Test
  void messagesAreShownOnSeparateLinesIfTheyFit() {
    MatchPageTester<Command, Observation, View> tester = pageTester(new Size(80, 50));
    assertThat(tester.screen()).contains("\nYou draw purple 4.\nYou draw yellow 2.\n");
  }

  @Test
  void messagesAreJoinedIfTheyDoNotFitOnSeparateLines() {
    assertThat(pageTester(new Size(80, 28)).screen())
        .contains("You draw purple 4. You draw yellow 2.");
  }

  /** Closing the text has no other effect. */
  @Test
  void messagesThatDoNotFitAreShownBeforeTheTable() {
    MatchPageTester<Command, Observation, View> tester = pageTester(new Size(80, 20));
    assertThat(tester.currentScreen().kind()).isEqualTo(Screen.Kind.TEXT);
    assertThat(tester.screen()).contains("Batch 1: the Atman begins");
    assertThat(tester.type("")).isEmpty();
    assertThat(tester.currentScreen().kind()).isEqualTo(Screen.Kind.TABLE);
    assertThat(tester.matchPage().visibility()).isInstanceOf(Visible.class);
  }

  /** A larger window shows the messages below the table; a smaller one keeps the report. */
  @Test
  void aReportClosesWhenTheTableShowsItsMessages() {
    MatchPageTester<Command, Observation, View> tester = pageTester(new Size(80, 20));
    tester.send(new PageEvent.Resized(new Size(80, 19)));
    assertThat(tester.currentScreen().kind()).isEqualTo(Screen.Kind.TEXT);
    tester.send(new PageEvent.Resized(new Size(80, 50)));
    assertThat(tester.currentScreen().kind()).isEqualTo(Screen.Kind.TABLE);
    assertThat(tester.screen()).containsOnlyOnce("\nBatch 1: the Atman begins");
  }

  @Test
  void readMessagesAreNotShownAgain() {
    int textCount = 0;
    for (int rows = 15; rows < 25; rows++) {
      MatchPageTester<Command, Observation, View> tester = pageTester(new Size(80, rows));
      textCount += tester.currentScreen().kind() == Screen.Kind.TEXT ? 1 : 0;
      tester.closeTexts();
      tester.refresh(GameSeats.FETH);
      assertThat(tester.currentScreen().kind()).as("%s rows", rows).isEqualTo(Screen.Kind.TABLE);
    }
    assertThat(textCount).isPositive();
  }

  @Test
  void messagesThatFitBelowTheTableAreNotShownAboveIt() {
    int textCount = 0;
    for (int rows = 18; rows < 30; rows++) {
      MatchPageTester<Command, Observation, View> tester = pageTester(new Size(80, rows));
      for (int ply = 0; ply < PLIES && !tester.match().turn().isOver(); ply++) {
        tester.closeTexts();
        Seat mover = tester.mover();
        Command command = tester.match().legalCommands(mover).getFirst();
        tester.play(tester.matchPage().notation().format(command));
        tester.refresh(GameSeats.FETH);
        boolean reading = tester.currentScreen().kind() == Screen.Kind.TEXT;
        List<String> read =
            reading
                ? tester.currentScreen().spokenText().stream().map(Text::text).toList()
                : List.of();
        textCount += reading ? 1 : 0;
        String below = FoldedTexts.fold(tester.closeTexts().screen());
        assertThat(reading && !read.isEmpty() && read.stream().allMatch(below::contains))
            .as("%s rows: %s", rows, below)
            .isFalse();
      }
    }
    assertThat(textCount).isPositive();
  }

  @Test
  void aReplyDoesNotRestoreReadMessages() {
    for (int rows = 18; rows < 30; rows++) {
      MatchPageTester<Command, Observation, View> tester = pageTester(new Size(80, rows));
      tester.closeTexts();
      tester.type("hint");
      tester.send(
          new PageEvent.MessageReceived(List.of("The best bot thinks about it.", "So it does.")));
      tester.closeTexts();
      tester.refresh(GameSeats.FETH);
      assertThat(tester.currentScreen().kind()).as("%s rows", rows).isEqualTo(Screen.Kind.TABLE);
    }
  }

  @Test
  void anEmptyReplyOpensNoPage() {
    for (int rows = 12; rows < 30; rows++) {
      MatchPageTester<Command, Observation, View> tester = pageTester(new Size(46, rows));
      tester.closeTexts();
      tester.send(new PageEvent.MessageReceived(List.of()));
      assertThat(tester.currentScreen().kind()).as("%s rows", rows).isEqualTo(Screen.Kind.TABLE);
    }
  }

  /** The cards stay marked until the player's next move. */
  @Test
  void cardsPlacedSinceThePlayersLastMoveAreMarked() {
    MatchPageTester<Command, Observation, View> ren =
        MatchPageTester.of(RavensTitle.TITLE, Options.NONE, 7, 1, GameSeats.REN, Size.DEFAULT);
    ren.refresh(GameSeats.REN);
    ren.closeTexts().type("arrange 1 2 3 4");
    ren.play("arrange 1 2 3 4");
    ren.refresh(GameSeats.REN);
    assertThat(markCount(ren)).isZero();
    ren.play("draw 3", "stop");
    for (int i = 0; i < 2; i++) {
      Command place =
          ren.match().legalCommands(GameSeats.FETH).stream()
              .filter(Command.Place.class::isInstance)
              .findFirst()
              .orElseThrow();
      ren.play(ren.matchPage().notation().format(place));
    }
    ren.play("end");
    ren.refresh(GameSeats.REN);
    int placedCount = ren.match().view(GameSeats.REN).atman().stack().size() - 1;
    assertThat(markCount(ren)).isEqualTo(placedCount).isPositive();
    ren.type("moves");
    assertThat(markCount(ren)).isEqualTo(placedCount);
    String legal = ren.matchPage().legalCommandTexts().getFirst();
    ren.type(legal);
    assertThat(markCount(ren)).isZero();
    ren.refresh(GameSeats.FETH);
    assertThat(markCount(ren)).isZero();
  }

  private static long markCount(MatchPageTester<?, ?, ?> tester) {
    return Pattern.compile("[RBGYP][1-5]\\*")
        .matcher(tester.closeTexts().screen())
        .results()
        .count();
  }
}
