package lethe.engine.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * A table as text: a row a line, its fields divided by tabs. Blank lines are left out, and so is a
 * byte order mark. Reading one never fails; whoever reads it decides what is wrong with it.
 */
public record TextTable(List<Row> rows) {
  private static final char REPLACEMENT = '\uFFFD';

  public TextTable {
    rows = List.copyOf(rows);
  }

  public static TextTable read(String text) {
    String said = text.startsWith("\uFEFF") ? text.substring(1) : text;
    List<Row> rows = new ArrayList<>();
    int line = 0;
    for (String each : said.lines().toList()) {
      line++;
      if (!each.isBlank()) {
        rows.add(new Row(line, each, new Field(each, line, 1).split('\t')));
      }
    }
    return new TextTable(rows);
  }

  /**
   * A line that is not blank.
   *
   * @param line counted from 1, blank lines too
   * @param text as it was written
   * @param fields at least one
   */
  public record Row(int line, String text, List<Field> fields) {
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

  /**
   * A field without the blanks around it.
   *
   * @param line counted from 1
   * @param column where its text begins, counted from 1 in characters; where it is empty, where the
   *     field begins
   */
  public record Field(String text, int line, int column) {
    public boolean isEmpty() {
      return text.isEmpty();
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
      int indent = text.length() - text.stripLeading().length();
      return new Field(text.strip(), line, column + (indent == text.length() ? 0 : indent));
    }
  }
}
