package lethe.engine.core;

import org.junit.jupiter.api.Test;

/** The laws that are cheap enough for each of many million plies, and the dear ones for some. */
interface SoakLaws<S, C, O, V> extends LawSubject<S, C, O, V> {
  /** A match of it; in the long profile {@code -Dlethe.plies=1000000} says how many plies. */
  @Test
  default void pliesKeepTheLaws() {
    ManyMatches.play(this, Soak.times(1, plies()), (int) Soak.number("twins", 1_000));
  }
}
