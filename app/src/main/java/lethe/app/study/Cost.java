package lethe.app.study;

import lethe.engine.core.Worth;

/**
 * By how much something was worth less than what was best.
 *
 * @param amount at least 0, in the unit of the worth
 * @param error half the width of the interval in which it lies, 95 times of 100; 0 if it is exact
 */
public record Cost(double amount, double error) {
  /** What this costs beside the best. */
  public static Cost of(Worth best, Worth chosen) {
    double error = Math.hypot(best.margin(), chosen.margin());
    return new Cost(Math.max(0, best.above(chosen)), error);
  }

  /** Whether it is more than may be chance. */
  public boolean isLoss() {
    return amount > error;
  }
}
