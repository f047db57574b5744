package lethe.engine.core;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Watches one match while it is played, and throws an {@link AssertionError} if the match breaks
 * the law.
 */
interface Law<S, C, O, V> {
  /** Checks the match after the deal and after every entry. */
  void atMoment(MatchMoment<S, C, O, V> moment, MutableRng rng);

  /** Checks a ply. Called after every ply, before {@link #atMoment}. */
  default void afterPly(
      MatchMoment<S, C, O, V> before, Seat seat, C command, MatchMoment<S, C, O, V> after) {}

  /** Checks an undo. Called after every undo, before {@link #atMoment}. */
  default void afterUndo(MatchMoment<S, C, O, V> before, MatchMoment<S, C, O, V> after) {}

  /** Returns a law that checks all of these laws in turn. */
  static <S, C, O, V> Law<S, C, O, V> all(List<Law<S, C, O, V>> laws) {
    return new Law<>() {
      @Override
      public void atMoment(MatchMoment<S, C, O, V> moment, MutableRng rng) {
        laws.forEach(law -> law.atMoment(moment, rng));
      }

      @Override
      public void afterPly(
          MatchMoment<S, C, O, V> before, Seat seat, C command, MatchMoment<S, C, O, V> after) {
        laws.forEach(law -> law.afterPly(before, seat, command, after));
      }

      @Override
      public void afterUndo(MatchMoment<S, C, O, V> before, MatchMoment<S, C, O, V> after) {
        laws.forEach(law -> law.afterUndo(before, after));
      }
    };
  }

  static void assertHolds(boolean holds, String message) {
    if (!holds) {
      throw new AssertionError(message);
    }
  }

  static void assertHolds(boolean holds, Supplier<String> message) {
    if (!holds) {
      throw new AssertionError(message.get());
    }
  }

  static void assertEqual(String message, Object expected, Object actual) {
    assertEqual(() -> message, expected, actual);
  }

  static void assertEqual(Supplier<String> message, Object expected, Object actual) {
    assertHolds(
        Objects.equals(expected, actual),
        () -> message.get() + "\nexpected: " + expected + "\nbut was:  " + actual);
  }
}
