package lethe.engine.bots.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lethe.engine.core.Bot;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Rng;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

class RandomPlayTest {
  @Test
  void choicesAreLegalInEveryPhaseAndIncludeEveryCommand() {
    Set<Phase> phases = new HashSet<>();
    Set<Command> commands = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Match<Command, Observation, View> match =
          BotDuel.match(Options.NONE, RandomBot::create, RandomBot::create, seed);
      phases.addAll(BotDuel.phases(match));
      for (Entry<Command> entry : match.journal().entries()) {
        commands.add(((Entry.Ply<Command>) entry).command());
      }
    }
    assertThat(phases).containsExactlyInAnyOrder(Phase.values());
    assertThat(commands).hasSize(25);
  }

  @Test
  void choicesAreDeterminedByTheSeed() {
    List<Entry<Command>> match = BotDuel.journalEntries(RandomBot::create, RandomBot::create, 7);
    assertThat(BotDuel.journalEntries(RandomBot::create, RandomBot::create, 7)).isEqualTo(match);
    assertThat(BotDuel.journalEntries(RandomBot::create, RandomBot::create, 8)).isNotEqualTo(match);
  }

  @Test
  void observationsDoNotAffectTheChoices() {
    Bot<Command, Observation, View> withoutObservations =
        RandomBot.create(BotDuel.game(Options.NONE), GameSeats.RED, new Rng(3));
    Bot<Command, Observation, View> withObservations =
        RandomBot.create(BotDuel.game(Options.NONE), GameSeats.RED, new Rng(3));
    LastPlyScene.BETTER_IN_CUP_2.observations().forEach(withObservations::observe);
    for (int i = 0; i < 20; i++) {
      assertThat(LastPlyScene.BETTER_IN_CUP_2.chosenCommand(withObservations))
          .isEqualTo(LastPlyScene.BETTER_IN_CUP_2.chosenCommand(withoutObservations));
    }
  }
}
