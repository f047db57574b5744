package lethe.app.frame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A drawn screen or a part of one, as an immutable grid of cells. Created with a {@link Sketch}.
 */
public final class Frame {
  private final Cell[][] rows;
  private final Size size;

  Frame(Cell[][] rows, Size size) {
    this.rows = rows;
    this.size = size;
  }

  /** Creates a frame from lines of text, as wide as the longest line. */
  public static Frame of(List<Text> lines) {
    int columns = lines.stream().mapToInt(line -> line.text().length()).max().orElse(0);
    Sketch sketch = new Sketch(new Size(columns, lines.size()));
    for (int row = 0; row < lines.size(); row++) {
      sketch.text(0, row, lines.get(row));
    }
    return sketch.frame();
  }

  public Size size() {
    return size;
  }

  /** Returns the cell at a position; blank outside the frame. */
  public Cell at(int column, int row) {
    boolean inside = column >= 0 && row >= 0 && column < size.columns() && row < size.rows();
    return inside ? rows[row][column] : Cell.BLANK;
  }

  /** Returns the cells of a row, which must not be modified. */
  Cell[] row(int row) {
    return rows[row];
  }

  /** Returns this frame with other frames below it, as wide as the widest frame. */
  public Frame stackedOn(Frame... below) {
    List<Frame> frames = new ArrayList<>(List.of(this));
    frames.addAll(List.of(below));
    int columns = frames.stream().mapToInt(frame -> frame.size.columns()).max().orElse(0);
    Sketch sketch =
        new Sketch(new Size(columns, frames.stream().mapToInt(frame -> frame.size.rows()).sum()));
    int row = 0;
    for (Frame frame : frames) {
      sketch.draw(0, row, frame);
      row += frame.size.rows();
    }
    return sketch.frame();
  }

  /** Returns the first {@code maxRows} rows, or the whole frame if it has fewer. */
  public Frame topRows(int maxRows) {
    int count = Math.clamp(maxRows, 0, size.rows());
    return new Frame(Arrays.copyOf(rows, count), new Size(size.columns(), count));
  }

  /** Returns this frame with each non-ASCII character replaced by its ASCII substitute. */
  public Frame ascii() {
    Sketch sketch = new Sketch(size);
    for (int row = 0; row < size.rows(); row++) {
      for (int column = 0; column < size.columns(); column++) {
        Cell cell = rows[row][column];
        sketch.put(column, row, new Cell(Ascii.toAscii(cell.glyph()), cell.style()));
      }
    }
    return sketch.frame();
  }

  /** Returns the rows as text, without colors or trailing blanks. */
  public List<String> lines() {
    return Arrays.stream(rows).map(Frame::line).toList();
  }

  private static String line(Cell[] row) {
    char[] line = new char[row.length];
    for (int column = 0; column < row.length; column++) {
      line[column] = row[column].glyph();
    }
    return new String(line).stripTrailing();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Frame frame
        && size.equals(frame.size)
        && Arrays.deepEquals(rows, frame.rows);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(rows);
  }

  @Override
  public String toString() {
    return String.join("\n", lines());
  }
}
