package lethe.engine.kit;

import java.util.List;
import java.util.OptionalInt;

/**
 * A line of a {@link TextTable} that is not blank.
 *
 * @param line counted from 1, blank lines too
 * @param text as it was written
 * @param fields at least one
 */
public record Row(int line, String text, List<Field> fields) {
  private static final char REPLACEMENT = '\uFFFD';

  public Row {
    fields = List.copyOf(fields);
  }

  /**
   * The column of the first character that no text has, if there is one: a control character, or
   * what bytes that are not UTF-8 were turned into.
   */
  public OptionalInt notText() {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == REPLACEMENT || (Character.isISOControl(c) && c != '\t')) {
        return OptionalInt.of(i + 1);
      }
    }
    return OptionalInt.empty();
  }

  /** An empty field behind the last. */
  public Field end() {
    return new Field("", line, text.length() + 1);
  }
}
