package lethe.app.frame;

/** A size in cells. */
public record Size(int columns, int rows) {
  /** The size assumed for terminals that do not report one. */
  public static final Size USUAL = new Size(80, 24);

  /** The number of rows of endless output, such as a pipe. */
  public static final int ENDLESS = 1_000;

  /** The maximum number of rows of a window. */
  private static final int MOST = 500;

  /** Returns the size for a drawing; for endless output, the usual size. */
  public Size pictured() {
    return rows <= MOST ? this : new Size(columns, USUAL.rows);
  }

  /** Returns whether something of another size fits. */
  public boolean holds(Size other) {
    return columns >= other.columns && rows >= other.rows;
  }
}
