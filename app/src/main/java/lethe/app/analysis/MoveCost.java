package lethe.app.analysis;

import lethe.engine.core.Evaluation;

/**
 * The loss of value compared with the best command.
 *
 * @param amount the loss, at least 0, in the unit of the values
 * @param error half the width of the 95% confidence interval; 0 if the loss is exact
 */
public record MoveCost(double amount, double error) {
  /** Returns the loss of a choice compared with the best one. */
  public static MoveCost of(Evaluation best, Evaluation chosen) {
    double error = Math.hypot(best.margin(), chosen.margin());
    return new MoveCost(Math.max(0, best.minus(chosen)), error);
  }

  /** Returns whether the confidence interval of the loss is entirely above 0. */
  public boolean isSignificant() {
    return amount > error;
  }
}
