package lethe.app.puzzle;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.analysis.MoveCost;
import lethe.app.titles.Assessment;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Notation;

/**
 * The solutions of a puzzle, and the values of commands.
 *
 * @param commands the evaluated commands, best first. Any other command is wrong, and its value is
 *     unknown.
 */
public record PuzzleSolution(List<RatedCommand> commands) {
  private static final Pattern LINE =
      Pattern.compile(
          "(right|wrong) (lead|least|chance|points|judged) (-?\\d+|-?[\\d.]+ [\\d.]+) (.+)");

  public PuzzleSolution {
    commands = List.copyOf(commands);
  }

  /**
   * A command with its value, and whether it solves the puzzle.
   *
   * @param command the command in the notation of the game
   */
  public record RatedCommand(boolean isRight, Evaluation evaluation, String command) {
    String line() {
      return (isRight ? "right " : "wrong ") + format(evaluation) + " " + command;
    }
  }

  /**
   * Returns the solution that accepts every command that is not significantly worse than the best.
   * At least one command must have been assessed.
   */
  static <C> PuzzleSolution of(Assessment<C> assessment, Notation<C> notation) {
    Evaluation best = assessment.best().orElseThrow().evaluation();
    return new PuzzleSolution(
        assessment.evaluations().stream()
            .map(
                evaluated ->
                    new RatedCommand(
                        !MoveCost.of(best, evaluated.evaluation()).isSignificant(),
                        evaluated.evaluation(),
                        notation.format(evaluated.command())))
            .toList());
  }

  /** Parses a remark; empty if the remark does not contain the value of a command. */
  static Optional<RatedCommand> parseCommand(String line) {
    Matcher matcher = LINE.matcher(line);
    return matcher.matches()
        ? parseEvaluation(matcher.group(2), matcher.group(3).split(" "))
            .map(
                evaluation ->
                    new RatedCommand(
                        matcher.group(1).equals("right"), evaluation, matcher.group(4)))
        : Optional.empty();
  }

  /** Returns the right commands, best first. */
  public List<String> rightCommands() {
    return commands.stream().filter(RatedCommand::isRight).map(RatedCommand::command).toList();
  }

  public boolean isRight(String command) {
    return rightCommands().contains(command);
  }

  /** Returns the best of the wrong commands whose value is known; empty if there is none. */
  Optional<RatedCommand> bestWrongCommand() {
    return commands.stream().filter(rated -> !rated.isRight()).findFirst();
  }

  /** Returns the value of a command; empty if it is unknown. */
  public Optional<Evaluation> evaluationOf(String command) {
    return commands.stream()
        .filter(rated -> rated.command().equals(command))
        .map(RatedCommand::evaluation)
        .findFirst();
  }

  /**
   * Returns the value of the best command.
   *
   * @throws java.util.NoSuchElementException if there are no commands
   */
  public Evaluation bestEvaluation() {
    return commands.getFirst().evaluation();
  }

  private static String format(Evaluation evaluation) {
    return switch (evaluation) {
      case Evaluation.Lead(int points) -> "lead " + points;
      case Evaluation.Chance(double chance, double error) -> "chance " + numbers(chance, error);
      case Evaluation.LowerBound(int points) -> "least " + points;
      case Evaluation.Points(double points, double error) -> "points " + numbers(points, error);
      case Evaluation.Heuristic(double value, double error) -> "judged " + numbers(value, error);
    };
  }

  private static String numbers(double number, double error) {
    return String.format(Locale.ROOT, "%.3f %.3f", number, error);
  }

  private static Optional<Evaluation> parseEvaluation(String unit, String[] numbers) {
    boolean exact = unit.equals("lead") || unit.equals("least");
    if (numbers.length != (exact ? 1 : 2)) {
      return Optional.empty();
    }
    try {
      double number = Double.parseDouble(numbers[0]);
      double error = exact ? 0 : Double.parseDouble(numbers[1]);
      return Optional.of(
          switch (unit) {
            case "lead" -> new Evaluation.Lead((int) number);
            case "least" -> new Evaluation.LowerBound((int) number);
            case "chance" -> new Evaluation.Chance(number, error);
            case "points" -> new Evaluation.Points(number, error);
            default -> new Evaluation.Heuristic(number, error);
          });
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
