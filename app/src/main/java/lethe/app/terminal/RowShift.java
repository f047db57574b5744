package lethe.app.terminal;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Sketch;

/**
 * The end of a row that moves horizontally because the text before it has become longer or shorter;
 * terminals can move it themselves.
 *
 * @param column the column at which cells are inserted or deleted
 * @param by the number of cells to insert, or to delete if negative
 */
record RowShift(int column, int row, int by) {
  /** The minimum number of cells for which moving is shorter than writing. */
  private static final int MIN_CELLS = 10;

  /** Returns all shifts between two frames of the same size. */
  static List<RowShift> between(Frame before, Frame after) {
    List<RowShift> shifts = new ArrayList<>();
    if (before.size().equals(after.size())) {
      for (int row = 0; row < after.size().rows(); row++) {
        int from = end(before, row);
        int to = end(after, row);
        int same = from == to ? 0 : commonSuffix(before, from, after, to, row);
        if (same >= MIN_CELLS && isNarrow(before, row)) {
          shifts.add(new RowShift(Math.min(from, to) - same, row, to - from));
        }
      }
    }
    return shifts;
  }

  /** Returns the column after the last character of a row. */
  static int end(Frame frame, int row) {
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
      if (!FrameDiffWriter.isNarrow(frame.at(column, row).glyph())) {
        return false;
      }
    }
    return true;
  }

  /** Draws the row as it is on the terminal afterwards. */
  void draw(Sketch sketch, Frame before) {
    int gap = Math.max(by, 0);
    for (int x = column; x < before.size().columns(); x++) {
      sketch.put(x, row, x < column + gap ? Cell.BLANK : before.at(x - by, row));
    }
  }
}
