package lethe.app.session;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/** Lines at the foot of a table, which gives way. */
final class Foot {
  /** The rule above them, and the line that is typed. */
  private static final int OTHER_ROWS = 2;

  private Foot() {}

  /**
   * The upper part of a table and these lines below it.
   *
   * @param most how many rows they take at most; what comes first is seen
   */
  static Frame of(Frame table, List<Text> said, int most, Size size) {
    List<Text> lines = Text.wrapped(said, size.columns());
    List<Text> shown = lines.subList(0, Math.clamp(most, 1, Math.max(1, lines.size())));
    int left = Math.max(0, size.rows() - shown.size() - OTHER_ROWS);
    Frame rule = Frame.of(List.of(Text.faint("─".repeat(size.columns()))));
    return table.top(Math.min(left, table.size().rows())).above(rule, Frame.of(shown));
  }
}
