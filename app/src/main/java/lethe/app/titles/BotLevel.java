package lethe.app.titles;

import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/**
 * A level of bots that a title offers.
 *
 * @param name the name used in scripts: {@code bot:NAME}
 * @param factory creates a bot for a seat, with its own random stream
 */
public record BotLevel<C, O, V>(String name, BotFactory<C, O, V> factory) {
  /** Creates a bot for one seat of one match. */
  @FunctionalInterface
  public interface BotFactory<C, O, V> {
    Bot<C, O, V> make(Game<?, C, O, V> game, Seat seat, Rng rng);
  }
}
