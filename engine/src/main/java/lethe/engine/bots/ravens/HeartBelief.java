package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.StateSampler;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.SeatNames;
import lethe.engine.games.ravens.View;

/** A method of inferring Ren's hearts. */
interface HeartBelief {
  /** The states that Feth considers possible. */
  @FunctionalInterface
  interface TableSampler {
    /** Returns Ren's view of one such state, with all hearts visible. */
    View renView(Rng stream);

    /** Returns the states that are consistent with Feth's view and observations. */
    static <S> TableSampler of(
        Game<S, Command, Observation, View> game, View fethView, List<Observation> observations) {
      StateSampler<S> sampler = game.stateSampler(fethView, observations, SeatNames.FETH);
      return stream -> game.view(sampler.sample(stream), SeatNames.REN);
    }
  }

  /**
   * Returns equally likely guesses, given Ren's takes since she ordered these hearts; at least one.
   */
  List<HeartGuess> guesses(
      List<RenChoice> renChoices, View view, TableSampler tableSampler, Rng rng);
}
