package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.EnumMap;
import java.util.Map;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.titles.eurydice.CardPanel.CardSection;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/**
 * The layout of the table: the map with the cards next to it; in small windows, with the cards
 * below it and no ways between the spaces.
 *
 * @param size the size of the whole layout
 * @param map the map
 * @param top the row at which the map begins
 * @param sections the cards, each part in its position
 * @param legend the explanation of the symbols, if it fits
 */
record BoardLayout(
    Size size, MapDrawing map, int top, Map<CardSection, TextBlock> sections, TextBlock legend) {
  /** The minimum size for a map and the cards. */
  static final Size MIN_SIZE = new Size(60, 18);

  /** The minimum size with the cards drawn next to the map. */
  private static final Size MIN_SIZE_WITH_SIDE = new Size(80, 23);

  /** The number of rows that are used by neither the table nor the texts. */
  private static final int EDGES = 3;

  /** The number of rows reserved for texts. */
  private static final int TEXT_ROWS = 6;

  private static final int MIN_TEXT_ROWS = 3;

  /** The minimum number of columns per space for which ways are drawn. */
  private static final int MIN_SPACE_COLUMNS = 13;

  private static final int SIDE = 20;
  private static final int MAX_SIDE_COLUMNS = 46;

  /** The maximum number of lines per row of spaces. */
  private static final int MAX_ROW_HEIGHT = 7;

  static BoardLayout of(View view, Viewer viewer, Size bounds) {
    boolean wide =
        bounds.contains(MIN_SIZE_WITH_SIDE)
            && MapDrawing.room(view.board(), mapColumns(bounds)) >= MIN_SPACE_COLUMNS;
    return wide ? withSide(view, viewer, bounds) : below(view, viewer, bounds);
  }

  /** Returns the width of the cards next to the map. */
  private static int sideColumns(Size bounds) {
    return Math.min(MAX_SIDE_COLUMNS, SIDE + (bounds.columns() - MIN_SIZE_WITH_SIDE.columns()) / 2);
  }

  private static int mapColumns(Size bounds) {
    return bounds.columns() - sideColumns(bounds) - 2;
  }

  private static BoardLayout withSide(View view, Viewer viewer, Size bounds) {
    int side = sideColumns(bounds);
    int rows = bounds.rows() - EDGES - TEXT_ROWS;
    Board board = view.board();
    int left = bounds.columns() - side - 1;
    TextBlock wide = legend(bounds.columns());
    TextBlock slim = legend(side);
    int least = 2 * board.rowCount() - 2;
    boolean under = rows >= least + wide.rows() + 1 && side < MAX_SIDE_COLUMNS;
    int high = under ? rows - wide.rows() - 1 : rows;
    int step = Math.clamp((high - 2) / Math.max(1, board.rowCount() - 2), 2, MAX_ROW_HEIGHT);
    MapDrawing track = new MapDrawing(view, new Size(mapColumns(bounds), high), step);
    boolean over = !under && rows >= slim.rows() + 14;
    int most = over ? Math.max(track.size().rows(), rows) - slim.rows() - 1 : high;
    Map<CardSection, TextBlock> cards = CardPanel.in(view, viewer, side, most);
    int air = CardPanel.rows(cards) + cards.size() <= most ? 1 : 0;
    Map<CardSection, TextBlock> parts = placed(cards, left, air);
    int low = bottom(parts);
    TextBlock legend =
        under
            ? wide.at(0, Math.max(track.size().rows(), low) + 1)
            : over
                ? slim.at(left, Math.max(low + 1, track.size().rows() - slim.rows()))
                : TextBlock.NONE;
    int bottom = Math.max(Math.max(track.size().rows(), low), bottom(legend));
    return new BoardLayout(new Size(bounds.columns(), bottom), track, 0, parts, legend);
  }

  private static BoardLayout below(View view, Viewer viewer, Size bounds) {
    int words = bounds.contains(MIN_SIZE_WITH_SIDE) ? TEXT_ROWS : MIN_TEXT_ROWS;
    int rows = bounds.rows() - EDGES - words;
    int least = view.board().rowCount();
    Map<CardSection, TextBlock> cards =
        CardPanel.in(view, viewer, bounds.columns() - 1, rows - least);
    int other = CardPanel.rows(cards);
    MapDrawing track = new MapDrawing(view, new Size(bounds.columns(), rows - other), 1);
    Map<CardSection, TextBlock> parts = new EnumMap<>(CardSection.class);
    int row = 0;
    for (Map.Entry<CardSection, TextBlock> part : cards.entrySet()) {
      parts.put(part.getKey(), part.getValue().at(0, row));
      row += part.getValue().rows() + (part.getKey() == CardSection.HEAD ? track.size().rows() : 0);
    }
    int top = parts.get(CardSection.HEAD) == null ? 0 : parts.get(CardSection.HEAD).rows();
    return new BoardLayout(new Size(bounds.columns(), row), track, top, parts, TextBlock.NONE);
  }

  /** Places the parts below one another, separated by {@code air} rows. */
  private static Map<CardSection, TextBlock> placed(
      Map<CardSection, TextBlock> cards, int column, int air) {
    Map<CardSection, TextBlock> parts = new EnumMap<>(CardSection.class);
    int row = 0;
    for (Map.Entry<CardSection, TextBlock> part : cards.entrySet()) {
      parts.put(part.getKey(), part.getValue().at(column, row));
      row += part.getValue().rows() + air;
    }
    return parts;
  }

  private static int bottom(Map<CardSection, TextBlock> parts) {
    return parts.values().stream().mapToInt(BoardLayout::bottom).max().orElse(0);
  }

  /** Returns the row below a block. */
  private static int bottom(TextBlock block) {
    return block.placed().isEmpty() ? 0 : block.placed().getLast().row() + 1;
  }

  /** Returns the explanations of the symbols, two per line if they fit. */
  private static TextBlock legend(int columns) {
    Symbol.Kind[] kinds = Symbol.Kind.values();
    TextBlock.Builder legend = new TextBlock.Builder(columns);
    int rows = columns < MIN_SIZE_WITH_SIDE.columns() ? kinds.length : (kinds.length + 1) / 2;
    for (int row = 0; row < rows; row++) {
      legend.line();
      for (int i = row; i < kinds.length; i += rows) {
        if (i > row) {
          legend.to(columns / 2);
        }
        legend
            .word(
                MESSAGES.format("draw.legend", kinds[i].label()), ItemNames.style(kinds[i], false))
            .gap(1)
            .word(ItemNames.legend(kinds[i]), Style.FAINT);
      }
    }
    return legend.block().at(0, -1);
  }

  Frame draw() {
    Sketch sketch = new Sketch(size);
    sketch.draw(0, top, map.draw());
    sections.values().forEach(block -> block.draw(sketch));
    legend.draw(sketch);
    return sketch.frame();
  }
}
