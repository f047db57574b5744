package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import lethe.app.GoldenFile;
import lethe.app.frame.Text;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.session.PostMatchSummary;
import lethe.app.text.Resources;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the turning points and recaps of finished matches. */
class TurningPointsTest {
  /** Ta-Se, where the weight of a ply is the number on its chip. */
  private static final Title<Command, Observation, View> CHIP_WEIGHTS =
      withWeights(TaSeTitle.TITLE, chip -> chip);

  /** Ta-Se, where no ply has any weight. */
  private static final Title<Command, Observation, View> ZERO_WEIGHTS =
      withWeights(TaSeTitle.TITLE, _ -> 0);

  private static Title<Command, Observation, View> withWeights(
      Title<Command, Observation, View> title, IntUnaryOperator weight) {
    return new Title<>(
        title.info(),
        title.rules(),
        title.renderer(),
        title
            .narration()
            .withStage(view -> "round " + view.round())
            .withTurningPoint(
                (change, _) ->
                    change.observations().stream()
                        .filter(Placed.class::isInstance)
                        .map(observation -> ((Placed) observation).chip())
                        .map(chip -> new TurningPoint(weight.applyAsInt(chip), "the " + chip))
                        .findFirst()),
        title.tutor(),
        title.texts(),
        title.bots(),
        title.memory());
  }

  private static Match<Command, Observation, View> match() {
    List<SeatedPlayer> players =
        CHIP_WEIGHTS.seats().firstSeats(2).stream()
            .map(seat -> new SeatedPlayer(seat, player(seat)))
            .toList();
    return Match.start(
        TestGames.open(CHIP_WEIGHTS), new Header(CHIP_WEIGHTS.id(), Options.NONE, 3, "", players));
  }

  /**
   * Returns a human player for blue and a bot for red, because plies cannot be taken back between
   * two humans.
   */
  private static Player player(Seat seat) {
    return seat.equals(GameSeats.BLUE) ? new Player.Human() : new Player.Machine("");
  }

  private static Match<Command, Observation, View> play(
      Match<Command, Observation, View> match, String... lines) {
    return TestGames.play(match, TestGames.open(CHIP_WEIGHTS), lines);
  }

  private static <C, O, V> Match<C, O, V> addControl(Match<C, O, V> match, ControlEntry control) {
    return ((Applied<C, O, V>) match.addControl(control)).next();
  }

  private static List<String> turningPoints(Match<Command, Observation, View> match) {
    return TurningPointFinder.lines(CHIP_WEIGHTS, match, Spectator.SPECTATOR).stream()
        .map(Text::text)
        .toList();
  }

  private static Match<Command, Observation, View> matchAfter(String... lines) {
    return play(match(), lines);
  }

  private static Match<Command, Observation, View> concede(
      Match<Command, Observation, View> match) {
    return addControl(match, new ControlEntry.Conceded(match.seats().getFirst()));
  }

  @Test
  void theThreeHeaviestPliesAreListedInTheOrderOfPlay() {
    assertThat(
            turningPoints(concede(matchAfter("put 5 in 2", "put 8 in 1 and 4 in 2", "put 6 in 1"))))
        .containsExactly("  Round 1: the 5", "  Round 1: the 8", "  Round 1: the 6");
  }

  @Test
  void aPlyThatWasTakenBackIsNoTurningPoint() {
    Match<Command, Observation, View> match = matchAfter("put 5 in 2", "put 8 in 1");
    Match<Command, Observation, View> undone = addControl(match, new ControlEntry.Undone());
    assertThat(turningPoints(concede(play(undone, "put 7 in 1"))))
        .containsExactly("  Round 1: the 5", "  Round 1: the 7");
  }

  /** The plies before a reshuffle belong to another deal. */
  @Test
  void aPlyBeforeAReshuffleIsNoTurningPoint() {
    Match<Command, Observation, View> match = matchAfter("put 5 in 2", "put 8 in 1 and 4 in 2");
    Match<Command, Observation, View> reshuffled =
        addControl(match, new ControlEntry.Reshuffled(match.seats().getFirst(), 9));
    assertThat(turningPoints(concede(play(reshuffled, "put 6 in 1"))))
        .containsExactly("  Round 1: the 6");
    assertThat(turningPoints(concede(reshuffled))).isEmpty();
    assertThat(summary(concede(reshuffled)).turningPoints()).isEmpty();
  }

