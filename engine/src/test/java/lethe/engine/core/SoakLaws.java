package lethe.engine.core;

import org.junit.jupiter.api.Test;

/**
 * Checks very many plies against the cheap laws, and a fraction of the matches against the
 * expensive ones.
 */
interface SoakLaws<S, C, O, V> extends LawSubject<S, C, O, V> {
  /**
   * In the long profile, {@code -Dlethe.plies=1000000} sets the number of plies. A sample is one
   * match.
   */
  @Test
  default void everyPlyObeysTheCheapLaws() {
    ManyMatches.play(this, Soak.times(1, plies()), (int) Soak.number("twins", 1_000));
  }
}
