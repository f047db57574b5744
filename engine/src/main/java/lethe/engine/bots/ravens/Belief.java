package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Imagined;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.View;

/** How Feth thinks about what the hearts are. */
interface Belief {
  /** What else the table could be as far as Feth knows. */
  @FunctionalInterface
  interface Tables {
    /** One such table as Ren would see it, with all hearts; by the stream alone. */
    View ren(Rng stream);

    /** Those that agree with what Feth sees and was told. */
    static <S> Tables of(
        Game<S, Command, Observation, View> game, View feths, List<Observation> told) {
      Imagined<S> imagined = game.imagine(feths, told, Roles.FETH);
      return stream -> game.view(imagined.state(stream), Roles.REN);
    }
  }

  /**
   * Guesses that are equally likely after what Ren took since she put these hearts; at least one.
   */
  List<HeartGuess> guesses(List<Hint> hints, View view, Tables tables, Rng rng);
}
