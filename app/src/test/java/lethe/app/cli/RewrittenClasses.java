package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Examples of code that the build rewrites: records with components of every type, and type
 * switches.
 */
public final class RewrittenClasses implements Supplier<List<String>> {
  record AllTypes(
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

  record Empty() {}

  record Pair<A, B>(A first, B second) {}

  sealed interface Shape permits Dot, Line {}

  record Dot(int position) implements Shape {}

  record Line(Shape start, Shape end) implements Shape {}

  private static final List<Object> VALUES =
      List.of(
          new Empty(),
          allTypes(1, 1, ""),
          allTypes(1, 1, "word"),
          allTypes(-1, Double.NaN, "word"),
          allTypes(1, -0.0, "word"),
          allTypes(1, 0.0, "word"),
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

  private static AllTypes allTypes(int number, double fine, String word) {
    return new AllTypes(
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
   * Returns all observable behavior: which values are equal, their hash codes, and the results of
   * the switches.
   */
  @Override
  public List<String> get() {
    List<String> results = new ArrayList<>();
    for (Object value : VALUES) {
      results.add(value + " " + describe(value));
      if (value instanceof Record) {
        results.add(value + " " + value.hashCode());
      }
      for (Object other : VALUES) {
        results.add(value.equals(other) + " " + Objects.equals(value, null));
      }
    }
    results.add(describe(null));
    return results;
  }

  private static String describe(Object value) {
    return switch (value) {
      case null -> "nothing";
      case Shape shape -> describeShape(shape);
      case String text when text.isEmpty() -> "empty";
      case String text -> text;
      case Integer number when number > 7 -> "many";
      case Integer number -> "some " + number;
      case Pair<?, ?>(Integer first, Integer second) -> first + " and " + second;
      case Pair<?, ?>(var first, Integer second) -> first + " beside " + second;
      case Record record -> "a record " + record.getClass().getSimpleName();
      default -> "else";
    };
  }

  private static String describeShape(Shape shape) {
    return switch (shape) {
      case Dot(int position) -> "dot " + position;
      case Line(Dot(int start), Dot(int end)) -> "short " + start + end;
      case Line(Shape start, Shape end) -> describeShape(start) + " to " + describeShape(end);
    };
  }
}
