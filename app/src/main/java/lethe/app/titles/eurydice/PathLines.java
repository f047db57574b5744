package lethe.app.titles.eurydice;

import lethe.app.frame.Cell;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;

/**
 * The ways between spaces, drawn as lines. Each line leads upward from its space, runs across on
 * one row, and continues upward.
 */
final class PathLines {
  private static final int UP = 1;
  private static final int DOWN = 2;
  private static final int LEFT = 4;
  private static final int RIGHT = 8;

  /** The line glyphs, indexed by the set of directions in which they lead. */
  private static final String LINES = " ││││╯╮┤─╰╭├─┴┬┼";

  private final int[][] leads;

  /** Creates an empty drawing. */
  PathLines(Size bounds) {
    this.leads = new int[bounds.rows()][bounds.columns()];
  }

  /**
   * Adds a way.
   *
   * @param from the column where it begins
   * @param to the column where it ends
   * @param across the row on which it runs across
   * @param top the row directly below its end
   */
  void add(int from, int to, int across, int top) {
    if (across > top) {
      lead(from, across, DOWN);
    }
    lead(from, across, DOWN | (from < to ? RIGHT : from > to ? LEFT : 0));
    for (int column = Math.min(from, to) + 1; column < Math.max(from, to); column++) {
      lead(column, across, LEFT | RIGHT);
    }
    lead(to, across, UP | (from < to ? LEFT : from > to ? RIGHT : 0));
    for (int row = top; row < across; row++) {
      lead(to, row, UP | DOWN);
    }
  }

  private void lead(int column, int row, int directions) {
    if (row >= 0 && row < leads.length && column >= 0 && column < leads[row].length) {
      leads[row][column] |= directions;
    }
  }

  /** Draws the ways; where other ways run on the same cells, the lines are joined. */
  void draw(Sketch sketch, Style style, PathLines others) {
    for (int row = 0; row < leads.length; row++) {
      for (int column = 0; column < leads[row].length; column++) {
        if (leads[row][column] > 0) {
          int all = leads[row][column] | others.leads[row][column];
          sketch.put(column, row, new Cell(LINES.charAt(all), style));
        }
      }
    }
  }
}
