package lethe.app.frame;

/** A size in cells. */
public record Size(int columns, int rows) {
  /** The size assumed for terminals that do not report one. */
  public static final Size DEFAULT = new Size(80, 24);

  /** The number of rows of unlimited output, such as a pipe. */
  public static final int UNLIMITED_ROWS = 1_000;

  /** The maximum number of rows that a window is assumed to have; more mean unlimited output. */
  private static final int MAX_ROWS = 500;

  /** Returns this size, but with the default number of rows if no window can have so many rows. */
  public Size withDefaultRowsIfUnlimited() {
    return rows <= MAX_ROWS ? this : new Size(columns, DEFAULT.rows);
  }

  /** Returns whether an area of another size fits into an area of this size. */
  public boolean contains(Size other) {
    return columns >= other.columns && rows >= other.rows;
  }
}
