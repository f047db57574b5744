package lethe.engine.bots.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lethe.engine.core.Bot;
import lethe.engine.core.Entry;
import lethe.engine.core.Options;
import lethe.engine.core.Playouts.BotFactory;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Rng;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

class FadingMemoryBotTest {
  private static final BotFactory<Command, Observation, View> NEVER_FORGETS =
      (game, seat, rng) -> FadingMemoryBot.create(game, seat, rng, 0);
  private static final BotFactory<Command, Observation, View> FORGETS_IMMEDIATELY =
      (game, seat, rng) -> FadingMemoryBot.create(game, seat, rng, 1_000);

  @Test
  void choicesAreLegalInEveryPhase() {
    for (Options options : List.of(Options.NONE, BotDuel.openCups())) {
      Set<Phase> phases = new HashSet<>();
      for (int seed = 0; seed < 10; seed++) {
        phases.addAll(
            BotDuel.phases(
                BotDuel.match(options, FadingMemoryBot::create, FadingMemoryBot::create, seed)));
      }
      assertThat(phases).containsExactlyInAnyOrder(Phase.values());
    }
  }

  @Test
  void choicesAreDeterminedByTheSeed() {
    List<Entry<Command>> match =
        BotDuel.journalEntries(FadingMemoryBot::create, RandomBot::create, 7);
    assertThat(BotDuel.journalEntries(FadingMemoryBot::create, RandomBot::create, 7))
        .isEqualTo(match);
    assertThat(BotDuel.journalEntries(FadingMemoryBot::create, RandomBot::create, 8))
        .isNotEqualTo(match);
  }

  @Test
  void theBotBeatsRandomPlay() {
    assertThat(BotDuel.winShare(FadingMemoryBot::create, RandomBot::create, 15))
        .isGreaterThan(0.85);
  }

  @Test
  void forgettingLessImprovesPlay() {
    assertThat(BotDuel.winShare(NEVER_FORGETS, FORGETS_IMMEDIATELY, 8)).isGreaterThan(0.85);
    assertThat(BotDuel.winShare(FORGETS_IMMEDIATELY, RandomBot::create, 8)).isLessThan(0.9);
  }

  @Test
  void theLastChipIsPutWhereItWins() {
    assertThat(choices(NEVER_FORGETS, LastPlyScene.BETTER_IN_CUP_2)).containsExactly(new Put(8, 2));
  }

  @Test
  void theLastChipIsKeptIfPuttingItWouldLose() {
    assertThat(choices(NEVER_FORGETS, LastPlyScene.BETTER_TO_KEEP)).containsExactly(new Keep());
  }

  @Test
  void withoutMemoryTheBotGuesses() {
    assertThat(choices(FORGETS_IMMEDIATELY, LastPlyScene.BETTER_IN_CUP_2)).hasSizeGreaterThan(1);
    assertThat(choices(FORGETS_IMMEDIATELY, LastPlyScene.BETTER_TO_KEEP)).hasSizeGreaterThan(1);
  }

  /** Returns the choices for the last chip, over many random streams. */
  private static Set<Command> choices(
      BotFactory<Command, Observation, View> factory, LastPlyScene scene) {
    Set<Command> choices = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      Bot<Command, Observation, View> bot =
          factory.create(BotDuel.game(Options.NONE), GameSeats.RED, new Rng(seed));
      scene.observations().forEach(bot::observe);
      choices.add(scene.chosenCommand(bot));
    }
    return choices;
  }
}
