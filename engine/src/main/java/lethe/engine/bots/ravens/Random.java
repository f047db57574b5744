package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** Does anything that is legal, everything equally likely. */
public final class Random implements Bot<Command, Observation, View> {
  private Rng rng;

  private Random(Rng rng) {
    this.rng = rng;
  }

  public static Bot<Command, Observation, View> of(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new Random(rng);
  }

  @Override
  public void told(Observation observation) {}

  @Override
  public Command choose(View view, List<Command> legal) {
    Rng.Draw<Command> draw = rng.oneOf(legal);
    rng = draw.rest();
    return draw.value();
  }
}
