package lethe.app.frame;

import java.util.Arrays;
import java.util.Locale;

/** A frame under construction. Drawing is clipped to its bounds. Not thread-safe. */
public final class Sketch {
  private final Size size;
  private final Cell[][] rows;

  public Sketch(Size size) {
    this(size, new Cell[size.rows()][size.columns()]);
    for (Cell[] row : rows) {
      Arrays.fill(row, Cell.BLANK);
    }
  }

  private Sketch(Size size, Cell[][] rows) {
    this.size = size;
    this.rows = rows;
  }

  /** Creates a sketch that begins with the contents of a frame. */
  public static Sketch of(Frame frame) {
    Cell[][] rows = new Cell[frame.size().rows()][];
    for (int row = 0; row < rows.length; row++) {
      rows[row] = frame.row(row).clone();
    }
    return new Sketch(frame.size(), rows);
  }

  public Sketch put(int column, int row, Cell cell) {
    if (isInside(column, row)) {
      rows[row][column] = cell;
    }
    return this;
  }

  /**
   * Writes text from left to right, starting at a position. Characters that cannot be drawn become
   * blanks. It is an error, checked by an assertion, to cover a different letter or digit.
   */
  public Sketch text(int column, int row, String text, Style style) {
    assert !overwritesLetters(column, row, text)
        : String.format(Locale.ROOT, "\"%s\" covers part of \"%s\"", text, rowText(row));
    int end = visibleEnd(column, row, text);
    for (int i = Math.max(0, -column); i < end; i++) {
      char glyph = text.charAt(i);
      rows[row][column + i] = new Cell(isDrawable(glyph) ? glyph : ' ', style);
    }
    return this;
  }

  /**
   * Returns whether a character occupies a column. Control characters, invisible formatting
   * characters and line separators do not.
   */
  private static boolean isDrawable(char glyph) {
    return switch (Character.getType(glyph)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  public Sketch text(int column, int row, Text text) {
    return text(column, row, text.text(), text.style());
  }

  /** Clears an area. */
  public Sketch clear(Area area, Style style) {
    for (int row = area.row(); row < area.row() + area.size().rows(); row++) {
      for (int column = area.column(); column < area.column() + area.size().columns(); column++) {
        put(column, row, new Cell(' ', style));
      }
    }
    return this;
  }

  /**
   * Shows an area in reverse video, and writes a sign into its first gap, if there is one: a blank
   * or a colon that is not in the first column of the area.
   */
  public Sketch highlight(Area area, char sign) {
    boolean isSignDrawn = false;
    for (int row = area.row(); row < area.row() + area.size().rows(); row++) {
      for (int column = area.column(); column < area.column() + area.size().columns(); column++) {
        if (isInside(column, row)) {
          Cell cell = rows[row][column];
          boolean isGap =
              !isSignDrawn
                  && column > area.column()
                  && (cell.glyph() == ' ' || cell.glyph() == ':');
          isSignDrawn |= isGap;
          put(column, row, new Cell(isGap ? sign : cell.glyph(), cell.style().reversed()));
        }
      }
    }
    return this;
  }

  /** Writes text from left to right, ending at a column. */
  public Sketch textEndingAt(int lastColumn, int row, String text, Style style) {
    return text(lastColumn - text.length() + 1, row, text, style);
  }

  /** Copies a frame; {@code column} and {@code row} are the position of its upper left corner. */
  public Sketch draw(int column, int row, Frame frame) {
    int firstColumn = Math.max(0, -column);
    int columns = Math.min(frame.size().columns(), size.columns() - column) - firstColumn;
    int endRow = Math.min(frame.size().rows(), size.rows() - row);
    for (int y = Math.max(0, -row); columns > 0 && y < endRow; y++) {
      System.arraycopy(frame.row(y), firstColumn, rows[row + y], column + firstColumn, columns);
    }
    return this;
  }

  /** Draws a horizontal line. */
  public Sketch line(int column, int row, int columns, Style style) {
    return text(column, row, "─".repeat(columns), style);
  }

  /** Draws the border of an area; {@code outside} is the size of the area, border included. */
  public Sketch box(int column, int row, Size outside, Style style) {
    int right = column + outside.columns() - 1;
    int bottom = row + outside.rows() - 1;
    line(column, row, outside.columns(), style);
    line(column, bottom, outside.columns(), style);
    for (int y = row; y <= bottom; y++) {
      put(column, y, new Cell(y == row ? '┌' : y == bottom ? '└' : '│', style));
      put(right, y, new Cell(y == row ? '┐' : y == bottom ? '┘' : '│', style));
    }
    return this;
  }

  /** Returns a copy of the current drawing. */
  public Frame frame() {
    Cell[][] copy = new Cell[rows.length][];
    for (int row = 0; row < rows.length; row++) {
      copy[row] = rows[row].clone();
    }
    return new Frame(copy, size);
  }

  private boolean isInside(int column, int row) {
    return column >= 0 && row >= 0 && column < size.columns() && row < size.rows();
  }

  /**
   * Returns the end index of the part of a text that fits before the right edge; 0 or less if
   * nothing fits or the row is outside the bounds.
   */
  private int visibleEnd(int column, int row, String text) {
    boolean inside = row >= 0 && row < size.rows();
    return inside ? Math.min(text.length(), size.columns() - column) : 0;
  }

  private boolean overwritesLetters(int column, int row, String text) {
    int end = visibleEnd(column, row, text);
    for (int i = Math.max(0, -column); i < end; i++) {
      char existingGlyph = rows[row][column + i].glyph();
      if (existingGlyph != ' '
          && existingGlyph != text.charAt(i)
          && Character.isLetterOrDigit(existingGlyph)) {
        return true;
      }
    }
    return false;
  }

  private String rowText(int row) {
    return frame().lines().get(row);
  }
}
