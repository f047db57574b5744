package lethe.engine.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A field of a {@link Row}, without the blanks around it.
 *
 * @param line counted from 1
 * @param column where its text begins, counted from 1 in characters; where it is empty, where the
 *     field begins
 */
public record Field(String text, int line, int column) {
  public boolean isEmpty() {
    return text.isEmpty();
  }

  /** Whether its text is this, in upper or lower case. */
  public boolean is(String other) {
    return text.equalsIgnoreCase(other);
  }

  /** Its text in lower case. */
  public String lower() {
    return text.toLowerCase(Locale.ROOT);
  }

  /** Its parts between these characters, each where it stands; one part if there are none. */
  public List<Field> split(char between) {
    List<Field> parts = new ArrayList<>();
    int start = 0;
    while (start <= text.length()) {
      int at = text.indexOf(between, start);
      int end = at < 0 ? text.length() : at;
      parts.add(stripped(text.substring(start, end), line, column + start));
      start = end + 1;
    }
    return parts;
  }

  private static Field stripped(String text, int line, int column) {
    String words = text.strip();
    boolean whole = words.isEmpty() || words.length() == text.length();
    return new Field(words, line, whole ? column : column + text.indexOf(words));
  }
}
