package lethe.engine.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The words for some things, in lower case. A word may consist of several parts with blanks between
 * them.
 *
 * @param things in the order in which they are listed
 * @param words each thing's word, in the same order
 */
public record Vocabulary<T>(List<T> things, List<String> words) {
  private static final Pattern BLANKS = Pattern.compile("\\s+");

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
    List<String> words = new ArrayList<>();
    for (E thing : things) {
      words.add(word.apply(thing));
    }
    return new Vocabulary<>(things, words);
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
   * The same for a whole word or a beginning that only one word has. Each part may be cut short,
   * and the last ones may be missing.
   */
  public Optional<T> beginning(String said) {
    Optional<T> whole = named(said);
    if (whole.isPresent()) {
      return whole;
    }
    String[] parts = BLANKS.split(said.toLowerCase(Locale.ROOT), -1);
    int fitting = -1;
    for (int at = 0; at < words.size(); at++) {
      if (begins(words.get(at), parts)) {
        if (fitting >= 0) {
          return Optional.empty();
        }
        fitting = at;
      }
    }
    return fitting < 0 ? Optional.empty() : Optional.of(things.get(fitting));
  }

  private static boolean begins(String word, String[] parts) {
    String[] whole = word.split(" ", -1);
    if (parts.length > whole.length) {
      return false;
    }
    for (int i = 0; i < parts.length; i++) {
      if (!whole[i].startsWith(parts[i])) {
        return false;
      }
    }
    return true;
  }

  /** All words, as a sentence lists them. */
  public String listed() {
    return String.join(", ", words);
  }
}
