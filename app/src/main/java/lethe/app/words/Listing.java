package lethe.app.words;

import java.util.List;

/** Joins several things into one text. */
public final class Listing {
  private Listing() {}

  /** Returns a list such as {@code red, blue and green}. */
  public static String and(List<String> things) {
    return joined(things, Messages.COMMON.say("list.and"));
  }

  /** Returns a list such as {@code red, blue or green}. */
  public static String or(List<String> things) {
    return joined(things, Messages.COMMON.say("list.or"));
  }

  /**
   * Aligns lines of two columns.
   *
   * @param lines lines in which two or more blanks separate the columns
   */
  public static List<String> aligned(String lines) {
    List<String[]> rows = lines.lines().map(line -> line.split(" {2,}", 2)).toList();
    int width = rows.stream().mapToInt(row -> row[0].length()).max().orElse(0);
    return rows.stream()
        .map(
            row ->
                row.length < 2 ? row[0] : row[0] + " ".repeat(width + 2 - row[0].length()) + row[1])
        .toList();
  }

  private static String joined(List<String> things, String last) {
    int end = things.size() - 1;
    return end < 1
        ? String.join("", things)
        : String.join(", ", things.subList(0, end)) + last + things.get(end);
  }
}
