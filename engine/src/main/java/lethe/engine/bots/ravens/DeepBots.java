package lethe.engine.bots.ravens;

import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * Bots for both seats that play honestly, like {@link FairBots}, but reason further: Feth considers
 * all possible hearts, including what their order implies, and Ren considers what he will conclude
 * from each card that she could take. Both leave hearts face down so that they can be relived.
 */
public final class DeepBots {
  static final TakeValue TAKE_VALUE = new TakeValue(RenPreferences.DEEP);

  /** The number of arrangements that Feth follows at each step of building. */
  static final int SEARCH_WIDTH = 16;

  private DeepBots() {}

  public static Bot<Command, Observation, View> create(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return seat.equals(GameSeats.REN)
        ? new DeepRenBot(game, rng)
        : new FethBot(game, TAKE_VALUE, new ExactHeartBelief(TAKE_VALUE), SEARCH_WIDTH, rng);
  }
}
