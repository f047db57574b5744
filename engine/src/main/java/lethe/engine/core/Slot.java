package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A gap in a phrase: what may be typed there.
 *
 * @param <T> what is read
 * @param name what it is called in help, {@code CUP}; may be typed before what is in it
 * @param lead the filler words before it, each of which may be left out; empty for none
 * @param fewest how many there must be
 * @param most how many there may be
 * @param choices what may be typed, for help; an example where there are too many to list
 * @param read a lower-case token, or nothing if it is none of these
 * @param write back to the token
 * @param column where things of several kinds are in one slot, at most one of each kind: which of
 *     them, from 0 on, so that they can be listed kind by kind
 * @param omitted what is meant where nothing is typed and something always is
 */
public record Slot<T>(
    String name,
    String lead,
    int fewest,
    int most,
    List<String> choices,
    Function<String, Optional<T>> read,
    Function<T, String> write,
    Optional<Function<T, Integer>> column,
    Optional<T> omitted) {
  /** A slot whose things are all of one kind. */
  public Slot(
      String name,
      String lead,
      int fewest,
      int most,
      List<String> choices,
      Function<String, Optional<T>> read,
      Function<T, String> write) {
    this(name, lead, fewest, most, choices, read, write, Optional.empty(), Optional.empty());
  }

  /** Exactly one of something. */
  public static <T> Slot<T> one(
      String name, Function<String, Optional<T>> read, Function<T, String> write) {
    return new Slot<>(name, "", 1, 1, List.of(), read, write);
  }

  /** A whole number between these two, both included. */
  public static Slot<Integer> number(String name, int least, int greatest) {
    Function<String, Optional<Integer>> read =
        token -> number(token).filter(n -> n >= least && n <= greatest);
    List<String> choices =
        greatest - least > 8
            ? List.of(least + ".." + greatest)
            : IntStream.rangeClosed(least, greatest).mapToObj(String::valueOf).toList();
    return new Slot<>(name, "", 1, 1, choices, read, String::valueOf);
  }

  /** One of these words, which may be cut short as long as only one begins so. */
  public static <E extends Enum<E>> Slot<E> word(String name, List<E> words) {
    List<String> choices = words.stream().map(Slot::lower).toList();
    Function<String, Optional<E>> read =
        token -> {
          List<E> fits = new ArrayList<>();
          for (E word : words) {
            if (lower(word).equals(token)) {
              return Optional.of(word);
            }
            if (lower(word).startsWith(token)) {
              fits.add(word);
            }
          }
          return fits.size() == 1 ? Optional.of(fits.getFirst()) : Optional.empty();
        };
    return new Slot<>(name, "", 1, 1, choices, read, Slot::lower);
  }

  /** The same, with filler words before it that may be left out; blanks divide them. */
  public Slot<T> after(String filler) {
    return new Slot<>(name, filler, fewest, most, choices, read, write, column, omitted);
  }

  /** The same with an example for help. */
  public Slot<T> like(String example) {
    return new Slot<>(
        name, lead, fewest, most, List.of("like " + example), read, write, column, omitted);
  }

  /** The same, so many times. */
  public Slot<T> times(int least, int greatest) {
    return new Slot<>(name, lead, least, greatest, choices, read, write, column, omitted);
  }

  /** The same where things are of so many kinds as there may be things, told apart by this. */
  public Slot<T> ofKinds(Function<T, Integer> kind) {
    return new Slot<>(name, lead, fewest, most, choices, read, write, Optional.of(kind), omitted);
  }

  /** The same where one may type nothing, and this is meant by it. */
  public Slot<T> or(T meant) {
    return new Slot<>(name, lead, 0, 1, choices, read, write, column, Optional.of(meant));
  }

  /** What is meant where nothing is typed, as it would be typed. */
  Optional<String> meant() {
    return omitted.map(write);
  }

  /** How help shows it: {@code in CUP}, {@code [with N...]}. */
  public String usage() {
    String gap = (lead.isEmpty() ? "" : lead + " ") + name + (most > 1 ? "..." : "");
    return fewest == 0 ? "[" + gap + "]" : gap;
  }

  /** A number without sign or leading zeros beyond its size; never throws, whatever the text. */
  private static Optional<Integer> number(String token) {
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

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
