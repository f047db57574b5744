package lethe.engine.bots.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import lethe.engine.core.Bot;
import lethe.engine.core.BotMatch;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Playouts.BotFactory;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.rules.ShippedParts;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests the strength of the bots, and that their decisions depend only on what Orpheus sees and the
 * observations he receives.
 */
@Order(1)
class EurydiceBotsTest {
  private static final Seat ORPHEUS = GameSeats.ORPHEUS;

  static final Game<?, Command, Observation, View> GAME =
      ((Valid<Game<?, Command, Observation, View>>)
              Eurydice.open(Options.NONE, ShippedParts.BOARDS, ShippedParts.CARDS))
          .value();

  private static final Match<Command, Observation, View> DEAL =
      playMatch(HeuristicBot::createCareless, 3).atPosition(0);

  /**
   * The intended win rates are 20% to 25%, 35% to 40%, and 51% to 52%. The bounds extend them on
   * both sides by about three standard errors of a rate over 1,000 matches, which are 38 to 47
   * wins.
   */
  @Test
  void botsWithoutSamplingReachTheirTargetWinRates() {
    assertThat(countWins(RandomEurydiceBot::create, 1000)).isBetween(160L, 290L);
    assertThat(countWins(HeuristicBot::createCareless, 1000)).isBetween(305L, 445L);
    assertThat(countWins(HeuristicBot::createCareful, 1000)).isBetween(460L, 565L);
  }

  @Test
  void samplingBeatsCarelessHeuristics() {
    BotFactory<Command, Observation, View> sampling =
        (game, seat, rng) -> SamplingBot.withBudget(game, seat, rng, 64);
    int matches = TestVolume.times(4, 45);
    assertThat(countWins(sampling, matches))
        .isGreaterThan(countWins(HeuristicBot::createCareless, matches));
  }

  private static long countWins(BotFactory<Command, Observation, View> factory, int matches) {
    return LongStream.range(0, matches)
        .mapToObj(seed -> playMatch(factory, seed))
        .filter(match -> ((Turn.Over) match.turn()).outcome().results().getFirst().won())
        .count();
  }

  static Match<Command, Observation, View> playMatch(
      BotFactory<Command, Observation, View> factory, long seed) {
    return BotMatch.play(GAME, Options.NONE, 1, seed, factory);
  }

  /** In another deal with the same view and observations, a bot gives the same command. */
  @Test
  void aBotIgnoresHiddenInformation() {
    List<BotFactory<Command, Observation, View>> factories =
        List.of(
            RandomEurydiceBot::create,
            HeuristicBot::createCareless,
            HeuristicBot::createCareful,
            SamplingBot::create);
    for (BotFactory<Command, Observation, View> factory : factories) {
      checkIgnoresHiddenInformation(GAME, factory);
    }
  }

  private static <S> void checkIgnoresHiddenInformation(
      Game<S, Command, Observation, View> game, BotFactory<Command, Observation, View> factory) {
    S state = game.initialState(1, new Rng(5));
    List<Observation> observations = new ArrayList<>();
    collectObservations(game.openingEvents(state), observations);
    for (int ply = 0; ply < TestVolume.times(5, 30); ply++) {
      View view = game.view(state, ORPHEUS);
      List<Command> commands = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        S twin = i == 0 ? state : game.stateSampler(view, observations, ORPHEUS).sample(new Rng(i));
        Bot<Command, Observation, View> bot = factory.create(game, ORPHEUS, new Rng(9));
        observations.forEach(bot::observe);
        commands.add(bot.choose(game.view(twin, ORPHEUS), game.legalCommands(twin, ORPHEUS)));
      }
      assertThat(commands.stream().distinct()).hasSize(1);
      var next = (Accepted<S, Observation>) game.apply(state, ORPHEUS, commands.getFirst());
      collectObservations(next.events(), observations);
      state = next.next();
    }
  }

  private static void collectObservations(
      List<GameEvent<Observation>> events, List<Observation> observations) {
    events.forEach(event -> observations.add(event.observationFor(ORPHEUS)));
  }

  @Test
  void theSamplingBotEvaluatesEveryLegalCommandBestFirst() {
    List<Command> legal = DEAL.legalCommands(ORPHEUS);
    Bot<Command, Observation, View> bot = SamplingBot.create(GAME, ORPHEUS, new Rng(4));
    DEAL.observations(ORPHEUS).forEach(told -> bot.observe(told.observation()));
    List<EvaluatedCommand<Command>> evaluations = bot.evaluate(DEAL.view(ORPHEUS), legal);
    assertThat(evaluations.stream().map(EvaluatedCommand::command))
        .containsExactlyInAnyOrderElementsOf(legal)
        .hasSize(3);
    List<Evaluation.Chance> chances =
        evaluations.stream()
            .map(EvaluatedCommand::evaluation)
            .map(Evaluation.Chance.class::cast)
            .toList();
    assertThat(chances.stream().map(chance -> -chance.chance())).isSorted();
    assertThat(chances)
        .allMatch(chance -> chance.chance() > 0.2 && chance.chance() < 0.7)
        .allMatch(chance -> chance.error() > 0.01 && chance.error() < 0.06);
  }

  @Test
  void aHeuristicBotEvaluatesNoCommand() {
    Bot<Command, Observation, View> bot = HeuristicBot.createCareless(GAME, ORPHEUS, new Rng(4));
    assertThat(bot.evaluate(DEAL.view(ORPHEUS), DEAL.legalCommands(ORPHEUS))).isEmpty();
  }
}
