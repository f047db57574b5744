package lethe.engine.kit;

import java.util.ArrayList;
import java.util.List;

/**
 * A table as text: a row a line, its fields divided by tabs. Blank lines are left out, and so is a
 * byte order mark. Reading one never fails; whoever reads it decides what is wrong with it.
 */
public record TextTable(List<Row> rows) {
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
}
