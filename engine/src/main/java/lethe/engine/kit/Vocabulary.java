package lethe.engine.kit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The words for some things, in lower case. A word may consist of several parts with blanks between
 * them.
 *
 * @param things in the order in which they are listed
 * @param words each thing's word, in the same order
 */
public record Vocabulary<T>(List<T> things, List<String> words) {
  public Vocabulary {
    things = List.copyOf(things);
    words = List.copyOf(words);
  }

  /** All constants of an enum, each by its {@link #keyword}. */
  public static <E extends Enum<E>> Vocabulary<E> of(Class<E> type) {
    return of(type, Vocabulary::keyword);
  }

  /** All constants of an enum. */
  public static <E extends Enum<E>> Vocabulary<E> of(Class<E> type, Function<E, String> word) {
    List<E> things = List.of(type.getEnumConstants());
    return new Vocabulary<>(things, things.stream().map(word).toList());
  }

  /** How a constant is written in data and typed: {@code FAR_LEFT} as {@code far-left}. */
  public static String keyword(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What this means, in upper or lower case. */
  public Optional<T> named(String said) {
    int at = words.indexOf(said.toLowerCase(Locale.ROOT));
    return at < 0 ? Optional.empty() : Optional.of(things.get(at));
  }

  /**
   * The same for a beginning that only one word has. Each part may be cut short, and the last ones
   * may be missing.
   */
  public Optional<T> beginning(String said) {
    String[] parts = said.toLowerCase(Locale.ROOT).split("\\s+", -1);
    List<T> fits =
        IntStream.range(0, words.size())
            .filter(at -> begins(words.get(at).split(" ", -1), parts))
            .mapToObj(things::get)
            .toList();
    return fits.size() == 1 ? Optional.of(fits.getFirst()) : named(said);
  }

  private static boolean begins(String[] whole, String[] parts) {
    return parts.length <= whole.length
        && IntStream.range(0, parts.length).allMatch(i -> whole[i].startsWith(parts[i]));
  }

  /** All words, as a sentence lists them. */
  public String listed() {
    return String.join(", ", words);
  }
}
