package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.View;

/** What Feth thinks the hearts are, by what Ren took. */
interface Belief {
  /** What else the table could be as far as Feth knows. */
  interface Imagined {
    /** One such table as Ren would see it, with all hearts; by the stream alone. */
    View ren(Rng stream);
  }

  /** Other hearts beat now. */
  void forget();

  /** When the table looked so, Ren took this card. */
  void took(View view, Card card);

  /** Guesses that are equally likely, at least one. */
  List<HeartGuess> guesses(View view, Imagined imagined, Rng rng);
}
