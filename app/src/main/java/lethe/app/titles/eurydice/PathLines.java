package lethe.app.titles.eurydice;

import lethe.app.frame.Cell;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;

/**
 * The ways between spaces, drawn as lines. Each line leads upward from a space, runs across on one
 * row, and continues upward to the next space.
 */
final class PathLines {
  private static final int UP = 1;
  private static final int DOWN = 2;
  private static final int LEFT = 4;
  private static final int RIGHT = 8;

  /** The line glyphs, indexed by the set of directions in which they lead. */
  private static final String LINES = " ││││╯╮┤─╰╭├─┴┬┼";

  private final int[][] directions;

  PathLines(Size bounds) {
    this.directions = new int[bounds.rows()][bounds.columns()];
  }

  /**
   * Adds a way.
   *
   * @param startColumn the column where the way begins
   * @param endColumn the column where the way ends
   * @param across the row on which the way runs across
   * @param top the row directly below the end of the way
   */
  void add(int startColumn, int endColumn, int across, int top) {
    if (across > top) {
      addDirections(startColumn, across, DOWN);
    }
    addDirections(
        startColumn,
        across,
        DOWN | (startColumn < endColumn ? RIGHT : startColumn > endColumn ? LEFT : 0));
    for (int column = Math.min(startColumn, endColumn) + 1;
        column < Math.max(startColumn, endColumn);
        column++) {
      addDirections(column, across, LEFT | RIGHT);
    }
    addDirections(
        endColumn,
        across,
        UP | (startColumn < endColumn ? LEFT : startColumn > endColumn ? RIGHT : 0));
    for (int row = top; row < across; row++) {
      addDirections(endColumn, row, UP | DOWN);
    }
  }

  private void addDirections(int column, int row, int addedDirections) {
    if (row >= 0 && row < directions.length && column >= 0 && column < directions[row].length) {
      directions[row][column] |= addedDirections;
    }
  }

  /** Draws these ways, with junctions where {@code crossing} ways pass through the same cells. */
  void draw(Sketch sketch, Style style, PathLines crossing) {
    for (int row = 0; row < directions.length; row++) {
      for (int column = 0; column < directions[row].length; column++) {
        if (directions[row][column] > 0) {
          int joinedDirections = directions[row][column] | crossing.directions[row][column];
          sketch.put(column, row, new Cell(LINES.charAt(joinedDirections), style));
        }
      }
    }
  }
}
