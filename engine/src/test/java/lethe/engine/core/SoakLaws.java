package lethe.engine.core;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The laws that are cheap enough for each of many million plies, and the dear ones for some. */
interface SoakLaws<S, C, O, V> extends LawSubject<S, C, O, V> {
  /** A match of it; the laws beside this one try more. */
  @Test
  default void pliesKeepTheLaws() {
    ManyMatches.play(this, 1, 1_000);
  }

  /** {@code -Dlethe.plies=1000000} says how many of each game. */
  @Test
  @Tag("long")
  default void millionsOfPliesKeepTheLaws() {
    ManyMatches.play(this, Soak.number("plies", 25_000_000), (int) Soak.number("twins", 1_000));
  }
}
