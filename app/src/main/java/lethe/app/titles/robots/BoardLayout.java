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
 * @param left the first column; larger windows center the table
 * @param hasCallRow whether the last call has its own line
 */
record BoardLayout(Layout layout, CardDrawing card, int columns, int left, boolean hasCallRow) {
  /**
   * The minimum width in columns at which the choices fit into two lines; otherwise they take
   * three.
   */
  private static final int MIN_COLUMNS_FOR_TWO_LINES = 76;

  private static final int NARROWEST = 60;

  /** The number of rows above the grid. */
  private static final int HEAD = 1;

  /** The number of rows left free below the grid for the question and the input. */
  private static final int OTHER_ROWS = 5;

  /** The number of additional rows for the suggestions of team-mates. */
  private static final int ADVICE_ROWS = 3;

  /** The minimum height of a card that shows all features, in rows. */
  private static final int LOW = 3;

  /** The number of rows reserved for text before cards grow higher than {@link #LOW}. */
  private static final int WORDS = 4;

  /** The minimum height of a window in which the last call has its own row. */
  private static final int MIN_ROWS_WITH_CALL_ROW = 28;

  /** Returns the minimum size, in which each card takes one line. */
  static Size minSize(View view) {
    int columns = Math.max(NARROWEST, view.layout().columns() * CardDrawing.MIN_COLUMNS_WORDS_ONLY);
    return new Size(columns, view.layout().rows() + around(view, columns));
  }

  private static int around(View view, int columns) {
    return HEAD + lines(columns) + OTHER_ROWS + (view.teams() ? ADVICE_ROWS : 0);
  }

  /** Returns the number of lines below the last call. */
  private static int lines(int columns) {
    return columns < MIN_COLUMNS_FOR_TWO_LINES ? 3 : 2;
  }

  static BoardLayout of(View view, Size bounds) {
    Layout layout = view.layout();
    boolean larger = !Size.DEFAULT.contains(bounds.bounded());
    int most = bounds.rows() - around(view, bounds.columns());
    int free = Math.max(most - WORDS, Math.min(most, LOW * layout.rows()));
    CardDrawing card = CardDrawing.fitting(layout, new Size(bounds.columns(), free), larger);
    CardDrawing less = CardDrawing.fitting(layout, new Size(bounds.columns(), free - 1), larger);
    int cards = layout.columns() * card.size().columns();
    int columns =
        larger ? Math.max(cards, MIN_COLUMNS_FOR_TWO_LINES) : Math.max(cards, bounds.columns());
    int left = larger ? (bounds.columns() - columns) / 2 : 0;
    boolean roomy = bounds.rows() >= MIN_ROWS_WITH_CALL_ROW && less.size().equals(card.size());
    return new BoardLayout(layout, card, columns, left, roomy);
  }

  Size size() {
    return new Size(columns + 2 * left, foot() + lines(columns));
  }

  Area card(Place place) {
    Size size = card.size();
    int grid = left > 0 ? left + (columns - layout.columns() * size.columns()) / 2 : 0;
    return new Area(
        grid + (place.column() - 1) * size.columns(), 1 + (place.row() - 1) * size.rows(), size);
  }

  /** Returns the row of the last call, below the grid. */
  int latest() {
    return 1 + layout.rows() * card.size().rows();
  }

  /** Returns the first row of the lines at the bottom. */
  int foot() {
    return latest() + (hasCallRow ? 1 : 0);
  }

  /** Returns the last row of the lines at the bottom. */
  int last() {
    return size().rows() - 1;
  }

  /** Returns whether the choices take three lines. */
  boolean isNarrow() {
    return columns < MIN_COLUMNS_FOR_TWO_LINES;
  }
}
