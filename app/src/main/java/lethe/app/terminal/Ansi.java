package lethe.app.terminal;

import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;

/**
 * Converts frames to escape sequences with sixteen colors. JLine's own output would replace
 * line-drawing characters.
 */
public final class Ansi {
  /** Switches to the alternate screen, which has no scroll-back and disappears when it is left. */
  static final String ALTERNATE = "\u001b[?1049h";

  /** Switches back to the normal screen. */
  static final String NORMAL = "\u001b[?1049l";

  private static final String PLAIN = "\u001b[0m";

  private Ansi() {}

  /** Returns output that clears the screen and draws a frame from the top. */
  public static String screen(Frame frame, Appearance appearance) {
    StringBuilder screen = new StringBuilder("\u001b[2J\u001b[H");
    for (int row = 0; row < frame.size().rows(); row++) {
      screen.append(appearance.color() ? line(frame, row) : frame.lines().get(row)).append("\r\n");
    }
    return screen.toString();
  }

  /**
   * Returns a sequence that erases a screen row by row and moves the cursor to its start. Many
   * terminals move a screen into the scroll-back if it is cleared as a whole.
   */
  static String eraseSequence(int rows) {
    StringBuilder erased = new StringBuilder();
    for (int row = rows; row > 0; row--) {
      erased.append("\u001b[").append(row).append(row == rows ? ";1H\u001b[J" : ";1H\u001b[K");
    }
    return erased.toString();
  }

  /** Returns one row with its colors and without trailing blanks. */
  static String line(Frame frame, int row) {
    StringBuilder line = new StringBuilder();
    Style previousStyle = Style.PLAIN;
    int end = frame.lines().get(row).length();
    for (int column = 0; column < end; column++) {
      Cell cell = frame.at(column, row);
      if (!cell.style().equals(previousStyle)) {
        line.append(sgr(cell.style()));
        previousStyle = cell.style();
      }
      line.append(cell.glyph());
    }
    return previousStyle.equals(Style.PLAIN) ? line.toString() : line.append(PLAIN).toString();
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
