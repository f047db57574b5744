package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import lethe.app.frame.Text;

/**
 * A list on the command line. Into a pipe each row is one line, however long; at a terminal no row
 * is broken within a word.
 */
record Rows(List<Row> all) {
  private static final String INDENT = "  ";

  /**
   * One row.
   *
   * @param head what is listed, with what stands between that and the rest
   * @param rest what there is to say of it
   */
  record Row(String head, List<String> rest) {
    Row {
      rest = List.copyOf(rest);
    }

    static Row of(String head, String... rest) {
      return new Row(head, List.of(rest));
    }

    private String line() {
      return head + String.join(INDENT, rest);
    }
  }

  Rows {
    all = List.copyOf(all);
  }

  void print(Terminals to) {
    OptionalInt columns = to.columns();
    (columns.isPresent() ? in(columns.getAsInt()) : lines()).forEach(to.out()::println);
    to.out().flush();
  }

  /** A line a row. */
  List<String> lines() {
    return all.stream().map(Row::line).toList();
  }

  /**
   * The same where all lines have room; else what is listed, and below that the rest of each row. A
   * word that is longer than a line, as the name of a file may be, stays whole.
   */
  List<String> in(int columns) {
    List<String> lines = lines();
    return lines.stream().allMatch(line -> line.length() <= columns)
        ? lines
        : all.stream().flatMap(row -> broken(row, columns).stream()).toList();
  }

  private static List<String> broken(Row row, int columns) {
    List<String> lines = new ArrayList<>(broken(List.of(row.head().stripTrailing()), "", columns));
    lines.addAll(broken(row.rest(), INDENT, columns));
    return lines;
  }

  /** Parts one after the other: each on a line of its own where two have no room on one. */
  private static List<String> broken(List<String> parts, String indent, int columns) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String part : parts) {
      String beside = line.isEmpty() ? indent + part : line + INDENT + part;
      if (beside.length() <= columns) {
        line = beside;
        continue;
      }
      if (!line.isEmpty()) {
        lines.add(line);
      }
      Text.plain(indent + part.strip()).unbroken(columns).stream()
          .map(Text::words)
          .forEach(lines::add);
      line = lines.removeLast();
    }
    if (!line.isEmpty()) {
      lines.add(line);
    }
    return lines;
  }
}
