package lethe.engine.bots.robots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lethe.engine.core.Bot;
import lethe.engine.core.BotMatch;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;

/** Tests the memory of the bots and their playing strength. */
class RobotsBotsTest {
  private static final Options TEAMS = Options.of(Map.of("teams", "on"));

  @Test
  void aPerfectMemoryReachesThePerfectSoloScore() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(score(playMatch(Options.NONE, seed, RecallModel.PERFECT), 0)).isEqualTo(243);
    }
  }

  @Test
  void imperfectLevelsReachTheirSoloRanks() {
    assertThat(soloScore(RecallModel.RUSTY)).isBetween(30.0, 61.0);
    assertThat(soloScore(RecallModel.FADING)).isBetween(61.0, 122.0);
    assertThat(soloScore(RecallModel.ATTENTIVE)).isBetween(122.0, 183.0);
  }

  @Test
  void theBetterMemoryWinsMostMatches() {
    List<RecallModel> levels =
        List.of(RecallModel.RUSTY, RecallModel.FADING, RecallModel.ATTENTIVE, RecallModel.PERFECT);
    int matches = TestVolume.times(12, 24);
    for (int i = 1; i < levels.size(); i++) {
      int wins = 0;
      for (int seed = 0; seed < matches; seed++) {
        RecallModel[] seats = new RecallModel[] {levels.get(i - 1), levels.get(i)};
        wins += hasWon(playMatch(Options.NONE, seed, seats), 1) ? 1 : 0;
      }
      assertThat(wins).isGreaterThan(matches * 3 / 4);
    }
  }

  @Test
  void teamsWithBetterMemoriesWinMostMatches() {
    for (int seats = 2; seats <= 6; seats++) {
      RecallModel[] recalls = new RecallModel[seats];
      for (int seat = 0; seat < seats; seat++) {
        recalls[seat] = seat % 2 == 0 ? RecallModel.ATTENTIVE : RecallModel.RUSTY;
      }
      int wins = 0;
      for (int seed = 0; seed < 10; seed++) {
        wins += hasWon(playMatch(TEAMS, seed, recalls), 0) ? 1 : 0;
      }
      assertThat(wins).isGreaterThan(7);
    }
  }

  /** A captain with a weak memory follows the suggestions of a teammate with a perfect memory. */
  @Test
  void aTeammateWithAPerfectMemoryHelps() {
    int withoutHelp = 0;
    int withHelp = 0;
    for (int seed = 0; seed < TestVolume.times(8, 20); seed++) {
      RecallModel weak = RecallModel.RUSTY;
      withoutHelp += score(playMatch(TEAMS, seed, weak, weak, weak, weak), 0);
      withHelp += score(playMatch(TEAMS, seed, weak, weak, RecallModel.PERFECT, weak), 0);
    }
    assertThat(withHelp).isGreaterThan(3 * withoutHelp);
  }

  /** In another deal with the same view and observations, a bot gives the same command. */
  @Test
  void aBotIgnoresHiddenInformation() {
    checkIgnoresHiddenInformation(Robots.open(Options.NONE));
  }

  private static <S> void checkIgnoresHiddenInformation(
      Validated<Game<?, Command, Observation, View>> validatedGame) {
    @SuppressWarnings("unchecked") // Only the game itself knows the type of its states.
    Game<S, Command, Observation, View> game =
        (Game<S, Command, Observation, View>)
            ((Valid<Game<?, Command, Observation, View>>) validatedGame).value();
    Seat axle = GameSeats.SEATS.firstSeats(2).getFirst();
    S state = game.initialState(2, new Rng(1));
    for (Seat seat : GameSeats.SEATS.firstSeats(2)) {
      state = stateAfterReady(game, state, seat);
    }
    View view = game.view(state, axle);
    for (Seat seat : GameSeats.SEATS.firstSeats(2)) {
      if (game.turn(state).awaits(seat)) {
        List<Command> commands = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
          S twin = game.stateSampler(view, List.of(), axle).sample(new Rng(i));
          Bot<Command, Observation, View> bot =
              MemoryBot.create(RecallModel.PERFECT, game, seat, new Rng(9));
          commands.add(bot.choose(game.view(twin, seat), game.legalCommands(twin, seat)));
        }
        assertThat(commands.stream().distinct()).hasSize(1);
      }
    }
  }

  private static <S> S stateAfterReady(
      Game<S, Command, Observation, View> game, S state, Seat seat) {
    Command ready = game.legalCommands(state, seat).getFirst();
    return ((Accepted<S, Observation>) game.apply(state, seat, ready)).next();
  }

  private static double soloScore(RecallModel model) {
    double sum = 0;
    for (int seed = 0; seed < 20; seed++) {
      sum += score(playMatch(Options.NONE, seed, model), 0);
    }
    return sum / 20;
  }

  private static int score(Match<?, ?, ?> match, int seat) {
    return ((Turn.Over) match.turn()).outcome().results().get(seat).score();
  }

  private static boolean hasWon(Match<?, ?, ?> match, int seat) {
    return ((Turn.Over) match.turn()).outcome().results().get(seat).won();
  }

  /** Plays a match between bots with the given models of recall, one per seat. */
  static Match<Command, Observation, View> playMatch(
      Options options, long seed, RecallModel... recalls) {
    return BotMatch.play(
        ((Valid<Game<?, Command, Observation, View>>) Robots.open(options)).value(),
        options,
        recalls.length,
        seed,
        (game, seat, rng) -> MemoryBot.create(recalls[seat.index()], game, seat, rng));
  }
}
