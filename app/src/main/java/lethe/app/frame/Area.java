package lethe.app.frame;

/**
 * A rectangle of cells in a frame. {@code column} and {@code row} are those of its upper left cell,
 * from 0.
 */
public record Area(int column, int row, Size size) {
  public static Area of(int column, int row, int columns, int rows) {
    return new Area(column, row, new Size(columns, rows));
  }

  /** Returns this area moved right by a number of columns and down by a number of rows. */
  public Area moved(int columns, int rows) {
    return new Area(column + columns, row + rows, size);
  }

  public boolean contains(int otherColumn, int otherRow) {
    return otherColumn >= column
        && otherRow >= row
        && otherColumn < column + size.columns()
        && otherRow < row + size.rows();
  }

  /** Returns twice the column of the center, which is always an integer. */
  public int doubledCenterColumn() {
    return 2 * column + size.columns();
  }

  /** Returns twice the row of the center, which is always an integer. */
  public int doubledCenterRow() {
    return 2 * row + size.rows();
  }
}
