package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A probability distribution over possible hearts. */
final class HeartDistribution {
  private final List<HeartGuess> guesses;

  /** The probabilities of the guesses; their sum is 1. */
  private final double[] probabilities;

  private HeartDistribution(List<HeartGuess> guesses, double[] probabilities) {
    this.guesses = guesses;
    this.probabilities = probabilities;
  }

  /**
   * Creates a distribution by normalizing weights. If all weights are 0, the guesses are equally
   * likely.
   */
  static HeartDistribution of(List<HeartGuess> guesses, double[] weights) {
    double total = 0;
    for (double weight : weights) {
      total += weight;
    }
    double[] probabilities = new double[weights.length];
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] = total > 0 ? weights[i] / total : 1.0 / probabilities.length;
    }
    return new HeartDistribution(guesses, probabilities);
  }

  /**
   * Returns {@code count} equally likely guesses, in which each guess of this distribution occurs
   * in proportion to its probability.
   */
  List<HeartGuess> equallyLikely(int count) {
    List<HeartGuess> selectedGuesses = new ArrayList<>(count);
    double sum = 0;
    for (int i = 0; i < probabilities.length; i++) {
      sum += probabilities[i];
      while (selectedGuesses.size() < count && selectedGuesses.size() + 0.5 < sum * count) {
        selectedGuesses.add(guesses.get(i));
      }
    }
    return selectedGuesses;
  }

  /** Returns the probability that the hearts have exactly these colors. */
  double probability(int colorSet) {
    double probability = 0;
    for (int i = 0; i < probabilities.length; i++) {
      probability += guesses.get(i).colorSet() == colorSet ? probabilities[i] : 0;
    }
    return probability;
  }

  /** Returns the probability that the hearts meet a condition. */
  double probability(Predicate<HeartGuess> condition) {
    double probability = 0;
    for (int i = 0; i < probabilities.length; i++) {
      probability += condition.test(guesses.get(i)) ? probabilities[i] : 0;
    }
    return probability;
  }

  /** Returns this distribution conditioned on a choice by Ren. */
  HeartDistribution after(RenChoice renChoice, TakeValue takeValue) {
    double[] weights = renChoice.likelihoods(takeValue, guesses);
    for (int i = 0; i < weights.length; i++) {
      weights[i] *= probabilities[i];
    }
    return of(guesses, weights);
  }
}
