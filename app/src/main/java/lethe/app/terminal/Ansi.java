package lethe.app.terminal;

import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;

/**
 * Frames as a terminal's own language, in its sixteen colors. JLine's would put letters in the
 * place of box lines.
 */
public final class Ansi {
  /** The screen that programs draw on: it has no scroll-back, and is gone when it is left. */
  static final String ALTERNATE = "\u001b[?1049h";

  /** The screen that was there before. */
  static final String NORMAL = "\u001b[?1049l";

  private static final String PLAIN = "\u001b[0m";

  private Ansi() {}

  /** A whole screen that begins with nothing on it. */
  public static String screen(Frame frame, Appearance look) {
    StringBuilder screen = new StringBuilder("\u001b[2J\u001b[H");
    for (int row = 0; row < frame.size().rows(); row++) {
      screen.append(look.color() ? line(frame, row) : frame.lines().get(row)).append("\r\n");
    }
    return screen.toString();
  }

  /**
   * Leaves nothing on a screen of so many rows, and the cursor at its beginning. Row by row: many
   * terminals let one scroll back to what was cleared all at once.
   */
  static String erased(int rows) {
    StringBuilder erased = new StringBuilder();
    for (int row = rows; row > 0; row--) {
      erased.append("\u001b[").append(row).append(row == rows ? ";1H\u001b[J" : ";1H\u001b[K");
    }
    return erased.toString();
  }

  /** One row, without the blanks at its end. */
  static String line(Frame frame, int row) {
    StringBuilder line = new StringBuilder();
    Style before = Style.PLAIN;
    int end = frame.lines().get(row).length();
    for (int column = 0; column < end; column++) {
      Cell cell = frame.at(column, row);
      if (!cell.style().equals(before)) {
        line.append(sgr(cell.style()));
        before = cell.style();
      }
      line.append(cell.glyph());
    }
    return before.equals(Style.PLAIN) ? line.toString() : line.append(PLAIN).toString();
  }

  private static String sgr(Style style) {
    StringBuilder sgr = new StringBuilder("\u001b[0");
    if (style.bold() || style.ink() == Ink.BRIGHT) {
      sgr.append(";1");
    }
    if (style.reverse()) {
      sgr.append(";7");
    }
    return sgr.append(color(style.ink())).append('m').toString();
  }

  private static String color(Ink ink) {
    return switch (ink) {
      case PLAIN, BRIGHT -> "";
      case FAINT -> ";2";
      case RED -> ";91";
      case GREEN -> ";32";
      case YELLOW -> ";33";
      case BLUE -> ";94";
      case PURPLE -> ";35";
    };
  }
}
