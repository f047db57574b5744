package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.View;

/** Weighs all hearts that could be there by the order that Ren gave them and by what she took. */
final class ExactBelief implements Belief {
  /** How many guesses stand for all; there are up to 390,625. */
  static final int KEPT = 120;

  private final TakeValue ren;

  /** Of a Ren of this taste. */
  ExactBelief(TakeValue ren) {
    this.ren = ren;
  }

  @Override
  public List<HeartGuess> guesses(List<Hint> hints, View view, Tables tables, Rng rng) {
    return hearts(hints, view, tables, rng).equally(KEPT);
  }

  /** All that could be there. */
  Hearts hearts(List<Hint> hints, View view, Tables tables, Rng rng) {
    Hearts hearts = HeartOrders.of(view, HeartKinds.of(view, tables, rng));
    for (Hint hint : hints) {
      hearts = hearts.after(hint, ren);
    }
    return hearts;
  }
}
