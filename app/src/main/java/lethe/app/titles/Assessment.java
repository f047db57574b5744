package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;

/**
 * The assessment of a decision, based on the seat's knowledge.
 *
 * @param evaluations the evaluated commands, best first; may lack some of the legal commands
 * @param positionEvaluation the value for the seat after the decision, if it was computed
 *     separately from the value of the chosen command
 * @param comments comments on the decision
 */
public record Assessment<C>(
    List<EvaluatedCommand<C>> evaluations,
    Optional<Evaluation> positionEvaluation,
    List<String> comments) {
  public Assessment {
    evaluations = List.copyOf(evaluations);
    comments = List.copyOf(comments);
  }

  /** Creates an assessment that consists only of evaluated commands. */
  public Assessment(List<EvaluatedCommand<C>> evaluations) {
    this(evaluations, Optional.empty(), List.of());
  }

  /** Returns the value of a command, if it is known. */
  public Optional<Evaluation> evaluationOf(C command) {
    return evaluations.stream()
        .filter(evaluated -> evaluated.command().equals(command))
        .map(EvaluatedCommand::evaluation)
        .findFirst();
  }

  /** Returns the best command, if any was assessed. */
  public Optional<EvaluatedCommand<C>> best() {
    return evaluations.stream().findFirst();
  }
}
