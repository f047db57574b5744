package lethe.engine.bots.ravens;

import java.util.List;
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
    return seat.equals(Roles.REN) ? ren(game, rng) : feth(game, rng);
  }

  private static <S> Bot<Command, Observation, View> ren(
      Game<S, Command, Observation, View> game, Rng rng) {
    return new DeepRen(
        new DeepRen.Imagined() {
          @Override
          public View feth(View view, List<Observation> told, Rng stream) {
            return game.view(game.imagine(view, told, Roles.REN, stream), Roles.FETH);
          }

          @Override
          public View ren(View feths, List<Observation> told, Rng stream) {
            return game.view(game.imagine(feths, told, Roles.FETH, stream), Roles.REN);
          }
        },
        rng);
  }

  private static <S> Bot<Command, Observation, View> feth(
      Game<S, Command, Observation, View> game, Rng rng) {
    return new FethBot(
        (view, told, stream) -> game.view(game.imagine(view, told, Roles.FETH, stream), Roles.REN),
        TASTE,
        new ExactBelief(TASTE),
        WIDTH,
        rng);
  }
}
