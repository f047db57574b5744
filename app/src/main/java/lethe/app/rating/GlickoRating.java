package lethe.app.rating;

import java.util.List;

/**
 * A Glicko-2 rating (Glickman, "Example of the Glicko-2 system").
 *
 * @param points the rating; 1500 for a new player
 * @param deviation the rating deviation: the standard error of {@code points}
 * @param volatility the expected fluctuation of the rating
 */
public record GlickoRating(double points, double deviation, double volatility) {
  /** The rating of a new player. */
  public static final GlickoRating DEFAULT = new GlickoRating(1500, 350, 0.06);

  /** The maximum deviation of an established rating; with a larger one, a rating is provisional. */
  private static final double MAX_ESTABLISHED_DEVIATION = 110;

  /** The number of rating points per unit of the Glicko-2 scale. */
  private static final double SCALE = 173.7178;

  /** The system constant tau, which limits the change of the volatility in a rating period. */
  private static final double TAU = 0.5;

  /** The tolerance of the iteration that computes the volatility. */
  private static final double PRECISION = 1e-6;

  /**
   * A result against an opponent.
   *
   * @param opponent the opponent's rating before the match
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   */
  public record MatchResult(GlickoRating opponent, double score) {
    private double weight() {
      double phi = opponent.deviation / SCALE;
      return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    private double expectedScore(double mu) {
      return 1 / (1 + Math.exp(-weight() * (mu - (opponent.points - 1500) / SCALE)));
    }
  }

  /** Returns whether the rating is no longer provisional. */
  public boolean isEstablished() {
    return deviation <= MAX_ESTABLISHED_DEVIATION;
  }

  /**
   * Returns the rating after a rating period.
   *
   * @param results the results in the period; if empty, only the deviation grows, at most to that
   *     of a new player
   */
  public GlickoRating updatedWith(List<MatchResult> results) {
    double mu = (points - 1500) / SCALE;
    double phi = deviation / SCALE;
    if (results.isEmpty()) {
      return ofScaled(mu, Math.hypot(phi, volatility), volatility);
    }
    double information = 0;
    double surprise = 0;
    for (MatchResult result : results) {
      double weight = result.weight();
      double expectedScore = result.expectedScore(mu);
      information += weight * weight * expectedScore * (1 - expectedScore);
      surprise += weight * (result.score - expectedScore);
    }
    double variance = 1 / information;
    double sigma = newVolatility(phi, variance, variance * surprise);
    double priorPhi = Math.hypot(phi, sigma);
    double newPhi = 1 / Math.sqrt(1 / (priorPhi * priorPhi) + information);
    return ofScaled(mu + newPhi * newPhi * surprise, newPhi, sigma);
  }

  /**
   * Combines two ratings of the same player, each weighted by the inverse of its variance. The
   * default rating, with which both began, is counted only once. The volatility is that of the
   * rating with the smaller deviation, or of this rating if the deviations are equal.
   */
  public GlickoRating mergedWith(GlickoRating other) {
    double totalWeight = inverseVariance() + other.inverseVariance() - DEFAULT.inverseVariance();
    double sum =
        inverseVariance() * points
            + other.inverseVariance() * other.points
            - DEFAULT.inverseVariance() * DEFAULT.points;
    double mergedVolatility = deviation <= other.deviation ? volatility : other.volatility;
    return new GlickoRating(sum / totalWeight, 1 / Math.sqrt(totalWeight), mergedVolatility);
  }

  private double inverseVariance() {
    return 1 / (deviation * deviation);
  }

  private static GlickoRating ofScaled(double mu, double phi, double sigma) {
    return new GlickoRating(1500 + SCALE * mu, Math.min(SCALE * phi, DEFAULT.deviation), sigma);
  }

  /** Computes the new volatility (step 5 of the paper). */
  private double newVolatility(double phi, double variance, double delta) {
    double a = Math.log(volatility * volatility);
    double low = a;
    double high = Math.log(Math.max(delta * delta - phi * phi - variance, PRECISION));
    if (delta * delta <= phi * phi + variance) {
      int steps = 1;
      while (volatilityFunction(a - steps * TAU, a, phi, variance, delta) < 0) {
        steps++;
      }
      high = a - steps * TAU;
    }
    double atLow = volatilityFunction(low, a, phi, variance, delta);
    double atHigh = volatilityFunction(high, a, phi, variance, delta);
    while (Math.abs(high - low) > PRECISION) {
      double middle = low + (low - high) * atLow / (atHigh - atLow);
      double atMiddle = volatilityFunction(middle, a, phi, variance, delta);
      if (atMiddle * atHigh <= 0) {
        low = high;
        atLow = atHigh;
      } else {
        atLow /= 2;
      }
      high = middle;
      atHigh = atMiddle;
    }
    return Math.exp(low / 2);
  }

  /**
   * Returns the value of the function f of step 5, whose root is the logarithm of the squared new
   * volatility.
   */
  private static double volatilityFunction(
      double x, double a, double phi, double variance, double delta) {
    double e = Math.exp(x);
    double total = phi * phi + variance + e;
    return e * (delta * delta - total) / (2 * total * total) - (x - a) / (TAU * TAU);
  }
}
