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
 * Bots for both seats that play sensibly and honestly: they use only the view and the observations
 * of their seat.
 */
public final class FairBots {
  private static final TakeValue TAKE_VALUE = new TakeValue(RenPreferences.FAIR);

  /** The number of arrangements that Feth follows at each step of building. */
  private static final int SEARCH_WIDTH = 1;

  private FairBots() {}

  public static Bot<Command, Observation, View> create(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return seat.equals(GameSeats.REN)
        ? new RenBot(TAKE_VALUE)
        : new FethBot(game, TAKE_VALUE, new SampledHeartBelief(TAKE_VALUE), SEARCH_WIDTH, rng);
  }
}
