package lethe.app.titles;

import java.util.List;
import java.util.function.Consumer;
import lethe.engine.core.Bot;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/** An analyst that uses the assessments of a bot of this level. */
record BotAnalyst<C, O, V>(BotLevel<C, O, V> level) implements Analyst<C, O, V> {
  @Override
  public Assessment<C> assess(
      Game<?, C, O, V> game, List<Seat> seats, Decision<C, O, V> decision, Rng rng) {
    return assess(game, seats, decision, rng, ProgressListener.NONE);
  }

  @Override
  public Assessment<C> assess(
      Game<?, C, O, V> game,
      List<Seat> seats,
      Decision<C, O, V> decision,
      Rng rng,
      ProgressListener progress) {
    Bot<C, O, V> bot = level.factory().make(game, decision.seat(), rng);
    Consumer<O> hears = bot::observe;
    decision.observations().forEach(hears);
    return new Assessment<>(bot.evaluate(decision.view(), decision.legalCommands(), progress));
  }
}
