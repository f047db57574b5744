package lethe.app.titles;

import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/**
 * A kind of bot that a title offers.
 *
 * @param name what scripts call it, {@code bot:NAME}
 * @param maker makes one for a seat, with a stream of its own
 */
public record Level<C, O, V>(String name, Maker<C, O, V> maker) {
  /** Makes a bot for one seat of one match. */
  @FunctionalInterface
  public interface Maker<C, O, V> {
    Bot<C, O, V> make(Game<?, C, O, V> game, Seat seat, Rng rng);
  }
}
