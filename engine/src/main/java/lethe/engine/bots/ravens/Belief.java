package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.View;

/** How Feth thinks about what the hearts are. */
interface Belief {
  /** What else the table could be as far as Feth knows. */
  interface Imagined {
    /** One such table as Ren would see it, with all hearts; by the stream alone. */
    View ren(Rng stream);
  }

  /**
   * Guesses that are equally likely after what Ren took since she put these hearts; at least one.
   */
  List<HeartGuess> guesses(List<Hint> hints, View view, Imagined imagined, Rng rng);
}
