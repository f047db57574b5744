package lethe.app.frame;

/** How much room there is, in cells. */
public record Size(int columns, int rows) {
  /** What a terminal has that does not say. */
  public static final Size USUAL = new Size(80, 24);

  /** The rows of what has no end, such as a pipe. */
  public static final int ENDLESS = 1_000;

  /** No window has more rows. */
  private static final int MOST = 500;

  /** The room for a picture: of what has no end, as much as usual. */
  public Size pictured() {
    return rows <= MOST ? this : new Size(columns, USUAL.rows);
  }

  /** Whether something of this size fits in. */
  public boolean holds(Size other) {
    return columns >= other.columns && rows >= other.rows;
  }
}
