package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import lethe.app.play.Table;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** Tests that the bots, whose moves are shown as hints, follow the advice of the lessons. */
class HintLessonTest {
  private static final int MATCHES = 12;

  private static List<Decision<Command, Observation, View>> drawAndStopDecisions() {
    return LongStream.rangeClosed(1, MATCHES)
        .boxed()
        .flatMap(HintLessonTest::decisions)
        .filter(
            decision ->
                decision.chosenCommand() instanceof Command.Draw
                    || decision.chosenCommand() instanceof Command.Stop)
        .toList();
  }

  private static Stream<Decision<Command, Observation, View>> decisions(long seed) {
    Game<?, Command, Observation, View> game =
        ((Valid<Game<?, Command, Observation, View>>) RavensTitle.TITLE.open(Options.NONE)).value();
    List<SeatedPlayer> players =
        GameSeats.SEATS.firstSeats(2).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Machine("fair")))
            .toList();
    Header header = new Header(RavensTitle.TITLE.id(), Options.NONE, seed, "", players);
    Table<Command, Observation, View> table =
        new Table<>(RavensTitle.TITLE, game, Match.start(game, header));
    table.playBots();
    Match<Command, Observation, View> match = table.match();
    return Decision.decisionsOf(match, GameSeats.FETH).stream().map(choice -> choice.decision());
  }

  private static boolean hasLesson(Decision<Command, Observation, View> decision, String name) {
    return Lessons.of(decision.view(), decision.seat(), decision.legalCommands()).contains(name);
  }

  private static boolean isSafe(View view) {
    return view.piles().line().size() < view.progress().safetyZone();
  }

  private static boolean canPlace(View view) {
    return placeableCount(view) > 0;
  }

  /** The fifth raven would lose the match. */
  @Test
  void underTheThreatOfFiveRavensFethStopsWhenACardCanBePlaced() {
    List<Decision<Command, Observation, View>> unsafe =
        drawAndStopDecisions().stream()
            .filter(decision -> hasLesson(decision, "feth.omen"))
            .filter(decision -> !isSafe(decision.view()) && canPlace(decision.view()))
            .toList();
    assertThat(unsafe)
        .isNotEmpty()
        .allMatch(decision -> decision.chosenCommand() instanceof Command.Stop);
  }

  @Test
  void withALowDeckFethStopsWhenACardCanBePlaced() {
    List<Decision<Command, Observation, View>> unsafe =
        drawAndStopDecisions().stream()
            .filter(decision -> hasLesson(decision, "feth.short"))
            .filter(decision -> !isSafe(decision.view()) && canPlace(decision.view()))
            .toList();
    assertThat(unsafe)
        .isNotEmpty()
        .allMatch(decision -> decision.chosenCommand() instanceof Command.Stop);
  }

  /**
   * In the first two batches, at most three cards are drawn, unless more can be drawn safely or
   * fewer than two of them can be placed.
   */
  @Test
  void atMostThreeCardsAreDrawnUnlessMoreAreSafe() {
    List<Decision<Command, Observation, View>> unsafe =
        drawAndStopDecisions().stream()
            .filter(decision -> !decision.view().progress().isLastBatch())
            .filter(decision -> decision.view().piles().line().size() >= 3)
            .filter(decision -> !isSafe(decision.view()) && placeableCount(decision.view()) >= 2)
            .toList();
    assertThat(unsafe)
        .isNotEmpty()
        .allMatch(decision -> decision.chosenCommand() instanceof Command.Stop);
  }

  private static long placeableCount(View view) {
    return view.piles().line().stream()
        .filter(piece -> piece instanceof Card card && view.atman().canPlace(card))
        .count();
  }
}
