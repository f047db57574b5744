package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.page.Screen;
import lethe.app.titles.nothing.NothingTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Seat;
import lethe.engine.games.nothing.Command;
import lethe.engine.games.nothing.Command.Lay;
import lethe.engine.games.nothing.Command.Pick;
import lethe.engine.games.nothing.Nothing;
import lethe.engine.games.nothing.Observation;
import lethe.engine.games.nothing.View;
import org.junit.jupiter.api.Test;

/** Tests two players at one keyboard, in a game with hidden hands. */
class CurtainTest {
  private static final Seat NORTH = Nothing.SEATS.firstSeats(2).getFirst();
  private static final Seat SOUTH = Nothing.SEATS.firstSeats(2).getLast();

  private static MatchPageTester<Command, Observation, View> newTester() {
    return MatchPageTester.of(NothingTitle.TITLE, Options.NONE, 7, 2, NORTH, Size.DEFAULT);
  }

  private static String hand(MatchPageTester<Command, Observation, View> tester, Seat seat) {
    return ((View.Up) tester.match().view(seat).hands().get(seat.index()))
        .cards().stream().map(String::valueOf).reduce((a, b) -> a + " " + b).orElseThrow();
  }

  @Test
  void aCurtainIsShownBeforeTheFirstView() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    assertThat(tester.screen().strip())
        .isEqualTo("Pass the keyboard to north. Press Enter when only north can see the screen.");
    assertThat(tester.currentScreen().prompt()).isEqualTo("[Enter] ");
    assertThat(tester.matchPage().legalCommandTexts()).isEmpty();
  }

  @Test
  void enterOpensTheCurtain() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    assertThat(tester.type("")).isEmpty();
    assertThat(tester.screen()).contains("north " + hand(tester, NORTH), "south ##");
    assertThat(tester.matchPage().legalCommandTexts()).isNotEmpty();
  }

  @Test
  void aLineTypedAtTheCurtainIsNotSubmitted() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    assertThat(tester.type("pick " + hand(tester, NORTH).charAt(0))).isEmpty();
  }

  @Test
  void handingOverShowsACurtain() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    tester.type("");
    char card = hand(tester, NORTH).charAt(0);
    assertThat(tester.type("pick " + card + "; lay"))
        .containsExactly(
            new MatchEffect.Submit<>(
                NORTH,
                List.of(
                    new ParsedCommand<>(new Pick(card - '0'), 1),
                    new ParsedCommand<>(new Lay(), 9)),
                false));
    tester.play("pick " + card, "lay");
    tester.refresh(SOUTH);
    assertThat(tester.screen().strip())
        .isEqualTo("Pass the keyboard to south. Press Enter when only south can see the screen.");
    tester.type("");
    assertThat(tester.screen()).contains("north ##", "south " + hand(tester, SOUTH));
  }

  /** Neither the screen nor the snapshot behind it contains the information. */
  @Test
  void theOtherPlayersInformationIsHidden() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    tester.type("");
    tester.type("pick 0");
    tester.type("moves");
    String moves = tester.reply().getLast();
    char card = hand(tester, NORTH).charAt(0);
    tester.play("pick " + card, "lay");
    tester.refresh(NORTH);
    List<String> ownMessages = tester.recentMessages();
    assertThat(ownMessages).contains("north lays " + card + ".");
    String drawn = ownMessages.getLast();
    assertThat(drawn).startsWith("north draws ").isNotEqualTo("north draws a card.");
    String open = tester.match().view(NORTH).hands().getFirst().toString();
    assertThat(tester.matchPage().toString()).contains(open, drawn);

    tester.refresh(SOUTH);
    for (String line : List.of("", "", "story", "look", "?", "")) {
      Screen screen = tester.currentScreen();
      assertThat(
              List.of(screen.frame(), screen.lines(), screen.hotSpots(), screen.log()).toString())
          .doesNotContain(open, drawn, moves);
      assertThat(tester.matchPage().snapshot().toString()).doesNotContain(open);
      assertThat(tester.screen()).doesNotContain(hand(tester, NORTH), drawn, moves);
      tester.type(line);
    }
    assertThat(tester.recentMessages()).contains("north draws a card.", "north lays " + card + ".");
  }

  @Test
  void bothPlayersReceiveEachMessageOnce() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    tester.type("");
    assertThat(tester.recentMessages()).containsExactly("  Nothing begins.", "Each seat has 2.");
    char card = hand(tester, NORTH).charAt(0);
    tester.play("pick " + card, "lay");
    tester.refresh(SOUTH);
    tester.type("");
    assertThat(tester.recentMessages())
        .containsExactly(
            "  Nothing begins.",
            "Each seat has 2.",
            "north lays " + card + ".",
            "north draws a card.");
  }

  @Test
  void theStoryIsKeptWhileAnotherPlayerUsesTheScreen() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    tester.type("");
    tester.play("pick " + hand(tester, NORTH).charAt(0), "lay");
    tester.refresh(SOUTH);
    tester.play("pick " + hand(tester, SOUTH).charAt(0), "lay");
    tester.refresh(NORTH);
    tester.type("");
    tester.type("story");
    assertThat(tester.reply()).containsExactly("  Nothing begins.");
  }

  @Test
  void aPlayerCannotConfirmAnotherPlayersConcession() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    tester.type("");
    tester.type("concede");
    tester.play("pick " + hand(tester, NORTH).charAt(0), "lay");
    tester.refresh(SOUTH);
    tester.type("");
    assertThat(tester.type("concede")).isEmpty();
    assertThat(tester.type("concede")).containsExactly(new MatchEffect.Concede<>(SOUTH));
  }

  @Test
  void noCurtainIsShownAfterTheMatch() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    tester.type("");
    tester.addControl(new ControlEntry.Conceded(NORTH));
    tester.refresh(NORTH);
    assertThat(tester.matchPage().visibility()).isEqualTo(new TableVisibility.Visible());
    assertThat(tester.screen()).endsWith("Over: conceded north 0 south 0 won");
  }

  @Test
  void undoTypedAtTheCurtainOnlyOpensTheCurtain() {
    MatchPageTester<Command, Observation, View> tester = newTester();
    assertThat(tester.type("undo")).isEmpty();
    assertThat(tester.type("undo")).containsExactly(new MatchEffect.Undo<>());
    tester.refresh(SOUTH);
    tester.type("");
    assertThat(tester.type("undo")).containsExactly(new MatchEffect.Undo<>());
  }
}
