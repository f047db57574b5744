package lethe.app.session;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/** Text at the bottom of a table, which is shortened for it. */
final class TextBelowBoard {
  /** The number of rows for the separator and the input line. */
  private static final int OTHER_ROWS = 2;

  private TextBelowBoard() {}

  /**
   * Returns the upper part of a table with text below it.
   *
   * @param maxRows the maximum number of rows for the text; the first rows are kept
   */
  static Frame of(Frame table, List<Text> messages, int maxRows, Size size) {
    List<Text> lines = Text.wrapped(messages, size.columns());
    List<Text> visible = lines.subList(0, Math.clamp(maxRows, 1, Math.max(1, lines.size())));
    int left = Math.max(0, size.rows() - visible.size() - OTHER_ROWS);
    Frame rule = Frame.of(List.of(Text.faint("─".repeat(size.columns()))));
    return table.topRows(Math.min(left, table.size().rows())).stackedOn(rule, Frame.of(visible));
  }
}
