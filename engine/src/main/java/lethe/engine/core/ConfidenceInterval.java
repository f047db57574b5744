package lethe.engine.core;

import java.util.Optional;

/**
 * A 95% confidence interval that is also valid for small samples.
 *
 * @param center the middle of the interval, which may differ from the observed value
 * @param margin half the width of the interval
 */
public record ConfidenceInterval(double center, double margin) {
  /** The 97.5% quantile of the normal distribution. */
  private static final double Z = 1.96;

  /** The 97.5% quantiles of Student's t-distribution for 1, 2, ... degrees of freedom. */
  private static final double[] STUDENT_QUANTILES = {
    12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281
  };

  /**
   * Returns the Wilson score interval for a proportion.
   *
   * @param successes the number of successes
   * @param trials the number of trials; at least 1
   */
  public static ConfidenceInterval ofProportion(int successes, int trials) {
    double z2 = Z * Z;
    double rate = (double) successes / trials;
    double center = (rate + z2 / (2 * trials)) / (1 + z2 / trials);
    double margin =
        Z
            * Math.sqrt(rate * (1 - rate) / trials + z2 / (4.0 * trials * trials))
            / (1 + z2 / trials);
    return new ConfidenceInterval(center, margin);
  }

  /**
   * Returns the interval of Bonett and Price for the difference between two proportions over the
   * same trials. It adds one trial in which only the first succeeds, and one in which only the
   * second does.
   *
   * @param gained the number of trials in which only the first succeeded
   * @param lost the number of trials in which only the second succeeded
   * @param trials the total number of trials; at least 1
   */
  public static ConfidenceInterval ofDifference(int gained, int lost, int trials) {
    double n = trials + 2.0;
    double difference = (gained - lost) / n;
    double discordant = (gained + lost + 2) / n;
    double margin = Z * Math.sqrt((discordant - difference * difference) / n);
    return new ConfidenceInterval(difference, margin);
  }

  /**
   * Returns the interval for a mean, based on Student's t-distribution; empty if there are fewer
   * than two values or all are equal, because their spread is then unknown.
   *
   * @param count the number of values
   * @param sum the sum of the values
   * @param sumOfSquares the sum of their squares
   */
  public static Optional<ConfidenceInterval> ofMean(int count, long sum, long sumOfSquares) {
    double mean = (double) sum / count;
    double variance = (sumOfSquares - mean * sum) / (count - 1);
    return count < 2 || (double) count * sumOfSquares == (double) sum * sum
        ? Optional.empty()
        : Optional.of(
            new ConfidenceInterval(mean, studentQuantile(count - 1) * Math.sqrt(variance / count)));
  }

  /**
   * Returns the 97.5% quantile of Student's t-distribution; beyond the tabulated degrees of
   * freedom, it is computed by a series expansion.
   */
  private static double studentQuantile(int degrees) {
    if (degrees <= STUDENT_QUANTILES.length) {
      return STUDENT_QUANTILES[degrees - 1];
    }
    double z2 = Z * Z;
    double first = (z2 + 1) / 4;
    double second = ((5 * z2 + 16) * z2 + 3) / 96;
    double third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    return Z * (1 + (first + (second + third / degrees) / degrees) / degrees);
  }

  /** Returns the lower end of the interval. */
  public double low() {
    return center - margin;
  }

  /** Returns the upper end of the interval. */
  public double high() {
    return center + margin;
  }
}
