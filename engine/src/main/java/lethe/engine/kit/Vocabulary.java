package lethe.engine.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A two-way mapping between things and the lower-case words that stand for them in text. A word may
 * consist of several parts separated by blanks.
 *
 * @param values the things, in the order in which they are listed
 * @param words the word for each thing, in the same order
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

  /** Creates a vocabulary of all constants of an enum. */
  public static <E extends Enum<E>> Vocabulary<E> of(Class<E> type, Function<E, String> word) {
    List<E> things = List.of(type.getEnumConstants());
    List<String> words = new ArrayList<>();
    for (E thing : things) {
      words.add(word.apply(thing));
    }
    return new Vocabulary<>(things, words);
  }

  /**
   * Returns the form in which a constant is typed and written in data: {@code far-left} for {@code
   * FAR_LEFT}.
   */
  public static String keyword(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the thing with exactly this word, ignoring case. */
  public Optional<T> byWord(String text) {
    int at = words.indexOf(text.toLowerCase(Locale.ROOT));
    return at < 0 ? Optional.empty() : Optional.of(values.get(at));
  }

  /**
   * Returns the thing with this word or, if there is none, the only thing whose word begins with
   * it. Each part may be abbreviated, and the last parts may be missing. Ignores case.
   */
  public Optional<T> byPrefix(String text) {
    Optional<T> whole = byWord(text);
    if (whole.isPresent()) {
      return whole;
    }
    String[] parts = BLANKS.split(text.toLowerCase(Locale.ROOT), -1);
    int fitting = -1;
    for (int at = 0; at < words.size(); at++) {
      if (isPrefix(words.get(at), parts)) {
        if (fitting >= 0) {
          return Optional.empty();
        }
        fitting = at;
      }
    }
    return fitting < 0 ? Optional.empty() : Optional.of(values.get(fitting));
  }

  private static boolean isPrefix(String word, String[] parts) {
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

  /** Returns all words, separated by commas. */
  public String listing() {
    return String.join(", ", words);
  }
}
