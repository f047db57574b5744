package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.View;

/** Samples possible hearts and keeps those that best explain Ren's takes. */
final class SampledHeartBelief implements HeartBelief {
  private static final int DRAWN = 200;
  private static final int KEPT = 40;

  private final TakeValue ren;

  /** Creates a belief about a Ren with these preferences. */
  SampledHeartBelief(TakeValue ren) {
    this.ren = ren;
  }

  @Override
  public List<HeartGuess> guesses(List<RenChoice> hints, View view, TableSampler tables, Rng rng) {
    List<HeartGuess> drawn = new ArrayList<>(DRAWN);
    Rng rest = rng;
    for (int i = 0; i < DRAWN; i++) {
      rest = rest.nextInt(2).next();
      drawn.add(HeartGuess.of(tables.ren(rest.derive("guess")).poem().rows()));
    }
    double[] weights = new double[DRAWN];
    Arrays.fill(weights, 1);
    for (RenChoice hint : hints) {
      double[] likelihoods = hint.likelihoods(ren, drawn);
      for (int i = 0; i < DRAWN; i++) {
        weights[i] *= likelihoods[i];
      }
    }
    double total = 0;
    for (double weight : weights) {
      total += weight;
    }
    List<HeartGuess> kept = new ArrayList<>(KEPT);
    double sum = 0;
    for (int i = 0; i < DRAWN; i++) {
      sum += weights[i];
      while (kept.size() < KEPT && (kept.size() + 0.5) * total < sum * KEPT) {
        kept.add(drawn.get(i));
      }
    }
    return kept.isEmpty() ? drawn.subList(0, KEPT) : kept;
  }
}
