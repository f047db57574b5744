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

  private static MatchPageTester<Command, Observation, View> two() {
    return MatchPageTester.of(NothingTitle.TITLE, Options.NONE, 7, 2, NORTH, Size.DEFAULT);
  }

  private static String hand(MatchPageTester<Command, Observation, View> tester, Seat seat) {
    return ((View.Up) tester.match().view(seat).hands().get(seat.index()))
        .cards().stream().map(String::valueOf).reduce((a, b) -> a + " " + b).orElseThrow();
  }

  @Test
  void aCurtainIsShownBeforeTheFirstView() {
    MatchPageTester<Command, Observation, View> two = two();
    assertThat(two.screen().strip())
        .isEqualTo("Pass the keyboard to north. Press Enter when only north can see the screen.");
    assertThat(two.currentScreen().prompt()).isEqualTo("[Enter] ");
    assertThat(two.matchPage().legalTexts()).isEmpty();
  }

  @Test
  void enterOpensTheCurtain() {
    MatchPageTester<Command, Observation, View> two = two();
    assertThat(two.type("")).isEmpty();
    assertThat(two.screen()).contains("north " + hand(two, NORTH), "south ##");
    assertThat(two.matchPage().legalTexts()).isNotEmpty();
  }

  @Test
  void aLineTypedAtTheCurtainIsNotPlayed() {
    MatchPageTester<Command, Observation, View> two = two();
    assertThat(two.type("pick " + hand(two, NORTH).charAt(0))).isEmpty();
    assertThat(two.match().position()).isZero();
  }

  @Test
  void handingOverShowsACurtain() {
    MatchPageTester<Command, Observation, View> two = two();
    two.type("");
    char card = hand(two, NORTH).charAt(0);
    assertThat(two.type("pick " + card + "; lay"))
        .containsExactly(
            new MatchEffect.Submit<>(
                NORTH,
                List.of(
                    new ParsedCommand<>(new Pick(card - '0'), 1),
                    new ParsedCommand<>(new Lay(), 9)),
                false));
    two.play("pick " + card, "lay");
    two.refresh(SOUTH);
    assertThat(two.screen().strip())
        .isEqualTo("Pass the keyboard to south. Press Enter when only south can see the screen.");
    two.type("");
    assertThat(two.screen()).contains("north ##", "south " + hand(two, SOUTH));
  }

  /** Hidden information is neither on the screen nor in the state behind it. */
  @Test
  void theOtherPlayersInformationIsHidden() {
    MatchPageTester<Command, Observation, View> two = two();
    two.type("");
    two.type("pick 0");
    two.type("moves");
    String moves = two.reply().getLast();
    char card = hand(two, NORTH).charAt(0);
    two.play("pick " + card, "lay");
    two.refresh(NORTH);
    List<String> ownMessages = two.recentMessages();
    assertThat(ownMessages).contains("north lays " + card + ".");
    String drawn = ownMessages.getLast();
    assertThat(drawn).startsWith("north draws ").isNotEqualTo("north draws a card.");
    String open = two.match().view(NORTH).hands().getFirst().toString();
    assertThat(two.matchPage().toString()).contains(open, drawn, moves);

    two.refresh(SOUTH);
    for (String line : List.of("", "", "story", "look", "?", "")) {
      Screen screen = two.currentScreen();
      assertThat(
              List.of(screen.frame(), screen.lines(), screen.hotSpots(), screen.log()).toString())
          .doesNotContain(open, drawn, moves);
      assertThat(two.matchPage().snapshot().toString()).doesNotContain(open);
      assertThat(two.screen()).doesNotContain(hand(two, NORTH), drawn, moves);
      two.type(line);
    }
    assertThat(two.recentMessages()).contains("north draws a card.", "north lays " + card + ".");
  }

  @Test
  void eachPlayerReceivesEveryMessageOnce() {
    MatchPageTester<Command, Observation, View> two = two();
    two.type("");
    assertThat(two.recentMessages()).containsExactly("  Nothing begins.", "Each seat has 2.");
    char card = hand(two, NORTH).charAt(0);
    two.play("pick " + card, "lay");
    two.refresh(SOUTH);
    two.type("");
    assertThat(two.recentMessages())
        .containsExactly(
            "  Nothing begins.",
            "Each seat has 2.",
            "north lays " + card + ".",
            "north draws a card.");
  }

  /** The story is kept for each player while another one uses the screen. */
  @Test
  void eachPlayerCanReadTheirStoryAgain() {
    MatchPageTester<Command, Observation, View> two = two();
    two.type("");
    two.play("pick " + hand(two, NORTH).charAt(0), "lay");
    two.refresh(SOUTH);
    two.play("pick " + hand(two, SOUTH).charAt(0), "lay");
    two.refresh(NORTH);
    two.type("");
    two.type("story");
    assertThat(two.reply()).containsExactly("  Nothing begins.");
  }

  @Test
  void aConcedeConfirmationIsDiscardedWhenTheViewerChanges() {
    MatchPageTester<Command, Observation, View> two = two();
    two.type("");
    two.type("concede");
    two.play("pick " + hand(two, NORTH).charAt(0), "lay");
    two.refresh(SOUTH);
    two.type("");
    assertThat(two.type("concede")).isEmpty();
    assertThat(two.type("concede")).containsExactly(new MatchEffect.Concede<>(SOUTH));
  }

  @Test
  void noCurtainIsShownAfterTheMatch() {
    MatchPageTester<Command, Observation, View> two = two();
    two.type("");
    two.addControl(new ControlEntry.Conceded(NORTH));
    two.refresh(NORTH);
    assertThat(two.matchPage().mode()).isEqualTo(new Mode.Visible());
    assertThat(two.screen()).endsWith("Over: conceded north 0 south 0 won");
  }

  @Test
  void undoAtTheCurtainIsIgnored() {
    MatchPageTester<Command, Observation, View> two = two();
    assertThat(two.type("undo")).isEmpty();
    assertThat(two.type("undo")).containsExactly(new MatchEffect.Undo<>());
    two.refresh(SOUTH);
    two.type("");
    assertThat(two.type("undo")).containsExactly(new MatchEffect.Undo<>());
  }
}
