package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.View;

/** Samples possible hearts and selects them in proportion to how well they explain Ren's takes. */
final class SampledHeartBelief implements HeartBelief {
  private static final int SAMPLES = 200;
  private static final int GUESSES = 40;

  private final TakeValue takeValue;

  /** Creates a belief about a Ren with these preferences. */
  SampledHeartBelief(TakeValue takeValue) {
    this.takeValue = takeValue;
  }

  @Override
  public List<HeartGuess> guesses(
      List<RenChoice> renChoices, View view, RenViewSampler renViewSampler, Rng rng) {
    List<HeartGuess> samples = new ArrayList<>(SAMPLES);
    Rng nextRng = rng;
    for (int i = 0; i < SAMPLES; i++) {
      nextRng = nextRng.nextInt(2).next();
      samples.add(HeartGuess.of(renViewSampler.renView(nextRng.derive("guess")).poem().rows()));
    }
    double[] weights = new double[SAMPLES];
    Arrays.fill(weights, 1);
    for (RenChoice renChoice : renChoices) {
      double[] likelihoods = renChoice.likelihoods(takeValue, samples);
      for (int i = 0; i < SAMPLES; i++) {
        weights[i] *= likelihoods[i];
      }
    }
    double total = 0;
    for (double weight : weights) {
      total += weight;
    }
    List<HeartGuess> guesses = new ArrayList<>(GUESSES);
    double sum = 0;
    for (int i = 0; i < SAMPLES; i++) {
      sum += weights[i];
      while (guesses.size() < GUESSES && (guesses.size() + 0.5) * total < sum * GUESSES) {
        guesses.add(samples.get(i));
      }
    }
    return guesses.isEmpty() ? samples.subList(0, GUESSES) : guesses;
  }
}
