package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** Does anything that the rules allow. */
final class RandomBot implements Bot<Command, Observation, View> {
  private Rng rng;

  RandomBot(Rng rng) {
    this.rng = rng;
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
