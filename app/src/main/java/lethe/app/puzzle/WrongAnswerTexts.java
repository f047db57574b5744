package lethe.app.puzzle;

import static lethe.app.puzzle.PuzzleMessages.MESSAGES;

import java.util.Locale;
import java.util.Optional;
import lethe.engine.core.Evaluation;

/** Messages about the values of wrong answers. */
final class WrongAnswerTexts {
  private WrongAnswerTexts() {}

  /**
   * Returns a message that the command is wrong, with its value and the best value if they are
   * known.
   */
  static String explain(PuzzleSolution solution, String command) {
    Optional<Evaluation> evaluation = solution.evaluationOf(command);
    return evaluation.isEmpty()
        ? MESSAGES.format("wrong", command)
        : switch (evaluation.get()) {
          case Evaluation.Lead(int points) ->
              MESSAGES.format(
                  "wrong.lead",
                  command,
                  formatSigned(points),
                  formatSigned(solution.bestEvaluation().value()));
          case Evaluation.Chance(double chance, double error) ->
              MESSAGES.format(
                  "wrong.chance",
                  command,
                  percent(chance),
                  errorPercent(error),
                  percent(solution.bestEvaluation().value()),
                  errorPercent(solution.bestEvaluation().margin()));
          case Evaluation.Points(double points, double _) ->
              MESSAGES.format(
                  "wrong.points",
                  command,
                  formatDecimal(points),
                  formatDecimal(solution.bestEvaluation().value()));
          case Evaluation.LowerBound(int points) ->
              MESSAGES.format(
                  points > 0 ? "wrong.least" : "wrong.least.0",
                  command,
                  formatRounded(solution.bestEvaluation().value()),
                  points);
          case Evaluation.Heuristic(double value, double _) ->
              MESSAGES.format(
                  "wrong.judged",
                  command,
                  formatDecimal(value),
                  formatDecimal(solution.bestEvaluation().value()));
        };
  }

  /**
   * Returns a message about the cost of the best wrong command; empty if no wrong command has a
   * known value.
   */
  static Optional<String> explainCost(PuzzleSolution solution) {
    return solution.bestWrongCommand().map(wrong -> explainCost(solution.bestEvaluation(), wrong));
  }

  private static String explainCost(Evaluation best, PuzzleSolution.RatedCommand wrong) {
    String command = wrong.command();
    return switch (wrong.evaluation()) {
      case Evaluation.Lead(int points) ->
          MESSAGES.format("cost.lead", command, formatSigned(points), formatSigned(best.value()));
      case Evaluation.Chance(double chance, double _) ->
          MESSAGES.format("cost.chance", command, percent(chance), percent(best.value()));
      case Evaluation.Points(double points, double _) ->
          MESSAGES.format(
              "cost.points", command, formatDecimal(points), formatDecimal(best.value()));
      case Evaluation.LowerBound(int points) ->
          MESSAGES.format("cost.least", command, points, formatRounded(best.value()));
      case Evaluation.Heuristic(double value, double _) ->
          MESSAGES.format("cost.judged", command, formatDecimal(best.value() - value));
    };
  }

  private static long percent(double chance) {
    return Math.round(100 * chance);
  }

  /**
   * Returns an error in percent, rounded up so that the error of an estimate is never shown as 0.
   */
  private static long errorPercent(double error) {
    return (long) Math.ceil(100 * error);
  }

  private static String formatSigned(double points) {
    return points == 0 ? "0" : String.format(Locale.ROOT, "%+.0f", points);
  }

  private static String formatRounded(double points) {
    return String.format(Locale.ROOT, "%.0f", points);
  }

  private static String formatDecimal(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
