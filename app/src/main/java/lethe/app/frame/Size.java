package lethe.app.frame;

/** How much room there is, in cells. */
public record Size(int columns, int rows) {
  /** What a terminal has that does not say. */
  public static final Size USUAL = new Size(80, 24);

  /** Whether something of this size fits in. */
  public boolean holds(Size other) {
    return columns >= other.columns && rows >= other.rows;
  }
}
