package lethe.app.titles;

import java.util.List;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;

/**
 * Explains why a command is good or bad. Like an {@link Analyst}, it is pure and uses only the
 * seat's knowledge.
 *
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
@FunctionalInterface
public interface Explainer<C, O, V> {
  /**
   * Returns the reasons for the chosen command of a decision as sentences, most important first.
   *
   * @param evaluations the values of the commands, best first; empty if they are not known
   */
  List<String> explain(
      Game<?, C, O, V> game,
      Decision<C, O, V> decision,
      List<EvaluatedCommand<C>> evaluations,
      Rng rng);
}
