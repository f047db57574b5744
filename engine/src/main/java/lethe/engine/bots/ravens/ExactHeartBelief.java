package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.View;

/**
 * Evaluates all possible hearts using the order in which Ren arranged them and the cards she took.
 */
final class ExactHeartBelief implements HeartBelief {
  /** The number of guesses that represent the possible hearts, of which there are up to 390,625. */
  static final int GUESSES = 120;

  private final TakeValue takeValue;

  /** Creates a belief about a Ren with these preferences. */
  ExactHeartBelief(TakeValue takeValue) {
    this.takeValue = takeValue;
  }

  @Override
  public List<HeartGuess> guesses(
      List<RenChoice> renChoices, View view, RenViewSampler renViewSampler, Rng rng) {
    return distribution(renChoices, view, renViewSampler, rng).equallyLikely(GUESSES);
  }

  /** Returns all possible hearts with their probabilities. */
  HeartDistribution distribution(
      List<RenChoice> renChoices, View view, RenViewSampler renViewSampler, Rng rng) {
    HeartDistribution hearts =
        HeartOrderEnumerator.distribution(view, HeartKindCounts.of(view, renViewSampler, rng));
    for (RenChoice renChoice : renChoices) {
      hearts = hearts.after(renChoice, takeValue);
    }
    return hearts;
  }
}
