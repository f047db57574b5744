package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Contains examples of what the build rewrites in classes: records with components of every type,
 * and type switches.
 */
public final class RewrittenClasses implements Supplier<List<String>> {
  record Kinds(
      boolean bit,
      byte tiny,
      char letter,
      short small,
      int number,
      long large,
      float coarse,
      double fine,
      String word,
      List<Object> more) {}

  record None() {}

  record Pair<A, B>(A one, B other) {}

  sealed interface Shape permits Dot, Line {}

  record Dot(int at) implements Shape {}

  record Line(Shape from, Shape to) implements Shape {}

  private static final List<Object> VALUES =
      List.of(
          new None(),
          kinds(1, 1, ""),
          kinds(1, 1, "word"),
          kinds(-1, Double.NaN, "word"),
          kinds(1, -0.0, "word"),
          kinds(1, 0.0, "word"),
          new Pair<>(null, 3),
          new Pair<>(null, null),
          new Dot(3),
          new Line(new Dot(3), new Dot(4)),
          new Line(new Dot(4), new Line(new Dot(1), new Dot(2))),
          "a text",
          "",
          7,
          7L,
          List.of(1),
          Thread.State.NEW);

  private static Kinds kinds(int number, double fine, String word) {
    return new Kinds(
        number > 0,
        (byte) number,
        'x',
        (short) number,
        number,
        number * 5_000_000_000L,
        (float) fine,
        fine,
        word,
        List.of(number));
  }

  /**
   * Returns everything that can be observed: which values are equal, their hash codes, and the
   * results of the switches.
   */
  @Override
  public List<String> get() {
    List<String> seen = new ArrayList<>();
    for (Object one : VALUES) {
      seen.add(one + " " + named(one));
      if (one instanceof Record) {
        seen.add(one + " " + one.hashCode());
      }
      for (Object other : VALUES) {
        seen.add(one.equals(other) + " " + Objects.equals(one, null));
      }
    }
    seen.add(named(null));
    return seen;
  }

  private static String named(Object value) {
    return switch (value) {
      case null -> "nothing";
      case Shape shape -> shape(shape);
      case String text when text.isEmpty() -> "empty";
      case String text -> text;
      case Integer number when number > 7 -> "many";
      case Integer number -> "some " + number;
      case Pair<?, ?>(Integer one, Integer other) -> one + " and " + other;
      case Pair<?, ?>(var one, Integer other) -> one + " beside " + other;
      case Record record -> "a record " + record.getClass().getSimpleName();
      default -> "else";
    };
  }

  private static String shape(Shape shape) {
    return switch (shape) {
      case Dot(int at) -> "dot " + at;
      case Line(Dot(int from), Dot(int to)) -> "short " + from + to;
      case Line(Shape from, Shape to) -> shape(from) + " to " + shape(to);
    };
  }
}
