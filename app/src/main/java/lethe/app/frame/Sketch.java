package lethe.app.frame;

import java.util.Arrays;
import java.util.Locale;

/** A frame under construction. Drawing outside its bounds is cut off. */
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

  /** Writes text starting at a position. Characters that cannot be drawn become blanks. */
  public Sketch text(int column, int row, String words, Style style) {
    assert !covers(column, row, words)
        : String.format(Locale.ROOT, "\"%s\" covers part of \"%s\"", words, line(row));
    int end = end(column, row, words);
    for (int i = Math.max(0, -column); i < end; i++) {
      char glyph = words.charAt(i);
      rows[row][column + i] = new Cell(isDrawn(glyph) ? glyph : ' ', style);
    }
    return this;
  }

  /**
   * Returns whether a character takes a column, unlike control characters, marks and separators.
   */
  private static boolean isDrawn(char glyph) {
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
    return text(column, row, text.words(), text.style());
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

  /** Writes text that ends at a column. */
  public Sketch textEndingAt(int lastColumn, int row, String words, Style style) {
    return text(lastColumn - words.length() + 1, row, words, style);
  }

  /** Copies a frame to a position. */
  public Sketch draw(int column, int row, Frame frame) {
    int left = Math.max(0, -column);
    int columns = Math.min(frame.size().columns(), size.columns() - column) - left;
    int bottom = Math.min(frame.size().rows(), size.rows() - row);
    for (int y = Math.max(0, -row); columns > 0 && y < bottom; y++) {
      System.arraycopy(frame.row(y), left, rows[row + y], column + left, columns);
    }
    return this;
  }

  /** Draws a horizontal line. */
  public Sketch line(int column, int row, int columns, Style style) {
    return text(column, row, "─".repeat(columns), style);
  }

  /** Draws a border; {@code outside} is its outer size. */
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

  /** Returns the current drawing. */
  public Frame frame() {
    Cell[][] drawn = new Cell[rows.length][];
    for (int row = 0; row < rows.length; row++) {
      drawn[row] = rows[row].clone();
    }
    return new Frame(drawn, size);
  }

  private boolean isInside(int column, int row) {
    return column >= 0 && row >= 0 && column < size.columns() && row < size.rows();
  }

  /** Returns the number of characters of a text that fit into the row; 0 outside. */
  private int end(int column, int row, String words) {
    boolean inside = row >= 0 && row < size.rows();
    return inside ? Math.min(words.length(), size.columns() - column) : 0;
  }

  private boolean covers(int column, int row, String words) {
    int end = end(column, row, words);
    for (int i = Math.max(0, -column); i < end; i++) {
      char there = rows[row][column + i].glyph();
      if (there != ' ' && there != words.charAt(i) && Character.isLetterOrDigit(there)) {
        return true;
      }
    }
    return false;
  }

  private String line(int row) {
    return frame().lines().get(row);
  }
}
