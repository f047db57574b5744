package lethe.app.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;

/**
 * Adjacent characters of a row with the same style. A blank takes the style of the text before it,
 * unless one of them is in reverse video.
 */
record StyledRun(String characters, Style style) {
  /** Returns the runs of each row of a frame, without trailing blanks. */
  static List<List<StyledRun>> rows(Frame frame) {
    List<String> lines = frame.lines();
    List<List<StyledRun>> rows = new ArrayList<>();
    for (int row = 0; row < lines.size(); row++) {
      rows.add(runsInRow(frame, row, lines.get(row).length()));
    }
    return rows;
  }

  private static List<StyledRun> runsInRow(Frame frame, int row, int length) {
    List<StyledRun> runs = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    Style style = Style.PLAIN;
    for (int column = 0; column < length; column++) {
      Cell cell = frame.at(column, row);
      boolean blank = cell.glyph() == ' ' && !cell.style().reverse() && !style.reverse();
      if (!blank && !cell.style().equals(style)) {
        addRun(runs, text, style);
        style = cell.style();
      }
      text.append(cell.glyph());
    }
    addRun(runs, text, style);
    return runs;
  }

  private static void addRun(List<StyledRun> runs, StringBuilder text, Style style) {
    if (!text.isEmpty()) {
      runs.add(new StyledRun(text.toString(), style));
      text.setLength(0);
    }
  }

  /** Returns the CSS classes for the style, separated by blanks; empty for the plain style. */
  String classes() {
    String ink = style.ink() == Ink.PLAIN ? "" : style.ink().name().toLowerCase(Locale.ROOT);
    return (ink + (style.bold() ? " bold" : "") + (style.reverse() ? " reverse" : "")).strip();
  }

  String html() {
    String text = HtmlEscaper.escape(characters);
    return classes().isEmpty() ? text : "<span class=\"" + classes() + "\">" + text + "</span>";
  }
}
