package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.List;

/** A probability distribution over possible hearts. */
final class HeartDistribution {
  private final List<HeartGuess> guesses;

  /** The probabilities of the guesses; their sum is 1. */
  private final double[] weights;

  private HeartDistribution(List<HeartGuess> guesses, double[] weights) {
    this.guesses = guesses;
    this.weights = weights;
  }

  /** Normalizes weights, of which at least one must be positive. */
  static HeartDistribution of(List<HeartGuess> guesses, double[] weights) {
    double total = 0;
    for (double weight : weights) {
      total += weight;
    }
    double[] shares = new double[weights.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = total > 0 ? weights[i] / total : 1.0 / shares.length;
    }
    return new HeartDistribution(guesses, shares);
  }

  /**
   * Returns a number of equally likely guesses; each guess occurs in proportion to its probability.
   */
  List<HeartGuess> equally(int count) {
    List<HeartGuess> drawn = new ArrayList<>(count);
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i];
      while (drawn.size() < count && drawn.size() + 0.5 < sum * count) {
        drawn.add(guesses.get(i));
      }
    }
    return drawn;
  }

  /** Returns the probability that the hearts have exactly these colors. */
  double chance(int set) {
    double chance = 0;
    for (int i = 0; i < weights.length; i++) {
      chance += guesses.get(i).set() == set ? weights[i] : 0;
    }
    return chance;
  }

  /** Returns the distribution after a choice of Ren's. */
  HeartDistribution after(RenChoice hint, TakeValue ren) {
    double[] after = hint.likelihoods(ren, guesses);
    for (int i = 0; i < after.length; i++) {
      after[i] *= weights[i];
    }
    return of(guesses, after);
  }
}
