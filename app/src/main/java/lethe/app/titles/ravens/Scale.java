package lethe.app.titles.ravens;

import java.util.List;
import lethe.app.frame.Size;

/**
 * How large quadrants are drawn.
 *
 * @param across columns from one quadrant to the next, with the border between them
 * @param down rows from one quadrant to the next, with the border between them
 */
record Scale(int across, int down) {
  /** The smallest, in which a mark takes a line. */
  static final Scale USUAL = new Scale(5, 2);

  /** All, the largest first. */
  static final List<Scale> ALL = List.of(new Scale(15, 6), new Scale(10, 4), USUAL);

  /** Those that a picture may have in this room; what has no end is no reason for a larger one. */
  static List<Scale> in(Size room) {
    return room.equals(room.pictured()) ? ALL : List.of(USUAL);
  }

  /** From the border to the left of a quadrant to its mark. */
  int mark() {
    return (across - 1) / 2;
  }

  /** From the border above a quadrant to its mark. */
  int middle() {
    return down / 2;
  }
}
