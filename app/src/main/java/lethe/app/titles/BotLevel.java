package lethe.app.titles;

import java.util.List;
import java.util.function.Consumer;
import lethe.engine.core.Bot;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/**
 * A level of bots that a title offers.
 *
 * @param name the name used in scripts: {@code bot:NAME}
 * @param factory creates the bots of this level
 */
public record BotLevel<C, O, V>(String name, BotFactory<C, O, V> factory) {
  /** Returns the command that a bot of this level chooses, given the observations of the seat. */
  public C choose(Game<?, C, O, V> game, Decision<C, O, V> decision, Rng rng) {
    return informedBot(game, decision, rng).choose(decision.view(), decision.legalCommands());
  }

  /** Returns a bot's assessment of a decision, given the observations of the seat. */
  public Assessment<C> assess(
      Game<?, C, O, V> game,
      List<Seat> seats,
      Decision<C, O, V> decision,
      Rng rng,
      ProgressListener progress) {
    Bot<C, O, V> bot = informedBot(game, decision, rng);
    return new Assessment<>(bot.evaluate(decision.view(), decision.legalCommands(), progress));
  }

  private Bot<C, O, V> informedBot(Game<?, C, O, V> game, Decision<C, O, V> decision, Rng rng) {
    Bot<C, O, V> bot = factory.make(game, decision.seat(), rng);
    Consumer<O> observer = bot::observe;
    decision.observations().forEach(observer);
    return bot;
  }

  /** Creates a bot for one seat of one match. */
  @FunctionalInterface
  public interface BotFactory<C, O, V> {
    Bot<C, O, V> make(Game<?, C, O, V> game, Seat seat, Rng rng);
  }
}
