package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import lethe.app.frame.Text;
import lethe.app.local.ProgramOutput;

/**
 * A list that a command prints. In a pipe, each entry is one line of any length; in a terminal,
 * entries are wrapped between words.
 */
record ListOutput(List<ListEntry> entries) {
  private static final String INDENT = "  ";

  /**
   * An entry of a list.
   *
   * @param head the beginning, for example the name of the item; ends with a separator if details
   *     follow
   * @param details the parts of its description, separated by blanks when printed on one line
   */
  record ListEntry(String head, List<String> details) {
    ListEntry {
      details = List.copyOf(details);
    }

    static ListEntry of(String head, String... details) {
      return new ListEntry(head, List.of(details));
    }

    private String line() {
      return head + String.join(INDENT, details);
    }
  }

  ListOutput {
    entries = List.copyOf(entries);
  }

  void print(ProgramOutput output) {
    OptionalInt columns = output.columnsIfInteractive();
    (columns.isPresent() ? wrappedLines(columns.getAsInt()) : lines())
        .forEach(output.out()::println);
    output.out().flush();
  }

  List<String> lines() {
    return entries.stream().map(ListEntry::line).toList();
  }

  /**
   * Returns one line for each entry if all of them fit. Otherwise, the details of each entry follow
   * on separate, indented lines. A word that is longer than a line, such as a file name, is not
   * broken.
   *
   * @param columns the maximum length of a line
   */
  List<String> wrappedLines(int columns) {
    List<String> lines = lines();
    return lines.stream().allMatch(line -> line.length() <= columns)
        ? lines
        : entries.stream().flatMap(entry -> wrap(entry, columns).stream()).toList();
  }

  private static List<String> wrap(ListEntry entry, int columns) {
    List<String> lines = new ArrayList<>(wrap(List.of(entry.head().stripTrailing()), "", columns));
    lines.addAll(wrap(entry.details(), INDENT, columns));
    return lines;
  }

  /** Puts as many parts on each line as fit. */
  private static List<String> wrap(List<String> parts, String indent, int columns) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String part : parts) {
      String extendedLine = line.isEmpty() ? indent + part : line + INDENT + part;
      if (extendedLine.length() <= columns) {
        line = extendedLine;
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
