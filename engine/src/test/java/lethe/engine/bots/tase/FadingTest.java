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

class FadingTest {
  private static final Duel.Maker NEVER_FORGETS =
      (game, seat, rng) -> Fading.of(game, seat, rng, 0);
  private static final Duel.Maker FORGETS_AT_ONCE =
      (game, seat, rng) -> Fading.of(game, seat, rng, 1_000);

  @Test
  void everyChoiceIsLegalInEveryPhase() {
    for (Options options : List.of(Options.NONE, Duel.openCups())) {
      Set<Phase> phases = new HashSet<>();
      for (int seed = 0; seed < 10; seed++) {
        Duel.match(options, Fading::of, Fading::of, seed, (view, _) -> phases.add(view.phase()));
      }
      assertThat(phases)
          .containsExactlyInAnyOrder(
              Phase.OPENING, Phase.FIRST, Phase.SECOND, Phase.FREE, Phase.LAST);
    }
  }

  @Test
  void theSameStreamAndObservationsGiveTheSameChoices() {
    List<Entry<Command>> match = Duel.plies(Fading::of, RandomBot::of, 7);
    assertThat(Duel.plies(Fading::of, RandomBot::of, 7)).isEqualTo(match);
    assertThat(Duel.plies(Fading::of, RandomBot::of, 8)).isNotEqualTo(match);
  }

  @Test
  void itBeatsRandomPlay() {
    assertThat(Duel.share(Fading::of, RandomBot::of, 25)).isGreaterThan(0.85);
  }

  @Test
  void itPlaysBetterTheLessItForgets() {
    assertThat(Duel.share(NEVER_FORGETS, FORGETS_AT_ONCE, 15)).isGreaterThan(0.85);
    assertThat(Duel.share(FORGETS_AT_ONCE, RandomBot::of, 15)).isLessThan(0.9);
  }

  @Test
  void itPutsTheLastChipWhereItWins() {
    assertThat(choices(NEVER_FORGETS, Scenes.LAST_CHIP)).containsExactly(new Put(8, 2));
  }

  @Test
  void itKeepsTheLastChipIfPuttingItWouldLose() {
    assertThat(choices(NEVER_FORGETS, Scenes.BETTER_KEPT)).containsExactly(new Keep());
  }

  @Test
  void withoutMemoryItGuesses() {
    assertThat(choices(FORGETS_AT_ONCE, Scenes.LAST_CHIP)).hasSizeGreaterThan(1);
    assertThat(choices(FORGETS_AT_ONCE, Scenes.BETTER_KEPT)).hasSizeGreaterThan(1);
  }

  /** Returns the choices for the last chip, over many random streams. */
  private static Set<Command> choices(Duel.Maker maker, Scenes scene) {
    Set<Command> choices = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      Bot<Command, Observation, View> bot =
          maker.make(Duel.game(Options.NONE), SeatNames.RED, new Rng(seed));
      scene.told().forEach(bot::observe);
      choices.add(scene.choice(bot));
    }
    return choices;
  }
}
