package lethe.app.fullscreen;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;

/**
 * Highlights the selected place: the text of its rows is shown in reverse video, each row in the
 * style of its first character. Borders and surrounding blanks remain unchanged, so that little
 * output is needed when an arrow key is pressed. A place without text is shown in reverse video as
 * a whole.
 */
final class TargetHighlight {
  /**
   * The maximum number of text rows that are all highlighted. With more rows, only the last one,
   * which names the item, is highlighted.
   */
  private static final int MAX_HIGHLIGHTED_ROWS = 2;

  private TargetHighlight() {}

  static Frame highlight(Frame frame, Area area) {
    Size size =
        new Size(
            Math.max(frame.size().columns(), area.column() + area.size().columns()),
            Math.max(frame.size().rows(), area.row() + area.size().rows()));
    Sketch sketch = new Sketch(size).draw(0, 0, frame);
    List<Integer> rows =
        IntStream.range(area.row(), area.row() + area.size().rows())
            .filter(row -> textStart(frame, area, row) < textEnd(frame, area, row))
            .boxed()
            .toList();
    List<Integer> highlighted =
        rows.size() > MAX_HIGHLIGHTED_ROWS ? rows.subList(rows.size() - 1, rows.size()) : rows;
    for (int row : highlighted) {
      reverse(sketch, frame, textStart(frame, area, row), textEnd(frame, area, row), row);
    }
    if (rows.isEmpty()) {
      for (int row = area.row(); row < area.row() + area.size().rows(); row++) {
        reverse(sketch, frame, area.column(), area.column() + area.size().columns(), row);
      }
    }
    return sketch.frame();
  }

  private static void reverse(Sketch sketch, Frame frame, int from, int to, int row) {
    Style style = frame.at(from, row).style().reversed();
    for (int x = from; x < to; x++) {
      sketch.put(x, row, new Cell(frame.at(x, row).glyph(), style));
    }
  }

  /** Returns the first column of the text in a row. */
  private static int textStart(Frame frame, Area area, int row) {
    int x = area.column();
    while (x < area.column() + area.size().columns() && isBlankOrBorder(frame.at(x, row).glyph())) {
      x++;
    }
    return x;
  }

  /** Returns the column after the last character of the text. */
  private static int textEnd(Frame frame, Area area, int row) {
    int x = area.column() + area.size().columns();
    while (x > area.column() && isBlankOrBorder(frame.at(x - 1, row).glyph())) {
      x--;
    }
    return x;
  }

  private static boolean isBlankOrBorder(char glyph) {
    return glyph == ' ' || (glyph >= '\u2500' && glyph < '\u2571');
  }
}
