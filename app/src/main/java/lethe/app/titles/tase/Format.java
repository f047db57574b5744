package lethe.app.titles.tase;

import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Size;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Roles;

/**
 * How large the table is drawn, and where on it everything lies: a hand, the cups, the other hand.
 *
 * @param columns how wide it is
 * @param cupColumns from one cup to the next
 */
record Format(int columns, Size chip, Size cup, int cupColumns) {
  /** What a window of the usual size has room for. */
  static final Format USUAL = new Format(60, new Size(3, 1), new Size(9, 3), 16);

  /** All, the largest first. */
  private static final List<Format> ALL =
      List.of(
          new Format(124, new Size(9, 5), new Size(33, 12), 40),
          new Format(84, new Size(5, 3), new Size(19, 7), 24),
          USUAL);

  /** What a larger table leaves free below it, for what is told and asked. */
  private static final int ROWS_BELOW = 14;

  private static final int LEFT = 8;
  private static final int RED_ROW = 2;

  /** The largest for this room. */
  static Format fitting(Size room) {
    return ALL.stream()
        .filter(format -> room.holds(new Size(format.columns, format.rows() + ROWS_BELOW)))
        .findFirst()
        .orElse(USUAL);
  }

  /** The upper left corner of a table that lies in the middle of a room larger than usual. */
  Area in(Size room) {
    if (Size.USUAL.holds(room)) {
      return new Area(0, 0, size());
    }
    int left = Math.max(0, (room.columns() - columns) / 2);
    int top = Math.max(0, (room.rows() - rows() - ROWS_BELOW) / 2);
    return new Area(left, top, size());
  }

  Size size() {
    return new Size(columns, rows());
  }

  private int rows() {
    return latest() + 1;
  }

  /** The row above the cups. */
  int above() {
    return RED_ROW + chip.rows();
  }

  private int cupRow() {
    return above() + 1;
  }

  /** The row of the red chips of an open cup; what else is said of it comes below. */
  int opened() {
    return cupRow() + (cup.rows() - USUAL.cup.rows()) / 2;
  }

  /** The row below the cups. */
  int below() {
    return cupRow() + cup.rows();
  }

  private int blueRow() {
    return below() + 1;
  }

  int latest() {
    return blueRow() + chip.rows() + 1;
  }

  int left() {
    return LEFT;
  }

  /** The column of what is told beside a hand. */
  int beside() {
    return chip(Roles.RED, Chips.MOST + 1).column() + 1;
  }

  Area chip(Seat seat, int chip) {
    int row = seat.equals(Roles.RED) ? RED_ROW : blueRow();
    return new Area(LEFT + (chip - 1) * (this.chip.columns() + 1), row, this.chip);
  }

  Area cup(int cup) {
    return new Area(LEFT + (cup - 1) * cupColumns, cupRow(), this.cup);
  }

  /** Where so many letters begin in a cup: in its middle, or at its edge where it is small. */
  int column(int cup, int letters) {
    int free = equals(USUAL) ? 0 : Math.max(0, this.cup.columns() - letters) / 2;
    return cup(cup).column() + free;
  }
}
