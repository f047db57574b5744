package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.View;

/** Evaluates all possible hearts by the order in which Ren put them and by what she took. */
final class ExactHeartBelief implements HeartBelief {
  /** The number of guesses that represent the up to 390,625 possibilities. */
  static final int KEPT = 120;

  private final TakeValue ren;

  /** Creates a belief about a Ren with these preferences. */
  ExactHeartBelief(TakeValue ren) {
    this.ren = ren;
  }

  @Override
  public List<HeartGuess> guesses(List<RenChoice> hints, View view, TableSampler tables, Rng rng) {
    return hearts(hints, view, tables, rng).equally(KEPT);
  }

  /** Returns all possible hearts with their probabilities. */
  HeartDistribution hearts(List<RenChoice> hints, View view, TableSampler tables, Rng rng) {
    HeartDistribution hearts = HeartOrderEnumerator.of(view, HeartKindCounts.of(view, tables, rng));
    for (RenChoice hint : hints) {
      hearts = hearts.after(hint, ren);
    }
    return hearts;
  }
}
