package lethe.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;

/**
 * Computes the shortest output that turns one frame into another on a terminal. Keeps track of the
 * cursor and of the current style.
 */
final class FrameDiffWriter {
  /** The minimum gap, in cells, that takes fewer bytes to skip than to rewrite. */
  private static final int MIN_SKIPPED_GAP = 5;

  /** The minimum number of trailing blanks that take fewer bytes to erase than to write. */
  private static final int MIN_ERASED_BLANKS = 4;

  /** The minimum number of cells for which moving is shorter than writing. */
  private static final int MIN_SHIFTED_CELLS = 10;

  private static final int UNKNOWN = -1;

  /**
   * The end of a row that moves horizontally because the text before it has become longer or
   * shorter; terminals can move it themselves.
   *
   * @param column the column at which cells are inserted or deleted
   * @param distance the number of cells to insert, or to delete if negative
   */
  private record RowShift(int column, int row, int distance) {
    /** Draws the row as it is on the terminal afterwards. */
    void draw(Sketch sketch, Frame before) {
      int gap = Math.max(distance, 0);
      for (int x = column; x < before.size().columns(); x++) {
        sketch.put(x, row, x < column + gap ? Cell.BLANK : before.at(x - distance, row));
      }
    }
  }

  private final StringBuilder output = new StringBuilder();
  private Map<Ink, String> colors = Map.of();
  private Style style = Style.PLAIN;
  private int column = UNKNOWN;
  private int row = UNKNOWN;

  /**
   * Sets the colors.
   *
   * @param colors the SGR parameters of each ink; absent for inks without a color
   */
  void setColors(Map<Ink, String> colors) {
    this.colors = colors;
  }

  /** Discards the recorded cursor position. */
  void forgetCursor() {
    column = UNKNOWN;
    row = UNKNOWN;
  }

  /** Erases a screen with this number of rows. */
  FrameDiffWriter erase(int rows) {
    style = Style.PLAIN;
    column = 0;
    row = 0;
    output.append("\u001b[m").append(Ansi.erased(rows));
    return this;
  }

  /** Turns one frame into another. */
  FrameDiffWriter draw(Frame from, Frame after) {
    Frame before = applyShifts(from, after);
    for (int y = 0; y < after.size().rows(); y++) {
      int end = end(after, y);
      for (int x = 0; x < end; x++) {
        if (!after.at(x, y).equals(before.at(x, y))) {
          moveCursor(after, x, y);
          put(after.at(x, y));
        }
      }
      eraseRow(before, after, end, y);
    }
    return this;
  }

  /** Moves the ends of rows that are shifted and returns the resulting frame. */
  private Frame applyShifts(Frame before, Frame after) {
    List<RowShift> shifts = shiftsBetween(before, after);
    if (shifts.isEmpty()) {
      return before;
    }
    setStyle(Style.PLAIN);
    Sketch sketch = Sketch.of(before);
    for (RowShift shift : shifts) {
      positionCursor(shift.column(), shift.row());
      output
          .append("\u001b[")
          .append(Math.abs(shift.distance()))
          .append(shift.distance() < 0 ? 'P' : '@');
      shift.draw(sketch, before);
    }
    return sketch.frame();
  }

  /** Returns all shifts between two frames of the same size. */
  private static List<RowShift> shiftsBetween(Frame before, Frame after) {
    List<RowShift> shifts = new ArrayList<>();
    if (before.size().equals(after.size())) {
      for (int row = 0; row < after.size().rows(); row++) {
        int from = end(before, row);
        int to = end(after, row);
        int same = from == to ? 0 : commonSuffix(before, from, after, to, row);
        if (same >= MIN_SHIFTED_CELLS && isNarrow(before, row)) {
          shifts.add(new RowShift(Math.min(from, to) - same, row, to - from));
        }
      }
    }
    return shifts;
  }

  /** Returns the column after the last character of a row. */
  private static int end(Frame frame, int row) {
    int end = frame.size().columns();
    while (end > 0 && frame.at(end - 1, row).equals(Cell.BLANK)) {
      end--;
    }
    return end;
  }

  /** Returns the number of equal cells before these ends. */
  private static int commonSuffix(Frame before, int from, Frame after, int to, int row) {
    int same = 0;
    while (same < Math.min(from, to)
        && before.at(from - 1 - same, row).equals(after.at(to - 1 - same, row))) {
      same++;
    }
    return same;
  }

