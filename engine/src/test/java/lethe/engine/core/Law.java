package lethe.engine.core;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** Looks on while one match is played, and throws an {@link AssertionError} at what must not be. */
interface Law<S, C, O, V> {
  /** After the deal, and after every entry. */
  void at(Moment<S, C, O, V> now, Dice dice);

  /** After every ply, before {@link #at}. */
  default void ply(Moment<S, C, O, V> before, Seat seat, C command, Moment<S, C, O, V> after) {}

  /** After every undo, before {@link #at}. */
  default void undone(Moment<S, C, O, V> before, Moment<S, C, O, V> after) {}

  /** Several at once. */
  static <S, C, O, V> Law<S, C, O, V> all(List<Law<S, C, O, V>> laws) {
    return new Law<>() {
      @Override
      public void at(Moment<S, C, O, V> now, Dice dice) {
        laws.forEach(law -> law.at(now, dice));
      }

      @Override
      public void ply(Moment<S, C, O, V> before, Seat seat, C command, Moment<S, C, O, V> after) {
        laws.forEach(law -> law.ply(before, seat, command, after));
      }

      @Override
      public void undone(Moment<S, C, O, V> before, Moment<S, C, O, V> after) {
        laws.forEach(law -> law.undone(before, after));
      }
    };
  }

  static void check(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError(what);
    }
  }

  static void check(boolean holds, Supplier<String> what) {
    if (!holds) {
      throw new AssertionError(what.get());
    }
  }

  static void same(String what, Object expected, Object actual) {
    same(() -> what, expected, actual);
  }

  static void same(Supplier<String> what, Object expected, Object actual) {
    check(
        Objects.equals(expected, actual),
        () -> what.get() + "\nexpected: " + expected + "\nbut was:  " + actual);
  }
}
