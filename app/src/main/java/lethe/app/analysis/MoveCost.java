package lethe.app.analysis;

import lethe.engine.core.Evaluation;

/**
 * The loss of value of a command compared with the best one.
 *
 * @param amount the loss, at least 0, in the unit of the values
 * @param error the margin of error of the loss: half the width of the 95% confidence interval or,
 *     for heuristic values, the largest insignificant loss; 0 if the values are exact or lower
 *     bounds
 */
public record MoveCost(double amount, double error) {
  /** Returns the loss of a choice compared with the best one. */
  public static MoveCost of(Evaluation best, Evaluation chosen) {
    double error = Math.hypot(best.margin(), chosen.margin());
    return new MoveCost(Math.max(0, best.minus(chosen)), error);
  }

  /** Returns whether the loss exceeds its margin of error. */
  public boolean isSignificant() {
    return amount > error;
  }
}
