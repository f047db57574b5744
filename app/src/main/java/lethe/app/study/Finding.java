package lethe.app.study;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.titles.Judgement;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;

/**
 * The analysis of one decision.
 *
 * @param number the number of the seat's command, from 1
 * @param position the number of journal entries before it
 * @param stage the part of the match; empty if the game has no parts
 * @param chosen the command that was given
 */
public record Finding<C>(int number, int position, String stage, C chosen, Judgement<C> judgement) {
  /** The number of decisions that are reported as turning points. */
  private static final int TURNING = 3;

  /** Returns the value of the chosen command, if it is known. */
  public Optional<Evaluation> worth() {
    return judgement.worth(chosen);
  }

  /** Returns the value of the position, if it is known; as a probability, if there is one. */
  public Optional<Evaluation> stands() {
    return judgement
        .stands()
        .or(() -> worth().filter(one -> !(one instanceof Evaluation.Heuristic)));
  }

  /** Returns the loss of value, if it is known. */
  public Optional<Cost> cost() {
    return judgement
        .best()
        .map(EvaluatedCommand::evaluation)
        .flatMap(best -> worth().map(w -> Cost.of(best, w)));
  }

  /** Returns whether a significant loss is known. */
  public boolean isLoss() {
    return cost().filter(Cost::isLoss).isPresent();
  }

  /** Returns the decisions with the greatest losses, worst first. */
  public static <C> List<Finding<C>> turning(List<Finding<C>> all) {
    return all.stream()
        .filter(Finding::isLoss)
        .sorted(Comparator.comparingDouble(one -> -one.lost()))
        .limit(TURNING)
        .toList();
  }

  /** Returns the lower bound of the loss. */
  private double lost() {
    return Stream.of(cost())
        .flatMap(Optional::stream)
        .mapToDouble(c -> c.amount() - c.error())
        .sum();
  }
}
