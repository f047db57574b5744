package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.View;

/** Evaluates all possible hearts by the order in which Ren put them and by what she took. */
final class ExactBelief implements Belief {
  /** The number of guesses that represent the up to 390,625 possibilities. */
  static final int KEPT = 120;

  private final TakeValue ren;

  /** Creates a belief about a Ren with these preferences. */
  ExactBelief(TakeValue ren) {
    this.ren = ren;
  }

  @Override
  public List<HeartGuess> guesses(List<Hint> hints, View view, Tables tables, Rng rng) {
    return hearts(hints, view, tables, rng).equally(KEPT);
  }

  /** Returns all possible hearts with their probabilities. */
  Hearts hearts(List<Hint> hints, View view, Tables tables, Rng rng) {
    Hearts hearts = HeartOrders.of(view, HeartKinds.of(view, tables, rng));
    for (Hint hint : hints) {
      hearts = hearts.after(hint, ren);
    }
    return hearts;
  }
}