  @Test
  void theSummaryOmitsTheSeedAfterAReshuffle() {
    Match<Command, Observation, View> match = matchAfter("put 5 in 2");
    Match<Command, Observation, View> reshuffled =
        addControl(match, new ControlEntry.Reshuffled(match.seats().getFirst(), 9));
    assertThat(summary(concede(match)).seed()).hasValue(3);
    assertThat(summary(concede(reshuffled)).seed()).isEmpty();
  }

  private static PostMatchSummary summary(Match<Command, Observation, View> match) {
    return PostMatchSummary.of(
        CHIP_WEIGHTS, match, Spectator.SPECTATOR, Optional.empty(), Access.OPEN);
  }

  @Test
  void aPlyMuchLighterThanTheOthersIsNotListed() {
    assertThat(turningPoints(concede(matchAfter("put 5 in 2", "put 8 in 1 and 2 in 2"))))
        .containsExactly("  Round 1: the 5", "  Round 1: the 8");
  }

  @Test
  void theSummarySaysSoIfThereAreNoTurningPoints() {
    Match<Command, Observation, View> match =
        concede(matchAfter("put 5 in 2", "put 8 in 1 and 2 in 2"));
    assertThat(TurningPointFinder.lines(ZERO_WEIGHTS, match, Spectator.SPECTATOR)).isEmpty();
    assertThat(
            PostMatchSummary.of(
                    ZERO_WEIGHTS, match, Spectator.SPECTATOR, Optional.empty(), Access.OPEN)
                .turningPoints())
        .extracting(Text::text)
        .containsExactly("  None: no single move changed the course of the match.");
  }

  @Test
  void aRunningMatchHasNoTurningPoints() {
    assertThat(turningPoints(matchAfter("put 5 in 2"))).isEmpty();
  }

  /** The recaps are for the referee, the turning points for a spectator. */
  @Test
  void theExampleMatchesHaveRecapsAndTurningPoints() {
    StringBuilder text = new StringBuilder();
    appendRecap(text, TaSeTitle.class, "whole-match");
    appendRecap(text, RobotsTitle.class, "whole-match");
    appendRecap(text, EurydiceTitle.class, "she-walks-free");
    appendRecap(text, EurydiceTitle.class, "he-looks-back");
    appendRecap(text, RavensTitle.class, "happy-ending");
    appendRecap(text, RavensTitle.class, "good-ending");
    appendRecap(text, RavensTitle.class, "atman-gone");
    GoldenFile.check(TurningPointsTest.class, "looking-back.golden", text.toString());
  }

  private static void appendRecap(StringBuilder text, Class<?> type, String name) {
    String script = Resources.text(type, name + ".lethe");
    appendRecap(text, name, valid(LoadedMatch.of(Path.of(name), script)).table());
  }

  private static <C, O, V> void appendRecap(StringBuilder text, String name, Table<C, O, V> table) {
    Title<C, O, V> title = table.title();
    Match<C, O, V> match = table.match();
    Outcome outcome = ((Turn.Over) match.turn()).outcome();
    List<O> observations =
        match.observationsNotUndone(match.referee().orElseThrow()).stream()
            .<O>map(ToldObservation::observation)
            .toList();
    V view = match.view(match.referee().orElseThrow());
    text.append(title.id()).append(' ').append(name).append(": ").append(outcome).append('\n');
    title
        .narration()
        .recap()
        .summarize(view, observations, outcome)
        .lines()
        .forEach(line -> text.append(line.text()).append('\n'));
    TurningPointFinder.lines(title, match, Spectator.SPECTATOR)
        .forEach(line -> text.append(line.text()).append('\n'));
    text.append('\n');
  }

  private static <T> T valid(Validated<T> validated) {
    return ((Valid<T>) validated).value();
  }
}
