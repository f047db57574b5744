package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import lethe.app.play.Table;
import lethe.app.titles.TestGames;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** Tests that the bots, whose moves are shown as hints, follow the advice of the lessons. */
class HintLessonTest {
  private static final int MATCH_COUNT = 12;

  private static List<Decision<Command, Observation, View>> drawAndStopDecisions() {
    return LongStream.rangeClosed(1, MATCH_COUNT)
        .boxed()
        .flatMap(HintLessonTest::decisions)
        .filter(
            decision ->
                decision.chosenCommand() instanceof Command.Draw
                    || decision.chosenCommand() instanceof Command.Stop)
        .toList();
  }

  private static Stream<Decision<Command, Observation, View>> decisions(long seed) {
    Game<?, Command, Observation, View> game = TestGames.open(RavensTitle.TITLE);
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
    return Lessons.names(decision.view(), decision.seat(), decision.legalCommands()).contains(name);
  }

  private static boolean isSafe(View view) {
    return view.piles().line().size() < view.progress().safetyZone();
  }

  /** Asserts that Feth stops whenever drawing is unsafe and the decision satisfies a condition. */
  private static void assertFethStopsIf(Predicate<Decision<Command, Observation, View>> condition) {
    List<Decision<Command, Observation, View>> unsafeDecisions =
        drawAndStopDecisions().stream()
            .filter(decision -> !isSafe(decision.view()))
            .filter(condition)
            .toList();
    assertThat(unsafeDecisions)
        .isNotEmpty()
        .allMatch(decision -> decision.chosenCommand() instanceof Command.Stop);
  }

  /** The fifth raven would lose the match. */
  @Test
  void fethStopsBeforeTheFifthRavenIfAnyCardFits() {
    assertFethStopsIf(
        decision -> hasLesson(decision, "feth.omen") && placeableCount(decision.view()) > 0);
  }

  @Test
  void fethStopsIfTheDeckIsLowAndAnyCardFits() {
    assertFethStopsIf(
        decision -> hasLesson(decision, "feth.short") && placeableCount(decision.view()) > 0);
  }

  /** This holds only in the first two batches. */
  @Test
  void fethStopsAfterThreeCardsIfTwoFitAndTheNextIsUnsafe() {
    assertFethStopsIf(
        decision ->
            !decision.view().progress().isLastBatch()
                && decision.view().piles().line().size() >= 3
                && placeableCount(decision.view()) >= 2);
  }

  private static long placeableCount(View view) {
    return view.piles().line().stream()
        .filter(piece -> piece instanceof Card card && view.atman().canPlace(card))
        .count();
  }
}
