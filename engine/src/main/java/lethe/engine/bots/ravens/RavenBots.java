package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.View;

/** Players for the Ravens, by how well they play. */
public final class RavenBots {
  /** The weakest first. */
  public static final List<String> LEVELS = List.of("random", "fair");

  private RavenBots() {}

  /** A player of this level for this seat, with a stream of its own. */
  public static Bot<Command, Observation, View> of(
      String level, Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    if (!level.equals("fair")) {
      return new RandomBot(rng);
    }
    return seat.equals(Ravens.REN) ? new FairRen() : feth(game, rng);
  }

  private static <S> Bot<Command, Observation, View> feth(
      Game<S, Command, Observation, View> game, Rng rng) {
    return new FairFeth(
        told ->
            view ->
                stream ->
                    game.view(game.imagine(view, told, Ravens.FETH, stream), Ravens.REN),
        rng);
  }
}
