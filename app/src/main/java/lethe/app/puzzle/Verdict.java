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
 * The solutions of a position, and the worth of the other commands.
 *
 * @param weighed the commands, best first; a command that is missing is wrong, and its worth is
 *     unknown
 */
public record Verdict(List<Weighed> weighed) {
  private static final Pattern LINE =
      Pattern.compile(
          "(right|wrong) (lead|least|chance|points|judged) (-?\\d+|-?[\\d.]+ [\\d.]+) (.+)");

  public Verdict {
    weighed = List.copyOf(weighed);
  }

  /**
   * A command with its worth.
   *
   * @param command the command as it is typed
   */
  public record Weighed(boolean right, Evaluation worth, String command) {
    String line() {
      return (right ? "right " : "wrong ") + written(worth) + " " + command;
    }
  }

  /**
   * Returns the verdict in which every command is right that is not worse than the best by more
   * than the statistical error.
   */
  static <C> Verdict of(Assessment<C> judgement, Notation<C> notation) {
    Evaluation best = judgement.best().orElseThrow().evaluation();
    return new Verdict(
        judgement.evaluations().stream()
            .map(
                one ->
                    new Weighed(
                        !MoveCost.of(best, one.evaluation()).isLoss(),
                        one.evaluation(),
                        notation.format(one.command())))
            .toList());
  }

  /** Parses a remark; empty if it does not state the worth of a command. */
  static Optional<Weighed> read(String line) {
    Matcher found = LINE.matcher(line);
    return found.matches()
        ? worth(found.group(2), found.group(3).split(" "))
            .map(worth -> new Weighed(found.group(1).equals("right"), worth, found.group(4)))
        : Optional.empty();
  }

  /** Returns the solutions. */
  public List<String> right() {
    return weighed.stream().filter(Weighed::right).map(Weighed::command).toList();
  }

  public boolean isRight(String command) {
    return right().contains(command);
  }

  /** Returns the worth of a command; empty if it is unknown. */
  public Optional<Evaluation> worth(String command) {
    return weighed.stream()
        .filter(one -> one.command().equals(command))
        .map(Weighed::worth)
        .findFirst();
  }

  /** Returns how much worse a command is than the best; empty if its worth is unknown. */
  public Optional<MoveCost> cost(String command) {
    return worth(command).map(worth -> MoveCost.of(best(), worth));
  }

  /** Returns the worth of the best command. */
  public Evaluation best() {
    return weighed.getFirst().worth();
  }

  private static String written(Evaluation worth) {
    return switch (worth) {
      case Evaluation.Lead(int points) -> "lead " + points;
      case Evaluation.Chance(double chance, double error) -> "chance " + numbers(chance, error);
      case Evaluation.Least(int points) -> "least " + points;
      case Evaluation.Points(double points, double error) -> "points " + numbers(points, error);
      case Evaluation.Heuristic(double value, double error) -> "judged " + numbers(value, error);
    };
  }

  private static String numbers(double number, double error) {
    return String.format(Locale.ROOT, "%.3f %.3f", number, error);
  }

  private static Optional<Evaluation> worth(String unit, String[] numbers) {
    boolean whole = unit.equals("lead") || unit.equals("least");
    if (numbers.length != (whole ? 1 : 2)) {
      return Optional.empty();
    }
    try {
      double number = Double.parseDouble(numbers[0]);
      double error = whole ? 0 : Double.parseDouble(numbers[1]);
      return Optional.of(
          switch (unit) {
            case "lead" -> new Evaluation.Lead((int) number);
            case "least" -> new Evaluation.Least((int) number);
            case "chance" -> new Evaluation.Chance(number, error);
            case "points" -> new Evaluation.Points(number, error);
            default -> new Evaluation.Heuristic(number, error);
          });
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
