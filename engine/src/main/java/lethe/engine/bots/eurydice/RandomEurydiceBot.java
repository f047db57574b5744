package lethe.engine.bots.eurydice;

import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;

/**
 * A bot that chooses a kind of command at random, then a command of that kind. It never arranges
 * the discard area.
 */
public final class RandomEurydiceBot {
  private static final RandomBot.CommandPicker<Command> PICKER =
      (legal, rng) -> RandomBot.pickKindFirst(Heuristics.withoutArranging(legal), rng);

  private RandomEurydiceBot() {}

  public static Bot<Command, Observation, View> create(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return RandomBot.withPicker(PICKER, rng);
  }
}
