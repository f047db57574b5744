package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.StateSampler;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** A method of inferring Ren's hearts. */
interface HeartBelief {
  /** A sampler of Ren's views of the states that Feth considers possible. */
  @FunctionalInterface
  interface RenViewSampler {
    /** Draws a state and returns Ren's view of it, in which all hearts are visible. */
    View renView(Rng rng);

    /** Creates a sampler of the states that are consistent with Feth's view and observations. */
    static <S> RenViewSampler of(
        Game<S, Command, Observation, View> game, View fethView, List<Observation> observations) {
      StateSampler<S> sampler = game.stateSampler(fethView, observations, GameSeats.FETH);
      return rng -> game.view(sampler.sample(rng), GameSeats.REN);
    }
  }

  /**
   * Returns equally likely guesses, given Ren's takes since she drew her current hearts; at least
   * one.
   */
  List<HeartGuess> guesses(
      List<RenChoice> renChoices, View view, RenViewSampler renViewSampler, Rng rng);
}
