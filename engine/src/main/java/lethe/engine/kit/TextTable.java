package lethe.engine.kit;

import java.util.ArrayList;
import java.util.List;

/**
 * A table in text form: one row per line, with fields separated by tabs. Blank lines and a byte
 * order mark are skipped. Reading never fails; the caller validates the fields.
 */
public record TextTable(List<TextRow> rows) {
  public TextTable {
    rows = List.copyOf(rows);
  }

  public static TextTable parse(String text) {
    String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
    List<TextRow> rows = new ArrayList<>();
    int line = 0;
    for (String lineText : content.lines().toList()) {
      line++;
      if (!lineText.isBlank()) {
        rows.add(new TextRow(line, lineText, new Field(lineText, line, 1).split('\t')));
      }
    }
    return new TextTable(rows);
  }
}
