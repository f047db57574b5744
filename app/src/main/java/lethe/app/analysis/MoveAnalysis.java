package lethe.app.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lethe.app.titles.Assessment;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;

/**
 * The analysis of one decision.
 *
 * @param moment the moment that follows the command, as numbered in a replay
 * @param position the number of journal entries before the command
 * @param stage the stage of the match, such as its round; empty if the game has no stages
 * @param chosenCommand the command that was given
 */
public record MoveAnalysis<C>(
    int moment, int position, String stage, C chosenCommand, Assessment<C> assessment) {
  /** The maximum number of decisions reported as turning points. */
  private static final int MAX_TURNING_POINTS = 3;

  /** Returns the value of the chosen command, if it is known. */
  public Optional<Evaluation> evaluation() {
    return assessment.evaluationOf(chosenCommand);
  }

  /**
   * Returns the value of the position according to the assessment. If the assessment has none,
   * returns the value of the chosen command, unless that value is heuristic. Empty if neither is
   * known.
   */
  public Optional<Evaluation> positionEvaluation() {
    return assessment
        .positionEvaluation()
        .or(() -> evaluation().filter(value -> !(value instanceof Evaluation.Heuristic)));
  }

  /**
   * Returns the loss of value; empty if the value of the best or of the chosen command is unknown.
   */
  public Optional<MoveCost> cost() {
    return assessment
        .best()
        .map(EvaluatedCommand::evaluation)
        .flatMap(best -> evaluation().map(chosen -> MoveCost.of(best, chosen)));
  }

  /** Returns whether a significant loss is known. */
  public boolean isLoss() {
    return cost().filter(MoveCost::isSignificant).isPresent();
  }

  /**
   * Returns up to three decisions with significant losses, ordered by the lower bound of the loss,
   * greatest first.
   */
  public static <C> List<MoveAnalysis<C>> turningPoints(List<MoveAnalysis<C>> all) {
    return all.stream()
        .filter(MoveAnalysis::isLoss)
        .sorted(Comparator.comparingDouble(finding -> -finding.lossLowerBound()))
        .limit(MAX_TURNING_POINTS)
        .toList();
  }

  /** Returns the loss minus its margin of error; 0 if the loss is unknown. */
  private double lossLowerBound() {
    return cost().map(cost -> cost.amount() - cost.error()).orElse(0.0);
  }
}
