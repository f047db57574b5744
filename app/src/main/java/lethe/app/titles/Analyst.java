package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Progress;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/**
 * Judges what a seat decided by what it knew then. Pure: the same decision and stream give the same
 * judgement, so the budget is a number of tries and never a time.
 *
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
@FunctionalInterface
public interface Analyst<C, O, V> {
  /**
   * What can be said of it.
   *
   * @param seats all of the match
   */
  Judgement<C> judge(Game<?, C, O, V> game, List<Seat> seats, Decision<C, O, V> decision, Rng rng);

  /** What is to be known of this game's numbers, if anything is. */
  default Optional<String> note() {
    return Optional.empty();
  }

  /** The same, and who hears so is told how far it has come, where that is known. */
  default Judgement<C> judge(
      Game<?, C, O, V> game,
      List<Seat> seats,
      Decision<C, O, V> decision,
      Rng rng,
      Progress progress) {
    return judge(game, seats, decision, rng);
  }

  /** One that says what a bot of this level thinks of each thing that could be done. */
  static <C, O, V> Analyst<C, O, V> of(Level<C, O, V> level) {
    return new Weighing<>(level);
  }
}
