package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import lethe.app.frame.Text;
import lethe.app.local.ProgramOutput;

/**
 * A list for the command line. In a pipe, each row is one line of any length; at a terminal, rows
 * are wrapped between words.
 */
record ListOutput(List<ListEntry> entries) {
  private static final String INDENT = "  ";

  /**
   * One row.
   *
   * @param head the name of the item, followed by the separator
   * @param rest the parts of its description
   */
  record ListEntry(String head, List<String> rest) {
    ListEntry {
      rest = List.copyOf(rest);
    }

    static ListEntry of(String head, String... rest) {
      return new ListEntry(head, List.of(rest));
    }

    private String line() {
      return head + String.join(INDENT, rest);
    }
  }

  ListOutput {
    entries = List.copyOf(entries);
  }

  void print(ProgramOutput output) {
    OptionalInt columns = output.columns();
    (columns.isPresent() ? wrappedTo(columns.getAsInt()) : lines()).forEach(output.out()::println);
    output.out().flush();
  }

  /** Returns one line for each row. */
  List<String> lines() {
    return entries.stream().map(ListEntry::line).toList();
  }

  /**
   * Returns one line for each row if all fit. Otherwise, the description of each row follows on
   * separate lines. A word longer than a line, such as a file name, is not broken.
   */
  List<String> wrappedTo(int columns) {
    List<String> lines = lines();
    return lines.stream().allMatch(line -> line.length() <= columns)
        ? lines
        : entries.stream().flatMap(row -> wrap(row, columns).stream()).toList();
  }

  private static List<String> wrap(ListEntry row, int columns) {
    List<String> lines = new ArrayList<>(wrap(List.of(row.head().stripTrailing()), "", columns));
    lines.addAll(wrap(row.rest(), INDENT, columns));
    return lines;
  }

  /** Puts parts on lines, as many on each line as fit. */
  private static List<String> wrap(List<String> parts, String indent, int columns) {
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
      Text.plain(indent + part.strip()).wrappedKeepingWords(columns).stream()
          .map(Text::text)
          .forEach(lines::add);
      line = lines.removeLast();
    }
    if (!line.isEmpty()) {
      lines.add(line);
    }
    return lines;
  }
}
