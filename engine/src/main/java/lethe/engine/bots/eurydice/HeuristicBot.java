package lethe.engine.bots.eurydice;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;

/** A bot that plays the command with the highest heuristic value. */
public final class HeuristicBot implements Bot<Command, Observation, View> {
  private final PlayStyle style;

  private HeuristicBot(PlayStyle style) {
    this.style = style;
  }

  public static Bot<Command, Observation, View> createCareless(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new HeuristicBot(PlayStyle.CARELESS);
  }

  public static Bot<Command, Observation, View> createCareful(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new HeuristicBot(PlayStyle.CAREFUL);
  }

  @Override
  public void observe(Observation observation) {
    // The view contains everything that is needed.
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    return new Heuristics(view, legal, style).bestCommand();
  }
}
