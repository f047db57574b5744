package lethe.app.titles;

import java.util.List;
import java.util.function.Consumer;
import lethe.engine.core.Bot;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Progress;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/** An analyst that uses the assessments of a bot of this level. */
record Weighing<C, O, V>(Level<C, O, V> level) implements Analyst<C, O, V> {
  @Override
  public Judgement<C> judge(
      Game<?, C, O, V> game, List<Seat> seats, Decision<C, O, V> decision, Rng rng) {
    return judge(game, seats, decision, rng, Progress.UNHEARD);
  }

  @Override
  public Judgement<C> judge(
      Game<?, C, O, V> game,
      List<Seat> seats,
      Decision<C, O, V> decision,
      Rng rng,
      Progress progress) {
    Bot<C, O, V> bot = level.maker().make(game, decision.seat(), rng);
    Consumer<O> hears = bot::observe;
    decision.observations().forEach(hears);
    return new Judgement<>(bot.weigh(decision.view(), decision.legalCommands(), progress));
  }
}
