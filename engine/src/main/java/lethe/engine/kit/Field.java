package lethe.engine.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A field of a {@link TextRow}, without surrounding blanks.
 *
 * @param line the line, from 1
 * @param column the column of the first character of the text, from 1; for an empty field, the
 *     column at which the field begins
 */
public record Field(String text, int line, int column) {
  public boolean isEmpty() {
    return text.isEmpty();
  }

  /** Returns whether the text equals {@code other}, ignoring case. */
  public boolean equalsIgnoreCase(String other) {
    return text.equalsIgnoreCase(other);
  }

  /** Returns the text in lower case. */
  public String lowerCaseText() {
    return text.toLowerCase(Locale.ROOT);
  }

  /**
   * Splits the text at a separator and strips the parts. Returns a single field if the separator
   * does not occur.
   */
  public List<Field> split(char separator) {
    List<Field> parts = new ArrayList<>();
    int start = 0;
    while (start <= text.length()) {
      int index = text.indexOf(separator, start);
      int end = index < 0 ? text.length() : index;
      parts.add(createStripped(text.substring(start, end), line, column + start));
      start = end + 1;
    }
    return parts;
  }

  private static Field createStripped(String text, int line, int column) {
    String strippedText = text.strip();
    boolean keepsColumn = strippedText.isEmpty() || strippedText.length() == text.length();
    return new Field(
        strippedText, line, keepsColumn ? column : column + text.indexOf(strippedText));
  }
}
