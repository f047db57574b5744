package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What stands on a space, in as many lines as it takes: nothing is left out where there is no room.
 *
 * @param parts the words of each symbol, or of its name, in their order
 * @param lines for each part the line it stands in
 * @param between what divides them on a line
 */
record Label(List<String> parts, List<Integer> lines, String between) {
  /** A word is cut to so many letters at first, and at last; the rules read it just as well. */
  private static final int LONGEST = 7;

  private static final int SHORTEST = 3;

  /** With as many letters of each word as there is room for in the fewest lines. */
  static Label of(List<String> parts, String between, int room) {
    Label fewest = broken(cut(parts, SHORTEST, room), between, room);
    Label label = broken(parts, between, room);
    int letters = LONGEST;
    while (letters >= SHORTEST && (label.rows() > fewest.rows() || label.isTooWide(room))) {
      label = broken(cut(parts, letters, room), between, room);
      letters--;
    }
    return label;
  }

  private static List<String> cut(List<String> parts, int letters, int room) {
    return parts.stream()
        .map(part -> part.replaceAll("(\\p{L}{" + letters + "})\\p{L}+", "$1"))
        .map(part -> letters > SHORTEST ? part : part.substring(0, Math.min(part.length(), room)))
        .toList();
  }

  private boolean isTooWide(int room) {
    return parts.stream().anyMatch(part -> part.length() > room);
  }

  private static Label broken(List<String> parts, String between, int room) {
    List<Integer> lines = new ArrayList<>();
    int line = 0;
    int column = 0;
    for (int i = 0; i < parts.size(); i++) {
      int end = column + parts.get(i).length();
      if (column > 0 && end + (i < parts.size() - 1 ? between.strip().length() : 0) > room) {
        line++;
        end = parts.get(i).length();
      }
      lines.add(line);
      column = end + between.length();
    }
    return new Label(parts, List.copyOf(lines), between);
  }

  int rows() {
    return lines.isEmpty() ? 1 : lines.getLast() + 1;
  }

  /** Where a part begins in its line. */
  int column(int part) {
    int column = 0;
    for (int i = part - 1; i >= 0 && lines.get(i).equals(lines.get(part)); i--) {
      column += parts.get(i).length() + between.length();
    }
    return column;
  }

  /** Each line whole; one that goes on ends in what divides its parts. */
  List<String> text() {
    String[] text = new String[rows()];
    Arrays.fill(text, "");
    for (int i = 0; i < parts.size(); i++) {
      boolean last = i == parts.size() - 1;
      text[lines.get(i)] += parts.get(i) + (last ? "" : between);
    }
    return Arrays.stream(text).map(String::stripTrailing).toList();
  }
}
