package lethe.app.titles.robots;

import lethe.app.frame.Area;
import lethe.app.frame.Size;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/**
 * The layout of the drawn table: the scores, the grid below them, then the last call and two lines
 * for the choices, or three in a narrow window.
 *
 * <p>In windows of the same size, all views of a match have the same layout, so that memorized
 * cards keep their places. The layout therefore reserves space for the texts of every phase.
 *
 * @param columns the width in columns
 * @param left the first column; in larger windows, the table is centered
 * @param hasCallRow whether the last call has its own line
 */
record BoardLayout(Layout layout, CardDrawing card, int columns, int left, boolean hasCallRow) {
  /**
   * The minimum width in columns at which the choices fit into two lines; otherwise they take
   * three.
   */
  private static final int MIN_COLUMNS_FOR_TWO_LINES = 76;

  private static final int MIN_COLUMNS = 60;

  /** The number of rows above the grid. */
  private static final int HEADER_ROWS = 1;

  /** The number of rows left free below the table for the question and the input. */
  private static final int ROWS_BELOW_TABLE = 5;

  /** The number of additional rows for the suggestions of teammates. */
  private static final int ADVICE_ROWS = 3;

  /** The minimum height of a card that shows all features, in rows. */
  private static final int MIN_FULL_CARD_ROWS = 3;

  /**
   * The number of rows reserved for text before cards grow higher than {@link #MIN_FULL_CARD_ROWS}.
   */
  private static final int TEXT_ROWS = 4;

  /** The minimum height of a window in which the last call has its own row. */
  private static final int MIN_ROWS_WITH_CALL_ROW = 28;

  /** Returns the minimum size, in which each card takes one line. */
  static Size minSize(View view) {
    int columns = Math.max(MIN_COLUMNS, view.layout().columns() * CardDrawing.MIN_TEXT_COLUMNS);
    return new Size(columns, view.layout().rows() + rowsAroundGrid(view, columns));
  }

  private static int rowsAroundGrid(View view, int columns) {
    return HEADER_ROWS
        + footerLines(columns)
        + ROWS_BELOW_TABLE
        + (view.hasTeams() ? ADVICE_ROWS : 0);
  }

  /** Returns the number of lines of the footer. */
  private static int footerLines(int columns) {
    return columns < MIN_COLUMNS_FOR_TWO_LINES ? 3 : 2;
  }

  static BoardLayout of(View view, Size bounds) {
    Layout layout = view.layout();
    boolean isEnlarged = !Size.DEFAULT.contains(bounds.withDefaultRowsIfUnlimited());
    int maxGridRows = bounds.rows() - rowsAroundGrid(view, bounds.columns());
    int gridRows =
        Math.max(
            maxGridRows - TEXT_ROWS, Math.min(maxGridRows, MIN_FULL_CARD_ROWS * layout.rows()));
    CardDrawing card =
        CardDrawing.fitting(layout, new Size(bounds.columns(), gridRows), isEnlarged);
    CardDrawing lowerCard =
        CardDrawing.fitting(layout, new Size(bounds.columns(), gridRows - 1), isEnlarged);
    int gridColumns = layout.columns() * card.size().columns();
    int columns =
        isEnlarged
            ? Math.max(gridColumns, MIN_COLUMNS_FOR_TWO_LINES)
            : Math.max(gridColumns, bounds.columns());
    int left = isEnlarged ? (bounds.columns() - columns) / 2 : 0;
    boolean hasCallRow =
        bounds.rows() >= MIN_ROWS_WITH_CALL_ROW && lowerCard.size().equals(card.size());
    return new BoardLayout(layout, card, columns, left, hasCallRow);
  }

  Size size() {
    return new Size(columns + 2 * left, footerRow() + footerLines(columns));
  }

  Area cardArea(Place place) {
    Size size = card.size();
    int gridColumn = left > 0 ? left + (columns - layout.columns() * size.columns()) / 2 : 0;
    return new Area(
        gridColumn + (place.column() - 1) * size.columns(),
        1 + (place.row() - 1) * size.rows(),
        size);
  }

  /** Returns the row of the last call, which is the first row of the footer in low windows. */
  int callRow() {
    return 1 + layout.rows() * card.size().rows();
  }

  /** Returns the first row of the footer, which shows the choices or the points for calls. */
  int footerRow() {
    return callRow() + (hasCallRow ? 1 : 0);
  }

  /** Returns the last row of the footer. */
  int lastRow() {
    return size().rows() - 1;
  }

  /** Returns whether the choices take three lines. */
  boolean isNarrow() {
    return columns < MIN_COLUMNS_FOR_TWO_LINES;
  }
}
