package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.List;

/** Four hearts that could be there, with how likely each is. */
final class Hearts {
  private final List<HeartGuess> guesses;

  /** One a guess, in total 1. */
  private final double[] weights;

  private Hearts(List<HeartGuess> guesses, double[] weights) {
    this.guesses = guesses;
    this.weights = weights;
  }

  /** Weighs guesses anew, of which at least one must be possible. */
  static Hearts of(List<HeartGuess> guesses, double[] weights) {
    double total = 0;
    for (double weight : weights) {
      total += weight;
    }
    double[] shares = new double[weights.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = total > 0 ? weights[i] / total : 1.0 / shares.length;
    }
    return new Hearts(guesses, shares);
  }

  /** So many guesses that are equally likely, each as often as its weight says. */
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

  /** How likely it is that the hearts have exactly these colors. */
  double chance(int set) {
    double chance = 0;
    for (int i = 0; i < weights.length; i++) {
      chance += guesses.get(i).set() == set ? weights[i] : 0;
    }
    return chance;
  }

  /** What is thought after a choice of Ren's. */
  Hearts after(Hint hint, TakeValue ren) {
    double[] after = hint.likelihoods(ren, guesses);
    for (int i = 0; i < after.length; i++) {
      after[i] *= weights[i];
    }
    return of(guesses, after);
  }
}
