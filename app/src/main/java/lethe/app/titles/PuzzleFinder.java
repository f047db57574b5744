package lethe.app.titles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/**
 * Finds decisions that make good puzzles. Like an {@link Analyst}, it is pure and uses only the
 * seat's knowledge: it finds the same puzzle in any two deals that the seat could not distinguish.
 *
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public interface PuzzleFinder<C, O, V> {
  /**
   * Returns the options of the matches that are searched for puzzles. They must permit the minimum
   * number of seats of the game.
   */
  default Options options() {
    return Options.of(Map.of("hints", "off"));
  }

  /**
   * Returns the assessment of a decision if it is a puzzle, which has one or few solutions;
   * otherwise empty.
   */
  Optional<Assessment<C>> assessIfPuzzle(
      Game<?, C, O, V> game, List<Seat> seats, Decision<C, O, V> decision, Rng rng);

  /**
   * Returns the words of the themes, easiest first. The description of a theme has the message key
   * {@code puzzle.theme.} and the word.
   */
  List<String> themes();

  /**
   * Returns the word of the theme of a puzzle, which reveals nothing about its solution.
   *
   * @param observations all observations of the seat
   */
  String theme(V view, Seat seat, List<O> observations);

  /**
   * Returns the question of a puzzle, as lines of text.
   *
   * @param observations all observations of the seat
   * @param best the value of the solution
   */
  List<String> question(V view, Seat seat, List<O> observations, Evaluation best);

  /** Returns the explainer of puzzles; empty if it is that of the game. */
  default Optional<Explainer<C, O, V>> explainer() {
    return Optional.empty();
  }

  /**
   * Returns the command with which a bot of a level attempts the puzzle, given the observations of
   * the seat.
   */
  default C attempt(
      Game<?, C, O, V> game, BotLevel<C, O, V> level, Decision<C, O, V> decision, Rng rng) {
    return level.choose(game, decision, rng);
  }

  /**
   * Returns whether the best command is better than each other one by more than their combined
   * margin of error; false if fewer than two were assessed.
   */
  static <C> boolean isClear(Assessment<C> assessment) {
    List<EvaluatedCommand<C>> evaluations = assessment.evaluations();
    if (evaluations.size() < 2) {
      return false;
    }
    Evaluation best = evaluations.getFirst().evaluation();
    return evaluations.stream()
        .skip(1)
        .allMatch(
            other ->
                best.minus(other.evaluation())
                    > Math.hypot(best.margin(), other.evaluation().margin()));
  }

  /** Returns the value of the best command minus that of the second best, if there are two. */
  static <C> OptionalDouble gain(Assessment<C> assessment) {
    List<EvaluatedCommand<C>> evaluations = assessment.evaluations();
    return evaluations.size() < 2
        ? OptionalDouble.empty()
        : OptionalDouble.of(evaluations.get(0).evaluation().minus(evaluations.get(1).evaluation()));
  }
}
