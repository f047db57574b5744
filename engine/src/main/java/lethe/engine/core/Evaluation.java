package lethe.engine.core;

/** The value of a command for a seat. */
public sealed interface Evaluation {
  /**
   * An estimated probability of success, such as winning the match.
   *
   * @param chance the probability, from 0 to 1
   * @param error half the width of the 95% confidence interval
   */
  record Chance(double chance, double error) implements Evaluation {
    /**
     * Estimates a probability from a sample: the center of the Wilson score interval.
     *
     * @param successes the number of successes
     * @param trials the number of trials; at least 1
     */
    public static Chance fromSample(int successes, int trials) {
      ConfidenceInterval interval = ConfidenceInterval.ofProportion(successes, trials);
      return new Chance(interval.center(), interval.margin());
    }
  }

  /**
   * The exact lead at the end of the round with best play on both sides; negative if the other side
   * leads.
   */
  record Lead(int points) implements Evaluation {}

  /**
   * An expected number of points.
   *
   * @param error half the width of the 95% confidence interval; 0 if the number is exact
   */
  record Points(double points, double error) implements Evaluation {}

  /**
   * The command earns at least this many points, whatever is hidden from the seat; it may earn
   * more.
   */
  record LowerBound(int points) implements Evaluation {}

  /**
   * A value computed by a bot's heuristics. It can be compared only with the values of other
   * commands at the same moment.
   *
   * @param error differences up to this size are insignificant
   */
  record Heuristic(double value, double error) implements Evaluation {}

  /** Returns this value minus that of another command at the same moment. */
  default double minus(Evaluation other) {
    return value() - other.value();
  }

  /** Returns the value as a number; larger is better for the seat. */
  default double value() {
    return switch (this) {
      case Chance(double chance, double _) -> chance;
      case Lead(int points) -> points;
      case Points(double points, double _) -> points;
      case LowerBound(int points) -> points;
      case Heuristic(double value, double _) -> value;
    };
  }

  /** Returns the margin of error of {@link #value}; 0 if the value is exact or a lower bound. */
  default double margin() {
    return switch (this) {
      case Chance(double _, double error) -> error;
      case Points(double _, double error) -> error;
      case Heuristic(double _, double error) -> error;
      case Lead _, LowerBound _ -> 0;
    };
  }
}
