package lethe.app.terminal;

import static lethe.app.terminal.CellCharacter.BLANK;

import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.screen.ScreenBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Computes a short output that turns the contents of one screen buffer into those of another of the
 * same size on a terminal. Keeps track of the cursor and of the current style.
 */
final class ScreenDiffWriter {
  /** The minimum gap, in cells, that takes fewer bytes to skip than to rewrite. */
  private static final int MIN_SKIPPED_GAP = 5;

  /** The minimum number of trailing blanks that take fewer bytes to erase than to write. */
  private static final int MIN_ERASED_BLANKS = 4;

  /** The minimum number of cells that take fewer bytes to shift than to write. */
  private static final int MIN_SHIFTED_CELLS = 10;

  private static final int UNKNOWN = -1;

  private final StringBuilder output = new StringBuilder();

  /** A character in the current style. */
  private TextCharacter style = BLANK;

  private int column = UNKNOWN;
  private int row = UNKNOWN;

  /** Erases a screen with this number of rows and moves the cursor to its start. */
  ScreenDiffWriter erase(int rows) {
    style = BLANK;
    column = 0;
    row = 0;
    output.append("\u001b[m").append(Ansi.eraseSequence(rows));
    return this;
  }

  /**
   * Turns the contents of one buffer into those of another.
   *
   * @param front the contents of the terminal; afterwards equal to {@code back}
   * @param back the new contents
   */
  ScreenDiffWriter draw(ScreenBuffer front, ScreenBuffer back) {
    int rows = back.getSize().getRows();
    int[] ends = new int[rows];
    int[] oldEnds = new int[rows];
    for (int y = 0; y < rows; y++) {
      ends[y] = rowEnd(back, y);
      oldEnds[y] = shiftEnd(front, rowEnd(front, y), back, ends[y], y);
    }
    for (int y = 0; y < rows; y++) {
      int end = ends[y];
      for (int x = 0; x < end; x++) {
        TextCharacter next = back.getCharacterAt(x, y);
        if (!next.equals(front.getCharacterAt(x, y))) {
          moveCursor(back, x, y);
          put(next);
        }
      }
      eraseRow(front, oldEnds[y], back, end, y);
    }
    back.copyTo(front);
    return this;
  }

  /**
   * If the text before the end of a row has become longer or shorter, moves the end horizontally
   * with a control sequence.
   *
   * @param oldEnd the column after the last character of the row on the terminal
   * @param end the column after its last new character
   * @return the column after the last character of the row on the terminal afterwards
   */
  private int shiftEnd(ScreenBuffer front, int oldEnd, ScreenBuffer back, int end, int y) {
    int equalCells = end == oldEnd ? 0 : commonSuffix(front, oldEnd, back, end, y);
    if (equalCells < MIN_SHIFTED_CELLS || !hasOnlyNarrowGlyphs(front, y)) {
      return oldEnd;
    }
    int from = Math.min(oldEnd, end) - equalCells;
    int distance = end - oldEnd;
    setStyle(BLANK);
    positionCursor(from, y);
    output.append("\u001b[").append(Math.abs(distance)).append(distance < 0 ? 'P' : '@');
    int columns = front.getSize().getColumns();
    TextCharacter[] old = new TextCharacter[columns];
    for (int x = from; x < columns; x++) {
      old[x] = front.getCharacterAt(x, y);
    }
    for (int x = from; x < columns; x++) {
      boolean isBlank = x - distance < from || x - distance >= columns;
      front.setCharacterAt(x, y, isBlank ? BLANK : old[x - distance]);
    }
    return end;
  }

  /** Returns the column after the last cell of a row that is not a plain blank. */
  private static int rowEnd(ScreenBuffer buffer, int row) {
    int end = buffer.getSize().getColumns();
    while (end > 0 && buffer.getCharacterAt(end - 1, row).equals(BLANK)) {
      end--;
    }
    return end;
  }

  /** Returns the number of equal cells before the ends of a row in two buffers. */
  private static int commonSuffix(
      ScreenBuffer front, int frontEnd, ScreenBuffer back, int backEnd, int row) {
    int equalCells = 0;
    while (equalCells < Math.min(frontEnd, backEnd)
        && front
            .getCharacterAt(frontEnd - 1 - equalCells, row)
            .equals(back.getCharacterAt(backEnd - 1 - equalCells, row))) {
      equalCells++;
    }
    return equalCells;
  }

