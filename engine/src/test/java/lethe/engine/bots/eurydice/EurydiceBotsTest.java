package lethe.engine.bots.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests the strength of the bots, and that their decisions depend only on what Orpheus sees and the
 * observations he receives.
 */
@Order(1)
class EurydiceBotsTest {
  /** Creates a bot for one match. */
  interface BotFactory {
    Bot<Command, Observation, View> create(
        Game<?, Command, Observation, View> game, Seat seat, Rng rng);
  }

  private static final Seat ORPHEUS = GameSeats.ORPHEUS;

  static final Game<?, Command, Observation, View> GAME = openGame();

  private static Game<?, Command, Observation, View> openGame() {
    Path directory =
        Path.of("..", "app", "src", "main", "resources", "lethe", "app", "titles", "eurydice");
    try {
      return ((Valid<Game<?, Command, Observation, View>>)
              Eurydice.open(
                  Options.NONE,
                  Files.readString(directory.resolve("boards.tsv")),
                  Files.readString(directory.resolve("cards.tsv"))))
          .value();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * The intended win rates are 20% to 25%, 35% to 40%, and 51% to 52%. The bounds extend them on
   * both sides by about three standard errors of a rate over 1,000 matches, which are 38 to 47
   * wins.
   */
  @Test
  void botsWithoutSamplingReachTheirTargetWinRates() {
    assertThat(countWins(RandomEurydiceBot::create, 1000)).isBetween(160, 290);
    assertThat(countWins(HeuristicBot::createCareless, 1000)).isBetween(305, 445);
    assertThat(countWins(HeuristicBot::createCareful, 1000)).isBetween(460, 565);
  }

  @Test
  void samplingBeatsCarelessHeuristics() {
    BotFactory sampling = (game, seat, rng) -> SamplingBot.withBudget(game, seat, rng, 64);
    int matches = TestVolume.times(4, 45);
    assertThat(countWins(sampling, matches))
        .isGreaterThan(countWins(HeuristicBot::createCareless, matches));
  }

  private static int countWins(BotFactory factory, int matches) {
    int wins = 0;
    for (int seed = 0; seed < matches; seed++) {
      wins += isWon(factory, seed) ? 1 : 0;
    }
    return wins;
  }

  private static boolean isWon(BotFactory factory, long seed) {
    return ((Turn.Over) playMatch(factory, seed).turn()).outcome().results().getFirst().won();
  }

  /** Plays a match. Fails if the bot gives an illegal command. */
  static Match<Command, Observation, View> playMatch(BotFactory factory, long seed) {
    Header header =
        new Header(
            Eurydice.NAME,
            Options.NONE,
            seed,
            "",
            List.of(new SeatedPlayer(ORPHEUS, new Player.Human())));
    Match<Command, Observation, View> match = Match.start(GAME, header);
    Bot<Command, Observation, View> bot =
        factory.create(GAME, ORPHEUS, new Rng(seed).derive("bot"));
    match.observations(ORPHEUS).stream().map(ToldObservation::observation).forEach(bot::observe);
    while (match.turn() instanceof Turn.Awaits) {
      Command command = bot.choose(match.view(ORPHEUS), match.legalCommands(ORPHEUS));
      if (!(match.submit(ORPHEUS, command)
          instanceof Applied<Command, Observation, View>(var next, var _, var events))) {
        throw new AssertionError(command + " is refused");
      }
      match = next;
      events.forEach(event -> bot.observe(event.observationFor(ORPHEUS)));
    }
    return match;
  }

  /** In another deal with the same view and observations, a bot gives the same command. */
  @Test
  void aBotIgnoresHiddenInformation() {
    List<BotFactory> factories =
        List.of(
            RandomEurydiceBot::create,
            HeuristicBot::createCareless,
            HeuristicBot::createCareful,
            SamplingBot::create);
    for (BotFactory factory : factories) {
      checkIgnoresHiddenInformation(GAME, factory);
    }
  }

  private static <S> void checkIgnoresHiddenInformation(
      Game<S, Command, Observation, View> game, BotFactory factory) {
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

  /** The best command comes first, with plausible errors. A heuristic bot evaluates no command. */
  @Test
  void theSamplingBotEvaluatesEveryLegalCommand() {
    checkEvaluations(GAME);
  }

  private static <S> void checkEvaluations(Game<S, Command, Observation, View> game) {
    S state = game.initialState(1, new Rng(3));
    View view = game.view(state, ORPHEUS);
    List<Command> legal = game.legalCommands(state, ORPHEUS);
    Bot<Command, Observation, View> bot = SamplingBot.create(game, ORPHEUS, new Rng(4));
    game.openingEvents(state).forEach(event -> bot.observe(event.observationFor(ORPHEUS)));
    List<EvaluatedCommand<Command>> evaluations = bot.evaluate(view, legal);
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
    Bot<Command, Observation, View> heuristics =
        HeuristicBot.createCareless(game, ORPHEUS, new Rng(4));
    assertThat(heuristics.evaluate(view, legal)).isEmpty();
  }
}
