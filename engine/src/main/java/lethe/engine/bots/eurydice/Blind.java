package lethe.engine.bots.eurydice;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;

/** Plays anything, each command as likely as any other; only the discard area it leaves alone. */
public final class Blind implements Bot<Command, Observation, View> {
  private Rng rng;

  private Blind(Rng rng) {
    this.rng = rng;
  }

  public static Bot<Command, Observation, View> of(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new Blind(rng);
  }

  @Override
  public void told(Observation observation) {
    // It would make no use of it.
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    Rng.Draw<Command> draw = rng.oneOf(Thumbs.worthwhile(legal));
    rng = draw.rest();
    return draw.value();
  }
}