  /** Returns whether every cell of the row is one column wide on all terminals. */
  private static boolean hasOnlyNarrowGlyphs(ScreenBuffer buffer, int row) {
    for (int column = 0; column < buffer.getSize().getColumns(); column++) {
      if (!isNarrow(glyph(buffer.getCharacterAt(column, row)))) {
        return false;
      }
    }
    return true;
  }

  /** Replaces the old characters after the new end of a row with plain blanks. */
  private void eraseRow(ScreenBuffer front, int oldEnd, ScreenBuffer back, int end, int y) {
    int first = end;
    int last = Math.max(first, oldEnd);
    while (first < last && front.getCharacterAt(first, y).equals(BLANK)) {
      first++;
    }
    if (first < last) {
      moveCursor(back, first, y);
      setStyle(BLANK);
      if (last - first < MIN_ERASED_BLANKS) {
        output.repeat(' ', last - first);
        column += last - first;
      } else {
        output.append("\u001b[K");
      }
    }
  }

  /** Moves the cursor to a cell, rewriting the cells in between if this is shorter. */
  private void moveCursor(ScreenBuffer back, int x, int y) {
    int gap = x - column;
    if (y != row || column == UNKNOWN || gap < 0) {
      positionCursor(x, y);
    } else if (gap > 0) {
      if (gap < MIN_SKIPPED_GAP && canRewriteUpTo(back, x, y)) {
        for (int skipped = column; skipped < x; skipped++) {
          output.append(glyph(back.getCharacterAt(skipped, y)));
        }
      } else {
        output.append("\u001b[").append(gap == 1 ? "" : gap).append('C');
      }
      column = x;
    }
  }

  /**
   * Returns whether all cells from the cursor to just before this one are ASCII in the current
   * style.
   */
  private boolean canRewriteUpTo(ScreenBuffer back, int x, int y) {
    for (int skipped = column; skipped < x; skipped++) {
      TextCharacter character = back.getCharacterAt(skipped, y);
      if (!hasSameStyle(character, style) || glyph(character) > '~') {
        return false;
      }
    }
    return true;
  }

  /** Moves the cursor to a cell. */
  ScreenDiffWriter positionCursor(int x, int y) {
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

  private void put(TextCharacter character) {
    setStyle(character);
    char glyph = glyph(character);
    output.append(glyph);
    if (isNarrow(glyph)) {
      column++;
    } else {
      column = UNKNOWN;
      row = UNKNOWN;
    }
  }

  private static char glyph(TextCharacter character) {
    return character.getCharacterString().charAt(0);
  }

  private static boolean hasSameStyle(TextCharacter first, TextCharacter second) {
    return first.isBold() == second.isBold()
        && first.isReversed() == second.isReversed()
        && first.getForegroundColor().equals(second.getForegroundColor());
  }

  /**
   * Changes the style, completely or by its differences, whichever is shorter; always completely if
   * bold is turned off, because not every terminal can turn off bold alone.
   */
  private void setStyle(TextCharacter next) {
    if (!hasSameStyle(next, style)) {
      String changes = styleChange(style, next);
      String fullChange = hasSameStyle(next, BLANK) ? "" : "0" + styleChange(BLANK, next);
      boolean removesBold = style.isBold() && !next.isBold();
      output
          .append("\u001b[")
          .append(
              removesBold || fullChange.length() < changes.length()
                  ? fullChange
                  : changes.substring(1))
          .append('m');
    }
    style = next;
  }

  /**
   * Returns the differences as SGR parameters, each after a semicolon. They cannot turn bold off;
   * in that case, the caller writes the complete style.
   */
  private static String styleChange(TextCharacter from, TextCharacter to) {
    StringBuilder changes = new StringBuilder();
    if (from.isBold() != to.isBold()) {
      changes.append(";1");
    }
    if (from.isReversed() != to.isReversed()) {
      changes.append(to.isReversed() ? ";7" : ";27");
    }
    TextColor color = to.getForegroundColor();
    if (!color.equals(from.getForegroundColor())) {
      changes
          .append(';')
          .append(new String(color.getForegroundSGRSequence(), StandardCharsets.US_ASCII));
    }
    return changes.toString();
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
