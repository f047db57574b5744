package lethe.app.titles.ravens;

import java.util.List;
import lethe.app.frame.Size;

/**
 * The size of drawn quadrants.
 *
 * @param columnStep the number of columns from one quadrant to the next, including the border
 * @param rowStep the number of rows from one quadrant to the next, including the border
 */
record Scale(int columnStep, int rowStep) {
  /** The smallest scale, with a mark on a single line. */
  static final Scale DEFAULT = new Scale(5, 2);

  /** All scales, largest first. */
  static final List<Scale> ALL = List.of(new Scale(15, 6), new Scale(10, 4), DEFAULT);

  /**
   * Returns the scales to consider for an available size, largest first; only the default scale if
   * the size is unlimited.
   */
  static List<Scale> candidatesFor(Size bounds) {
    return bounds.equals(bounds.withDefaultRowsIfUnlimited()) ? ALL : List.of(DEFAULT);
  }

  /** Returns the distance from the border left of a quadrant to its mark. */
  int markColumn() {
    return (columnStep - 1) / 2;
  }

  /** Returns the distance from the border above a quadrant to its mark. */
  int markRow() {
    return rowStep / 2;
  }
}
