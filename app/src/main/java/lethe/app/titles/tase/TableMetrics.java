package lethe.app.titles.tase;

import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Size;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.GameSeats;

/**
 * The dimensions of the drawn table: the red hand, the cups, and the blue hand.
 *
 * @param columns the width of the table, in columns
 * @param chipSize the size of a chip
 * @param cupSize the size of a cup
 * @param cupDistance the distance between the left edges of two cups, in columns
 */
record TableMetrics(int columns, Size chipSize, Size cupSize, int cupDistance) {
  /** The format for a window of 80x24. */
  static final TableMetrics DEFAULT = new TableMetrics(60, new Size(3, 1), new Size(9, 3), 16);

  /** All formats, largest first. */
  private static final List<TableMetrics> ALL =
      List.of(
          new TableMetrics(124, new Size(9, 5), new Size(33, 12), 40),
          new TableMetrics(84, new Size(5, 3), new Size(19, 7), 24),
          DEFAULT);

  /** The number of rows left free below tables in the larger formats. */
  private static final int ROWS_BELOW = 14;

  /** The column at which the chips and the cups begin. */
  static final int LEFT_COLUMN = 8;

  private static final int RED_ROW = 2;

  /** Returns the largest format that fits; the default if none does. */
  static TableMetrics fitting(Size bounds) {
    return ALL.stream()
        .filter(format -> bounds.contains(new Size(format.columns, format.rows() + ROWS_BELOW)))
        .findFirst()
        .orElse(DEFAULT);
  }

  /** Returns the position of the table, centered in windows larger than the default. */
  Area centeredIn(Size bounds) {
    if (Size.DEFAULT.contains(bounds)) {
      return new Area(0, 0, size());
    }
    int left = Math.max(0, (bounds.columns() - columns) / 2);
    int top = Math.max(0, (bounds.rows() - rows() - ROWS_BELOW) / 2);
    return new Area(left, top, size());
  }

  Size size() {
    return new Size(columns, rows());
  }

  private int rows() {
    return latestRow() + 1;
  }

  int rowAboveCups() {
    return RED_ROW + chipSize.rows();
  }

  private int cupRow() {
    return rowAboveCups() + 1;
  }

  /**
   * Returns the row of the red chips in an open cup. The name of the cup is above this row, and all
   * other texts are below.
   */
  int redChipRow() {
    return cupRow() + (cupSize.rows() - DEFAULT.cupSize.rows()) / 2;
  }

  private int blueRow() {
    return cupRow() + cupSize.rows() + 1;
  }

  /** Returns the row that shows the latest placements. */
  int latestRow() {
    return blueRow() + chipSize.rows() + 1;
  }

  /** Returns the column of the text next to a hand. */
  int handTextColumn() {
    return chipArea(GameSeats.RED, Chips.MAX_VALUE + 1).column() + 1;
  }

  Area chipArea(Seat seat, int chip) {
    int row = seat.equals(GameSeats.RED) ? RED_ROW : blueRow();
    return new Area(LEFT_COLUMN + (chip - 1) * (chipSize.columns() + 1), row, chipSize);
  }

  Area cupArea(int cup) {
    return new Area(LEFT_COLUMN + (cup - 1) * cupDistance, cupRow(), cupSize);
  }

  /**
   * Returns the column at which a text begins in a cup: centered, or at the left edge in the
   * default format.
   */
  int cupTextColumn(int cup, int length) {
    int indent = equals(DEFAULT) ? 0 : Math.max(0, cupSize.columns() - length) / 2;
    return cupArea(cup).column() + indent;
  }
}
