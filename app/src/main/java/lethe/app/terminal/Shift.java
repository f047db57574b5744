package lethe.app.terminal;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Sketch;

/**
 * The end of a row that only stands elsewhere, because what is before it has become longer or
 * shorter: a terminal can move it.
 *
 * @param column where cells are put in or taken out
 * @param by how many are put in; taken out if it is negative
 */
record Shift(int column, int row, int by) {
  /** From so many cells on it is shorter to move them than to write them again. */
  private static final int FEWEST = 10;

  /** All of them, in frames of one size. */
  static List<Shift> between(Frame before, Frame after) {
    List<Shift> shifts = new ArrayList<>();
    if (before.size().equals(after.size())) {
      for (int row = 0; row < after.size().rows(); row++) {
        int from = end(before, row);
        int to = end(after, row);
        int same = from == to ? 0 : same(before, from, after, to, row);
        if (same >= FEWEST && isNarrow(before, row)) {
          shifts.add(new Shift(Math.min(from, to) - same, row, to - from));
        }
      }
    }
    return shifts;
  }

  /** The column behind the last letter of a row. */
  static int end(Frame frame, int row) {
    int end = frame.size().columns();
    while (end > 0 && frame.at(end - 1, row).equals(Cell.BLANK)) {
      end--;
    }
    return end;
  }

  /** How many cells in front of these ends are the same. */
  private static int same(Frame before, int from, Frame after, int to, int row) {
    int same = 0;
    while (same < Math.min(from, to)
        && before.at(from - 1 - same, row).equals(after.at(to - 1 - same, row))) {
      same++;
    }
    return same;
  }

  /** Whether each cell of the row takes one column on every terminal. */
  private static boolean isNarrow(Frame frame, int row) {
    for (int column = 0; column < frame.size().columns(); column++) {
      if (!Strokes.isNarrow(frame.at(column, row).glyph())) {
        return false;
      }
    }
    return true;
  }

  /** The row as it stands on the terminal afterwards. */
  void draw(Sketch sketch, Frame before) {
    int gap = Math.max(by, 0);
    for (int x = column; x < before.size().columns(); x++) {
      sketch.put(x, row, x < column + gap ? Cell.BLANK : before.at(x - by, row));
    }
  }
}
