package lethe.app.words;

import java.util.List;

/** Joins several texts into one. */
public final class Lists {
  private Lists() {}

  /** Returns a list such as {@code red, blue and green}. */
  public static String and(List<String> items) {
    return join(items, Messages.COMMON.format("list.and"));
  }

  /** Returns a list such as {@code red, blue or green}. */
  public static String or(List<String> items) {
    return join(items, Messages.COMMON.format("list.or"));
  }

  /**
   * Aligns lines of two columns.
   *
   * @param lines lines in which two or more blanks separate the columns
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

  private static String join(List<String> items, String last) {
    int end = items.size() - 1;
    return end < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, end)) + last + items.get(end);
  }
}
