package lethe.engine.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A two-way mapping between values and the lower-case words that represent them in text. A word may
 * consist of several parts separated by blanks.
 *
 * @param values the values, in the order in which they are listed
 * @param words the word for each value, in the same order
 */
public record Vocabulary<T>(List<T> values, List<String> words) {
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  public Vocabulary {
    values = List.copyOf(values);
    words = List.copyOf(words);
  }

  /** Creates a vocabulary of all constants of an enum, each under its {@link #keyword}. */
  public static <E extends Enum<E>> Vocabulary<E> of(Class<E> type) {
    return of(type, Vocabulary::keyword);
  }

  /** Creates a vocabulary of all constants of an enum, with the given word for each. */
  public static <E extends Enum<E>> Vocabulary<E> of(Class<E> type, Function<E, String> word) {
    List<E> constants = List.of(type.getEnumConstants());
    List<String> words = new ArrayList<>();
    for (E constant : constants) {
      words.add(word.apply(constant));
    }
    return new Vocabulary<>(constants, words);
  }

  /**
   * Returns the keyword for a constant in commands and data files, for example {@code far-left} for
   * {@code FAR_LEFT}.
   */
  public static String keyword(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the value with exactly this word, ignoring case; empty if there is none. */
  public Optional<T> byWord(String text) {
    int index = words.indexOf(text.toLowerCase(Locale.ROOT));
    return index < 0 ? Optional.empty() : Optional.of(values.get(index));
  }

  /**
   * Returns the value with this word or, if there is none, the only value whose word it
   * abbreviates; empty if there is none or more than one. Each part may be abbreviated, and the
   * last parts may be missing. Ignores case.
   */
  public Optional<T> byPrefix(String text) {
    Optional<T> exact = byWord(text);
    if (exact.isPresent()) {
      return exact;
    }
    String[] parts = BLANKS.split(text.toLowerCase(Locale.ROOT), -1);
    int match = -1;
    for (int index = 0; index < words.size(); index++) {
      if (isPrefix(words.get(index), parts)) {
        if (match >= 0) {
          return Optional.empty();
        }
        match = index;
      }
    }
    return match < 0 ? Optional.empty() : Optional.of(values.get(match));
  }

  private static boolean isPrefix(String word, String[] parts) {
    String[] wordParts = word.split(" ", -1);
    if (parts.length > wordParts.length) {
      return false;
    }
    for (int i = 0; i < parts.length; i++) {
      if (!wordParts[i].startsWith(parts[i])) {
        return false;
      }
    }
    return true;
  }

  /** Returns all words, separated by commas. */
  public String joinedWords() {
    return String.join(", ", words);
  }
}
