package lethe.engine.core;

import org.junit.jupiter.api.Test;

/**
 * Checks a large number of plies against the cheap laws, and a fraction of the matches against the
 * expensive laws.
 */
interface SoakLaws<S, C, O, V> extends GameUnderTest<S, C, O, V> {
  /**
   * In the long profile, {@code -Dlethe.plies=1000000} sets the number of plies, except for games
   * that override {@link #plies}. The short profile plays one match.
   */
  @Test
  default void everyPlyObeysTheCheapLaws() {
    ManyMatchesRunner.play(
        this, TestVolume.times(1, plies()), (int) TestVolume.property("twins", 1_000));
  }
}
