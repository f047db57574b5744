package lethe.engine.bots.tase;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;

/** Plays anything that is legal, each move equally likely. */
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
