package lethe.engine.bots.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lethe.engine.core.Bot;
import lethe.engine.core.Entry;
import lethe.engine.core.Options;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Rng;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

class FadingMemoryBotTest {
  private static final BotDuel.BotFactory NEVER_FORGETS =
      (game, seat, rng) -> FadingMemoryBot.create(game, seat, rng, 0);
  private static final BotDuel.BotFactory FORGETS_AT_ONCE =
      (game, seat, rng) -> FadingMemoryBot.create(game, seat, rng, 1_000);

  @Test
  void everyChoiceIsLegalInEveryPhase() {
    for (Options options : List.of(Options.NONE, BotDuel.openCups())) {
      Set<Phase> phases = new HashSet<>();
      for (int seed = 0; seed < 10; seed++) {
        BotDuel.match(
            options,
            FadingMemoryBot::create,
            FadingMemoryBot::create,
            seed,
            (view, _) -> phases.add(view.phase()));
      }
      assertThat(phases)
          .containsExactlyInAnyOrder(
              Phase.OPENING, Phase.FIRST, Phase.SECOND, Phase.FREE, Phase.LAST);
    }
  }

  @Test
  void theSameStreamAndObservationsGiveTheSameChoices() {
    List<Entry<Command>> match = BotDuel.plies(FadingMemoryBot::create, RandomBot::create, 7);
    assertThat(BotDuel.plies(FadingMemoryBot::create, RandomBot::create, 7)).isEqualTo(match);
    assertThat(BotDuel.plies(FadingMemoryBot::create, RandomBot::create, 8)).isNotEqualTo(match);
  }

  @Test
  void itBeatsRandomPlay() {
    assertThat(BotDuel.share(FadingMemoryBot::create, RandomBot::create, 25)).isGreaterThan(0.85);
  }

  @Test
  void itPlaysBetterTheLessItForgets() {
    assertThat(BotDuel.share(NEVER_FORGETS, FORGETS_AT_ONCE, 15)).isGreaterThan(0.85);
    assertThat(BotDuel.share(FORGETS_AT_ONCE, RandomBot::create, 15)).isLessThan(0.9);
  }

  @Test
  void itPutsTheLastChipWhereItWins() {
    assertThat(choices(NEVER_FORGETS, LastPlyScene.LAST_CHIP)).containsExactly(new Put(8, 2));
  }

  @Test
  void itKeepsTheLastChipIfPuttingItWouldLose() {
    assertThat(choices(NEVER_FORGETS, LastPlyScene.BETTER_KEPT)).containsExactly(new Keep());
  }

  @Test
  void withoutMemoryItGuesses() {
    assertThat(choices(FORGETS_AT_ONCE, LastPlyScene.LAST_CHIP)).hasSizeGreaterThan(1);
    assertThat(choices(FORGETS_AT_ONCE, LastPlyScene.BETTER_KEPT)).hasSizeGreaterThan(1);
  }

  /** Returns the choices for the last chip, over many random streams. */
  private static Set<Command> choices(BotDuel.BotFactory maker, LastPlyScene scene) {
    Set<Command> choices = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      Bot<Command, Observation, View> bot =
          maker.make(BotDuel.game(Options.NONE), SeatNames.RED, new Rng(seed));
      scene.told().forEach(bot::observe);
      choices.add(scene.choice(bot));
    }
    return choices;
  }
}
