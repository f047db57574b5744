package lethe.engine.core;

/** The value of a command for a seat. */
public sealed interface Evaluation {
  /**
   * A probability of winning.
   *
   * @param chance the probability, from 0 to 1
   * @param error half the width of the 95% confidence interval
   */
  record Chance(double chance, double error) implements Evaluation {
    /**
     * Computes a probability and its Wilson score interval from sampled matches.
     *
     * @param won the number of matches won
     * @param tried the number of matches played; at least 1
     */
    public static Chance of(int won, int tried) {
      double z2 = 1.96 * 1.96;
      double share = (double) won / tried;
      double middle = (share + z2 / (2 * tried)) / (1 + z2 / tried);
      double error =
          1.96
              * Math.sqrt(share * (1 - share) / tried + z2 / (4.0 * tried * tried))
              / (1 + z2 / tried);
      return new Chance(middle, error);
    }
  }

  /** An exact number of points won, or lost if negative, with best play on both sides. */
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
  record Least(int points) implements Evaluation {}

  /**
   * A value by a bot's own heuristics, which only serves to compare the commands at one moment.
   *
   * @param error differences up to this size are insignificant
   */
  record Heuristic(double value, double error) implements Evaluation {}

  /** Returns by how much this value exceeds that of another command at the same moment. */
  default double minus(Evaluation other) {
    return value() - other.value();
  }

  /** Returns the value as a number; larger is better for the seat. */
  default double value() {
    return switch (this) {
      case Chance(double chance, double _) -> chance;
      case Lead(int points) -> points;
      case Points(double points, double _) -> points;
      case Least(int points) -> points;
      case Heuristic(double value, double _) -> value;
    };
  }

  /** Returns half the width of the 95% confidence interval of {@link #value}. */
  default double margin() {
    return switch (this) {
      case Chance(double _, double error) -> error;
      case Points(double _, double error) -> error;
      case Heuristic(double _, double error) -> error;
      case Lead _, Least _ -> 0;
    };
  }
}
