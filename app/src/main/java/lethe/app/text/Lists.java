package lethe.app.text;

import java.util.List;

/** Formats lists of texts. */
public final class Lists {
  private Lists() {}

  /** Joins items as in {@code red, blue and green}; empty if there are none. */
  public static String joinWithAnd(List<String> items) {
    return join(items, Messages.COMMON.format("list.and"));
  }

  /** Joins items as in {@code red, blue or green}; empty if there are none. */
  public static String joinWithOr(List<String> items) {
    return join(items, Messages.COMMON.format("list.or"));
  }

  /**
   * Returns lines with their second column aligned, two blanks after the widest first column.
   *
   * @param lines the lines, each with two or more blanks between its columns; the second column may
   *     be missing
   */
  public static List<String> alignColumns(String lines) {
    List<String[]> rows = lines.lines().map(line -> line.split(" {2,}", 2)).toList();
    int width = rows.stream().mapToInt(row -> row[0].length()).max().orElse(0);
    return rows.stream()
        .map(
            row ->
                row.length < 2 ? row[0] : row[0] + " ".repeat(width + 2 - row[0].length()) + row[1])
        .toList();
  }

  private static String join(List<String> items, String lastSeparator) {
    int lastIndex = items.size() - 1;
    return lastIndex < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, lastIndex)) + lastSeparator + items.get(lastIndex);
  }
}
