package lethe.app.terminal;

import java.util.List;
import java.util.Map;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;

/**
 * What a terminal has to be sent so that one frame stands where another stood: nothing where
 * nothing has changed, and elsewhere what takes the fewest bytes. It knows where the cursor stands
 * and how letters look that are put there next.
 */
final class Strokes {
  /** How many cells a terminal is told to pass over in fewer bytes than they would be written. */
  private static final int STEP = 5;

  /** From how many blanks on at the end of a row it is shorter to erase them. */
  private static final int BLANKS = 4;

  private static final int UNKNOWN = -1;

  private final StringBuilder text = new StringBuilder();
  private Map<Ink, String> colors = Map.of();
  private Style pen = Style.PLAIN;
  private int column = UNKNOWN;
  private int row = UNKNOWN;

  /**
   * From now on inks have these colors.
   *
   * @param inks what makes letters look so, as a part of SGR; not there for what has no color
   */
  void color(Map<Ink, String> inks) {
    colors = inks;
  }

  /** The cursor may be anywhere from now on, and letters may look like anything. */
  void forget() {
    column = UNKNOWN;
    row = UNKNOWN;
  }

  /** Erases a screen of so many rows, whatever is on it. */
  Strokes erase(int rows) {
    pen = Style.PLAIN;
    column = 0;
    row = 0;
    text.append("\u001b[m").append(Ansi.erased(rows));
    return this;
  }

  /** Makes this frame of that one. */
  Strokes draw(Frame from, Frame after) {
    Frame before = shifted(from, after);
    for (int y = 0; y < after.size().rows(); y++) {
      int end = Shift.end(after, y);
      for (int x = 0; x < end; x++) {
        if (!after.at(x, y).equals(before.at(x, y))) {
          go(after, x, y);
          put(after.at(x, y));
        }
      }
      blank(before, after, end, y);
    }
    return this;
  }

  /** What stands there once the ends of rows that stay, but elsewhere, have been moved. */
  private Frame shifted(Frame before, Frame after) {
    List<Shift> shifts = Shift.between(before, after);
    if (shifts.isEmpty()) {
      return before;
    }
    dip(Style.PLAIN);
    Sketch sketch = Sketch.of(before);
    for (Shift shift : shifts) {
      goTo(shift.column(), shift.row());
      text.append("\u001b[").append(Math.abs(shift.by())).append(shift.by() < 0 ? 'P' : '@');
      shift.draw(sketch, before);
    }
    return sketch.frame();
  }

  /** What is plainly blank behind the last letter of a row. */
  private void blank(Frame before, Frame after, int end, int y) {
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
      go(after, first, y);
      dip(Style.PLAIN);
      if (last - first < BLANKS) {
        text.repeat(' ', last - first);
        moved(last - first);
      } else {
        text.append("\u001b[K");
      }
    }
  }

  /** Goes to a cell of the frame; on the way stands what is to stand there. */
  private void go(Frame frame, int x, int y) {
    int gap = x - column;
    if (y != row || column == UNKNOWN || gap < 0) {
      goTo(x, y);
    } else if (gap > 0) {
      if (gap < STEP && looksAlike(frame, x, y)) {
        for (int passed = column; passed < x; passed++) {
          text.append(visible(frame.at(passed, y).glyph()));
        }
      } else {
        text.append("\u001b[").append(gap == 1 ? "" : gap).append('C');
      }
      column = x;
    }
  }

  private boolean looksAlike(Frame frame, int x, int y) {
    for (int passed = column; passed < x; passed++) {
      Cell cell = frame.at(passed, y);
      if (!cell.style().equals(pen) || cell.glyph() > '~') {
        return false;
      }
    }
    return true;
  }

  /** The cursor stands in this cell. */
  Strokes goTo(int x, int y) {
    if (x != column || y != row) {
      text.append("\u001b[").append(y + 1);
      if (x > 0) {
        text.append(';').append(x + 1);
      }
      text.append('H');
      column = x;
      row = y;
    }
    return this;
  }

  private void put(Cell cell) {
    dip(cell.style());
    text.append(visible(cell.glyph()));
    if (isNarrow(cell.glyph())) {
      moved(1);
    } else {
      forget();
    }
  }

  private void moved(int cells) {
    column += cells;
  }

  /** From now on letters look like this: said whole, or by what changes, whichever is shorter. */
  private void dip(Style style) {
    if (!style.equals(pen)) {
      String changes = changes(pen, style);
      if (!changes.isEmpty()) {
        String whole = style.equals(Style.PLAIN) ? "" : "0" + changes(Style.PLAIN, style);
        boolean dims = isBold(pen) && !isBold(style);
        text.append("\u001b[")
            .append(dims || whole.length() < changes.length() ? whole : changes.substring(1))
            .append('m');
      }
      pen = style;
    }
  }

  /**
   * What is different, as parts of SGR, each behind a semicolon. Not every terminal can take back
   * that letters are bold without taking back all.
   */
  private String changes(Style from, Style to) {
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

  /** Nothing in a frame can be more to the terminal than a letter. */
  private static char visible(char glyph) {
    return Character.isISOControl(glyph) ? '?' : glyph;
  }

  /** Whether every terminal moves on by one column after this. */
  static boolean isNarrow(char glyph) {
    return glyph < '\u0300' || (glyph >= '\u2010' && glyph < '\u2800');
  }

  /** What was drawn since this was last asked. */
  String taken() {
    String taken = text.toString();
    text.setLength(0);
    return taken;
  }
}
