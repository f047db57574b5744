package lethe.app.titles;

import java.util.List;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/**
 * Assesses decisions based on the seat's knowledge at the time. Pure: the same decision and random
 * numbers yield the same assessment, so budgets are numbers of trials, never durations.
 *
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
@FunctionalInterface
public interface Analyst<C, O, V> {
  /**
   * Assesses a decision. Reports progress if it can be measured.
   *
   * @param seats all seats of the match
   */
  Assessment<C> assess(
      Game<?, C, O, V> game,
      List<Seat> seats,
      Decision<C, O, V> decision,
      Rng rng,
      ProgressListener progress);
}
