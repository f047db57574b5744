package lethe.engine.bots.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lethe.engine.core.Bot;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Rng;
import lethe.engine.core.TestVolume;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

class SolvingBotTest {
  /** The bot plays in both seats, and both seats open rounds. */
  @Test
  void theBotWithPerfectMemoryLosesNoRound() {
    Set<Phase> phases = new HashSet<>();
    for (int seed = 1; seed <= TestVolume.times(1, 2); seed++) {
      Match<Command, Observation, View> red =
          BotDuel.match(Options.NONE, SolvingBot::createPerfect, FadingMemoryBot::create, seed);
      assertThat(leads(red)).allMatch(lead -> lead >= 0).anyMatch(lead -> lead > 0);
      Match<Command, Observation, View> blue =
          BotDuel.match(Options.NONE, RandomBot::create, SolvingBot::createPerfect, seed);
      assertThat(leads(blue)).allMatch(lead -> lead <= 0).anyMatch(lead -> lead < 0);
      phases.addAll(BotDuel.phases(red));
      phases.addAll(BotDuel.phases(blue));
    }
    assertThat(phases).contains(Phase.OPENING, Phase.FIRST, Phase.SECOND, Phase.FREE);
  }

  @Test
  void twoBotsWithPerfectMemoriesDrawEveryRound() {
    assertThat(
            leads(
                BotDuel.match(
                    Options.NONE, SolvingBot::createPerfect, SolvingBot::createPerfect, 4)))
        .containsOnly(0);
  }

  /** Returns red's cups minus blue's, round by round. */
  private static List<Integer> leads(Match<Command, Observation, View> match) {
    return match.observations(GameSeats.RED).stream()
        .map(observation -> observation.observation())
        .flatMap(
            observation ->
                observation instanceof Scored scored ? Stream.of(scored) : Stream.empty())
        .map(
            scored ->
                scored.cups().stream()
                    .flatMap(cup -> cup.winner().stream())
                    .mapToInt(winner -> winner.equals(GameSeats.RED) ? 1 : -1)
                    .sum())
        .toList();
  }

  @Test
  void choicesAreDeterminedByTheSeed() {
    assertThat(BotDuel.journalEntries(SolvingBot::createAttentive, RandomBot::create, 7))
        .isEqualTo(BotDuel.journalEntries(SolvingBot::createAttentive, RandomBot::create, 7))
        .isNotEqualTo(BotDuel.journalEntries(SolvingBot::createAttentive, RandomBot::create, 8));
  }

  @Test
  void theAttentiveBotMakesLegalChoices() {
    for (Options options : List.of(Options.NONE, BotDuel.openCups())) {
      BotDuel.match(options, SolvingBot::createAttentive, SolvingBot::createAttentive, 1);
    }
  }

  @Test
  void theLastChipIsPutWhereItWinsAndOtherwiseKept() {
    assertThat(chosenCommand(LastPlyScene.BETTER_IN_CUP_2)).isEqualTo(new Put(8, 2));
    assertThat(chosenCommand(LastPlyScene.BETTER_TO_KEEP)).isEqualTo(new Keep());
  }

  private static Command chosenCommand(LastPlyScene scene) {
    Bot<Command, Observation, View> bot =
        SolvingBot.createPerfect(BotDuel.game(Options.NONE), GameSeats.RED, new Rng(1));
    scene.observations().forEach(bot::observe);
    return scene.chosenCommand(bot);
  }

  @Test
  void theBestCommandIsListedFirstWithItsLead() {
    Bot<Command, Observation, View> bot =
        SolvingBot.createPerfect(BotDuel.game(Options.NONE), GameSeats.RED, new Rng(1));
    LastPlyScene.BETTER_TO_KEEP.observations().forEach(bot::observe);
    List<EvaluatedCommand<Command>> evaluations = LastPlyScene.BETTER_TO_KEEP.evaluations(bot);
    assertThat(evaluations.getFirst())
        .isEqualTo(new EvaluatedCommand<>(new Keep(), new Evaluation.Lead(3)));
    assertThat(evaluations.subList(1, 4))
        .allMatch(
            evaluated -> evaluated.evaluation() instanceof Evaluation.Lead(int lead) && lead < 3);
  }

  @Test
  void aBotThatForgetsEvaluatesNothing() {
    assertThat(
            LastPlyScene.BETTER_TO_KEEP.evaluations(
                SolvingBot.createAttentive(BotDuel.game(Options.NONE), GameSeats.RED, new Rng(1))))
        .isEmpty();
  }
}
