package lethe.app.frame;

/** A rectangle of cells of a frame, counted from its upper left corner. */
public record Area(int column, int row, Size size) {
  public static Area of(int column, int row, int columns, int rows) {
    return new Area(column, row, new Size(columns, rows));
  }

  public boolean holds(int someColumn, int someRow) {
    return someColumn >= column
        && someRow >= row
        && someColumn < column + size.columns()
        && someRow < row + size.rows();
  }

  /** Twice the column of its middle, so that it is a whole number. */
  public int middle() {
    return 2 * column + size.columns();
  }

  /** Twice the row of its middle. */
  public int center() {
    return 2 * row + size.rows();
  }
}
