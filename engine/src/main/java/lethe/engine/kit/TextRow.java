package lethe.engine.kit;

import java.util.List;
import java.util.OptionalInt;

/**
 * A line of a {@link TextTable} that is not blank.
 *
 * @param line the line number, from 1; blank lines are counted
 * @param text the line as it was written
 * @param fields the fields, separated by tabs in the text; at least one
 */
public record TextRow(int line, String text, List<Field> fields) {
  private static final char REPLACEMENT_CHARACTER = '\uFFFD';

  public TextRow {
    fields = List.copyOf(fields);
  }

  /**
   * Returns the column of the first invalid character, from 1, or empty if there is none. Control
   * characters other than tabs are invalid, as is the replacement character, which indicates bytes
   * that are not UTF-8.
   */
  public OptionalInt invalidCharacterColumn() {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == REPLACEMENT_CHARACTER || (Character.isISOControl(c) && c != '\t')) {
        return OptionalInt.of(i + 1);
      }
    }
    return OptionalInt.empty();
  }

  /** Returns an empty field after the last field. */
  public Field endField() {
    return new Field("", line, text.length() + 1);
  }
}
