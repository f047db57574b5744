package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A variable part of a phrase.
 *
 * @param <T> the type of its values
 * @param name the name in help texts, such as {@code CUP}; may be typed before the value
 * @param filler the filler words before it, each of them optional; empty if there are none
 * @param min the minimum number of values
 * @param max the maximum number of values
 * @param choices the possible values for help texts; a range or an example if there are too many,
 *     and empty if none are listed
 * @param parser reads a lower-case token; returns empty if the token is not a value of this slot
 * @param formatter writes a value as a token
 * @param kindIndex for slots that hold at most one value of each of several kinds: returns the
 *     index of a value's kind, from 0
 * @param defaultValue the value that an empty slot stands for, if it stands for one; it is never
 *     written
 */
public record Slot<T>(
    String name,
    String filler,
    int min,
    int max,
    List<String> choices,
    Function<String, Optional<T>> parser,
    Function<T, String> formatter,
    Optional<Function<T, Integer>> kindIndex,
    Optional<T> defaultValue) {
  /** Creates a slot whose values are all of one kind. */
  public Slot(
      String name,
      String filler,
      int min,
      int max,
      List<String> choices,
      Function<String, Optional<T>> parser,
      Function<T, String> formatter) {
    this(name, filler, min, max, choices, parser, formatter, Optional.empty(), Optional.empty());
  }

  /** Creates a slot for exactly one value. */
  public static <T> Slot<T> single(
      String name, Function<String, Optional<T>> parser, Function<T, String> formatter) {
    return new Slot<>(name, "", 1, 1, List.of(), parser, formatter);
  }

  /** Creates a slot for an integer from {@code min}, which must not be negative, to {@code max}. */
  public static Slot<Integer> number(String name, int min, int max) {
    Function<String, Optional<Integer>> parser =
        token -> parseNumber(token).filter(n -> n >= min && n <= max);
    List<String> choices =
        max - min > 8
            ? List.of(min + ".." + max)
            : IntStream.rangeClosed(min, max).mapToObj(String::valueOf).toList();
    return new Slot<>(name, "", 1, 1, choices, parser, String::valueOf);
  }

  /**
   * Creates a slot for one of these constants, which may be abbreviated as long as the prefix is
   * unique.
   */
  public static <E extends Enum<E>> Slot<E> constant(String name, List<E> constants) {
    List<String> choices = constants.stream().map(Slot::toWord).toList();
    Function<String, Optional<E>> parser =
        token -> {
          List<E> matches = new ArrayList<>();
          for (E constant : constants) {
            if (toWord(constant).equals(token)) {
              return Optional.of(constant);
            }
            if (toWord(constant).startsWith(token)) {
              matches.add(constant);
            }
          }
          return matches.size() == 1 ? Optional.of(matches.getFirst()) : Optional.empty();
        };
    return new Slot<>(name, "", 1, 1, choices, parser, Slot::toWord);
  }

  /** Returns this slot with optional filler words before it, separated by blanks. */
  public Slot<T> withFiller(String filler) {
    return new Slot<>(name, filler, min, max, choices, parser, formatter, kindIndex, defaultValue);
  }

  /** Returns this slot with an example for help texts. */
  public Slot<T> withExample(String example) {
    return new Slot<>(
        name,
        filler,
        min,
        max,
        List.of("like " + example),
        parser,
        formatter,
        kindIndex,
        defaultValue);
  }

  /** Returns this slot with the given minimum and maximum number of values. */
  public Slot<T> withCount(int min, int max) {
    return new Slot<>(name, filler, min, max, choices, parser, formatter, kindIndex, defaultValue);
  }

  /** Returns this slot for values of several kinds, at most one of each kind. */
  public Slot<T> distinctBy(Function<T, Integer> kindIndex) {
    return new Slot<>(
        name, filler, min, max, choices, parser, formatter, Optional.of(kindIndex), defaultValue);
  }

  /** Returns this slot as an optional slot with a default value. */
  public Slot<T> withDefault(T defaultValue) {
    return new Slot<>(
        name, filler, 0, 1, choices, parser, formatter, kindIndex, Optional.of(defaultValue));
  }

  /** Returns the text of the default value; empty if there is none. */
  Optional<String> defaultText() {
    return defaultValue.map(formatter);
  }

  /** Returns the usage text, such as {@code in CUP} or {@code [with N...]}. */
  public String usage() {
    String text = (filler.isEmpty() ? "" : filler + " ") + name + (max > 1 ? "..." : "");
    return min == 0 ? "[" + text + "]" : text;
  }

  /** Reads a non-negative decimal number of at most nine ASCII digits. */
  private static Optional<Integer> parseNumber(String token) {
    if (token.isEmpty() || token.length() > 9) {
      return Optional.empty();
    }
    int value = 0;
    for (int i = 0; i < token.length(); i++) {
      char c = token.charAt(i);
      if (c < '0' || c > '9') {
        return Optional.empty();
      }
      value = value * 10 + c - '0';
    }
    return Optional.of(value);
  }

  private static String toWord(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
