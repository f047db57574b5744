package lethe.engine.bots.ravens;

import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.View;

/**
 * Plays either seat honestly, as {@link Fair} does, and thinks further: Feth weighs all hearts that
 * could be there, also by the order that Ren gave them, and Ren takes what tells him most. Both
 * leave hearts face down for memories to be relived.
 */
public final class Deep {
  private static final TakeValue TASTE = new TakeValue(Taste.DEEP);

  /** How many puzzles Feth follows at each step of building. */
  static final int WIDTH = 4;

  private Deep() {}

  public static Bot<Command, Observation, View> of(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return seat.equals(Roles.REN)
        ? new DeepRen(game, rng)
        : new FethBot(game, TASTE, new ExactBelief(TASTE), WIDTH, rng);
  }
}