  /** Returns whether every cell of the row is one column wide on all terminals. */
  private static boolean isNarrow(Frame frame, int row) {
    for (int column = 0; column < frame.size().columns(); column++) {
      if (!isNarrow(frame.at(column, row).glyph())) {
        return false;
      }
    }
    return true;
  }

  /** Erases plain blanks at the end of a row. */
  private void eraseRow(Frame before, Frame after, int end, int y) {
    int columns = after.size().columns();
    int first = end;
    while (first < columns && before.at(first, y).equals(Cell.BLANK)) {
      first++;
    }
    int last = columns;
    while (last > first && before.at(last - 1, y).equals(Cell.BLANK)) {
      last--;
    }
    if (first < last) {
      moveCursor(after, first, y);
      setStyle(Style.PLAIN);
      if (last - first < MIN_ERASED_BLANKS) {
        output.repeat(' ', last - first);
        cursorMoved(last - first);
      } else {
        output.append("\u001b[K");
      }
    }
  }

  /** Moves the cursor to a cell, rewriting the cells in between if this is shorter. */
  private void moveCursor(Frame frame, int x, int y) {
    int gap = x - column;
    if (y != row || column == UNKNOWN || gap < 0) {
      positionCursor(x, y);
    } else if (gap > 0) {
      if (gap < MIN_SKIPPED_GAP && looksAlike(frame, x, y)) {
        for (int passed = column; passed < x; passed++) {
          output.append(visible(frame.at(passed, y).glyph()));
        }
      } else {
        output.append("\u001b[").append(gap == 1 ? "" : gap).append('C');
      }
      column = x;
    }
  }

  private boolean looksAlike(Frame frame, int x, int y) {
    for (int passed = column; passed < x; passed++) {
      Cell cell = frame.at(passed, y);
      if (!cell.style().equals(style) || cell.glyph() > '~') {
        return false;
      }
    }
    return true;
  }

  /** Moves the cursor to a cell. */
  FrameDiffWriter positionCursor(int x, int y) {
    if (x != column || y != row) {
      output.append("\u001b[").append(y + 1);
      if (x > 0) {
        output.append(';').append(x + 1);
      }
      output.append('H');
      column = x;
      row = y;
    }
    return this;
  }

  private void put(Cell cell) {
    setStyle(cell.style());
    output.append(visible(cell.glyph()));
    if (isNarrow(cell.glyph())) {
      cursorMoved(1);
    } else {
      forgetCursor();
    }
  }

  private void cursorMoved(int cells) {
    column += cells;
  }

  /** Changes the style, completely or by its differences, whichever is shorter. */
  private void setStyle(Style next) {
    if (!next.equals(style)) {
      String changes = styleChange(style, next);
      if (!changes.isEmpty()) {
        String fullChange = next.equals(Style.PLAIN) ? "" : "0" + styleChange(Style.PLAIN, next);
        boolean dims = isBold(style) && !isBold(next);
        output
            .append("\u001b[")
            .append(
                dims || fullChange.length() < changes.length() ? fullChange : changes.substring(1))
            .append('m');
      }
      style = next;
    }
  }

  /**
   * Returns the differences as SGR parameters, each after a semicolon. Not every terminal can turn
   * off bold without resetting everything.
   */
  private String styleChange(Style from, Style to) {
    StringBuilder changes = new StringBuilder();
    if (isBold(from) != isBold(to)) {
      changes.append(";1");
    }
    if (from.reverse() != to.reverse()) {
      changes.append(to.reverse() ? ";7" : ";27");
    }
    String color = colors.getOrDefault(to.ink(), "39");
    if (!color.equals(colors.getOrDefault(from.ink(), "39"))) {
      changes.append(';').append(color);
    }
    return changes.toString();
  }

  private static boolean isBold(Style style) {
    return style.bold() || style.ink() == Ink.BRIGHT;
  }

  /** Replaces characters that a terminal could interpret. */
  private static char visible(char glyph) {
    return Character.isISOControl(glyph) ? '?' : glyph;
  }

  /** Returns whether a character is one column wide on all terminals. */
  static boolean isNarrow(char glyph) {
    return glyph < '\u0300' || (glyph >= '\u2010' && glyph < '\u2800');
  }

  /** Returns the output since the last call. */
  String takeOutput() {
    String text = output.toString();
    output.setLength(0);
    return text;
  }
}
