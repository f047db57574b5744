package lethe.app.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;

/**
 * Adjacent characters of a row with the same style. A blank has the style of the text before it.
 */
record StyledRun(String characters, Style style) {
  /** Returns the runs of each row of a frame, without trailing blanks. */
  static List<List<StyledRun>> rows(Frame frame) {
    List<String> lines = frame.lines();
    List<List<StyledRun>> rows = new ArrayList<>();
    for (int row = 0; row < lines.size(); row++) {
      rows.add(row(frame, row, lines.get(row).length()));
    }
    return rows;
  }

  private static List<StyledRun> row(Frame frame, int row, int end) {
    List<StyledRun> runs = new ArrayList<>();
    StringBuilder letters = new StringBuilder();
    Style style = Style.PLAIN;
    for (int column = 0; column < end; column++) {
      Cell cell = frame.at(column, row);
      boolean blank = cell.glyph() == ' ' && !cell.style().reverse() && !style.reverse();
      if (!blank && !cell.style().equals(style)) {
        add(runs, letters, style);
        style = cell.style();
      }
      letters.append(cell.glyph());
    }
    add(runs, letters, style);
    return runs;
  }

  private static void add(List<StyledRun> runs, StringBuilder letters, Style style) {
    if (!letters.isEmpty()) {
      runs.add(new StyledRun(letters.toString(), style));
      letters.setLength(0);
    }
  }

  /** Returns the CSS classes for the style, separated by blanks; empty for the default style. */
  String classes() {
    String ink = style.ink() == Ink.PLAIN ? "" : style.ink().name().toLowerCase(Locale.ROOT);
    return (ink + (style.bold() ? " bold" : "") + (style.reverse() ? " reverse" : "")).strip();
  }

  String markup() {
    String text = HtmlEscaper.text(characters);
    return classes().isEmpty() ? text : "<span class=\"" + classes() + "\">" + text + "</span>";
  }
}
