package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.titles.eurydice.CardPanel.CardSection;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/**
 * The layout of the table: the map with the cards next to it; in small windows, with the cards
 * below it and no ways between the spaces.
 *
 * @param size the size of the whole layout
 * @param top the row at which the map begins
 * @param sections the sections of the card panel, each in its position
 * @param legend the explanation of the symbols, if it fits
 * @param reachList the spaces to which Orpheus can step, if the map does not show their names
 */
record BoardLayout(
    Size size,
    MapDrawing map,
    int top,
    Map<CardSection, TextBlock> sections,
    TextBlock legend,
    TextBlock reachList) {
  /** The minimum size for a map and the cards. */
  static final Size MIN_SIZE = new Size(60, 18);

  /** The minimum size with the cards drawn next to the map. */
  private static final Size MIN_SIZE_WITH_SIDE = new Size(80, 23);

  /** The number of rows that are used by neither the table nor the texts. */
  private static final int UNUSED_ROWS = 3;

  /** The number of rows reserved for texts. */
  private static final int TEXT_ROWS = 6;

  private static final int MIN_TEXT_ROWS = 3;

  /**
   * The number of rows reserved for texts that the list of reachable spaces may use instead,
   * because the question does not contain their names.
   */
  private static final int CEDED_ROWS = 1;

  /** The minimum number of columns per space for drawing the ways and the cards beside the map. */
  private static final int MIN_SPACE_COLUMNS = 13;

  private static final int MIN_SIDE_COLUMNS = 20;
  private static final int MAX_SIDE_COLUMNS = 46;

  /** The maximum number of lines per row of spaces, except for rows whose labels need more. */
  private static final int MAX_ROW_HEIGHT = 7;

  static BoardLayout of(View view, Viewer viewer, Size bounds) {
    boolean hasSide =
        bounds.contains(MIN_SIZE_WITH_SIDE)
            && MapDrawing.labelColumns(view.board(), mapColumns(bounds)) >= MIN_SPACE_COLUMNS;
    return hasSide ? withCardsBeside(view, viewer, bounds) : withCardsBelow(view, viewer, bounds);
  }

  /** Returns the width of the panel next to the map, with the cards and, if it fits, the legend. */
  private static int sideColumns(Size bounds) {
    return Math.min(
        MAX_SIDE_COLUMNS, MIN_SIDE_COLUMNS + (bounds.columns() - MIN_SIZE_WITH_SIDE.columns()) / 2);
  }

  private static int mapColumns(Size bounds) {
    return bounds.columns() - sideColumns(bounds) - 2;
  }

  private static BoardLayout withCardsBeside(View view, Viewer viewer, Size bounds) {
    int sideWidth = sideColumns(bounds);
    int availableRows = bounds.rows() - UNUSED_ROWS - TEXT_ROWS;
    Board board = view.board();
    int sideColumn = bounds.columns() - sideWidth - 1;
    TextBlock wideLegend = legend(bounds.columns());
    TextBlock narrowLegend = legend(sideWidth);
    int minMapRows = 2 * board.rowCount() - 2;
    boolean isLegendBelow =
        availableRows >= minMapRows + wideLegend.rows() + 1 && sideWidth < MAX_SIDE_COLUMNS;
    int mapRows = isLegendBelow ? availableRows - wideLegend.rows() - 1 : availableRows;
    int rowHeight =
        Math.clamp((mapRows - 2) / Math.max(1, board.rowCount() - 2), 2, MAX_ROW_HEIGHT);
    int reachRows = reachableSpaceNames(view, bounds.columns() - 1).rows();
    MapDrawing map =
        new MapDrawing(
            view,
            new Size(mapColumns(bounds), mapRows + Math.min(0, CEDED_ROWS - reachRows)),
            rowHeight);
    boolean isLegendBesideMap = !isLegendBelow && availableRows >= narrowLegend.rows() + 14;
    int maxCardRows =
        isLegendBesideMap
            ? Math.max(map.size().rows(), availableRows) - narrowLegend.rows() - 1
            : mapRows;
    Map<CardSection, TextBlock> cards =
        CardPanel.fittingSections(view, viewer, sideWidth, maxCardRows);
    int gap = CardPanel.rows(cards) + cards.size() <= maxCardRows ? 1 : 0;
    Map<CardSection, TextBlock> sections = stacked(cards, sideColumn, gap);
    int cardsBottom = bottom(sections);
    TextBlock legend =
        isLegendBelow
            ? wideLegend.moved(0, Math.max(map.size().rows(), cardsBottom) + 1)
            : isLegendBesideMap
                ? narrowLegend.moved(
                    sideColumn, Math.max(cardsBottom + 1, map.size().rows() - narrowLegend.rows()))
                : TextBlock.NONE;
    TextBlock reachList =
        map.hasNames()
            ? TextBlock.NONE
            : isLegendBelow
                ? reachableSpaceNames(view, bounds.columns() - 1).moved(0, bottom(legend))
                : reachListBelow(
                    map, view, bounds.columns() - 1, cardsBottom, availableRows + CEDED_ROWS);
    int bottom =
        Math.max(
            Math.max(map.size().rows(), cardsBottom), Math.max(bottom(legend), bottom(reachList)));
    return new BoardLayout(new Size(bounds.columns(), bottom), map, 0, sections, legend, reachList);
  }

  /**
   * Returns the list of reachable spaces below the map, with the meanings of their symbols if there
   * is enough space.
   *
   * @param cardsBottom the row below the cards; above it, only the columns of the map are free
   * @param maxRows the maximum number of rows of the table
   */
  private static TextBlock reachListBelow(
      MapDrawing map, View view, int columns, int cardsBottom, int maxRows) {
    int row = map.size().rows();
    int width = row < cardsBottom ? map.size().columns() : columns;
    TextBlock explained = explainedReachableSpaces(view, width);
    return (row + explained.rows() <= maxRows ? explained : reachableSpaceNames(view, width))
        .moved(0, row);
  }

  private static List<Space> reachableSpaces(View view) {
    return view.phase() == Phase.MOVE ? view.board().successors(view.space()) : List.of();
  }

  /** Returns each reachable space on a separate line, with the meanings of its symbols. */
  private static TextBlock explainedReachableSpaces(View view, int columns) {
    TextBlock.Builder block = new TextBlock.Builder(columns).indent(2);
    for (Space space : reachableSpaces(view)) {
      addReachableSpace(block.newLine(), space);
      for (Symbol symbol : space.symbols()) {
        String effect = MESSAGES.format("draw.reach.effect", ItemNames.brief(symbol));
        block
            .gap(2)
            .keepTogether(symbol.label().length() + 1 + effect.length())
            .add(symbol.label(), ItemNames.style(symbol.kind(), true))
            .gap(1)
            .add(effect, Style.FAINT);
      }
    }
    return block.block().moved(0, -1);
  }

  private static TextBlock.Builder addReachableSpace(TextBlock.Builder block, Space space) {
    String lane = MESSAGES.format("draw.reach", space.lane().word());
    return block
        .keepTogether(lane.length() + 1 + space.name().length())
        .add(lane, Style.BRIGHT)
        .gap(1)
        .add(space.name(), Style.PLAIN);
  }

  /** Returns the names and lanes of the reachable spaces. */
  private static TextBlock reachableSpaceNames(View view, int columns) {
    TextBlock.Builder block = new TextBlock.Builder(columns);
    for (Space space : reachableSpaces(view)) {
      addReachableSpace(block.gap(2), space);
    }
    return block.block();
  }

  private static BoardLayout withCardsBelow(View view, Viewer viewer, Size bounds) {
    int textRows = bounds.contains(MIN_SIZE_WITH_SIDE) ? TEXT_ROWS : MIN_TEXT_ROWS;
    TextBlock reachList = reachableSpaceNames(view, bounds.columns() - 1);
    int reachRows = Math.max(0, reachList.rows() - CEDED_ROWS);
    int availableRows = bounds.rows() - UNUSED_ROWS - textRows - reachRows;
    int minMapRows = view.board().rowCount();
    Map<CardSection, TextBlock> cards =
        CardPanel.fittingSections(view, viewer, bounds.columns() - 1, availableRows - minMapRows);
    int cardRows = CardPanel.rows(cards);
    MapDrawing map = new MapDrawing(view, new Size(bounds.columns(), availableRows - cardRows), 1);
    Map<CardSection, TextBlock> sections = new EnumMap<>(CardSection.class);
    int row = 0;
    for (Map.Entry<CardSection, TextBlock> section : cards.entrySet()) {
      sections.put(section.getKey(), section.getValue().moved(0, row));
      row +=
          section.getValue().rows()
              + (section.getKey() == CardSection.HEAD ? map.size().rows() : 0);
    }
    int top = sections.get(CardSection.HEAD) == null ? 0 : sections.get(CardSection.HEAD).rows();
    return new BoardLayout(
        new Size(bounds.columns(), row + reachList.rows()),
        map,
        top,
        sections,
        TextBlock.NONE,
        reachList.moved(0, row));
  }

  /** Places the sections below one another, separated by {@code gap} rows. */
  private static Map<CardSection, TextBlock> stacked(
      Map<CardSection, TextBlock> cards, int column, int gap) {
    Map<CardSection, TextBlock> sections = new EnumMap<>(CardSection.class);
    int row = 0;
    for (Map.Entry<CardSection, TextBlock> section : cards.entrySet()) {
      sections.put(section.getKey(), section.getValue().moved(column, row));
      row += section.getValue().rows() + gap;
    }
    return sections;
  }

  private static int bottom(Map<CardSection, TextBlock> sections) {
    return sections.values().stream().mapToInt(BoardLayout::bottom).max().orElse(0);
  }

  /** Returns the row below a block; 0 if the block is empty. */
  private static int bottom(TextBlock block) {
    return block.placedTexts().isEmpty() ? 0 : block.placedTexts().getLast().row() + 1;
  }

  /** Returns the explanations of the symbols, two per line if they fit. */
  private static TextBlock legend(int columns) {
    Symbol.Kind[] kinds = Symbol.Kind.values();
    TextBlock.Builder builder = new TextBlock.Builder(columns);
    int rows = columns < MIN_SIZE_WITH_SIDE.columns() ? kinds.length : (kinds.length + 1) / 2;
    for (int row = 0; row < rows; row++) {
      builder.newLine();
      for (int i = row; i < kinds.length; i += rows) {
        if (i > row) {
          builder.moveTo(columns / 2);
        }
        builder
            .add(MESSAGES.format("draw.legend", kinds[i].label()), ItemNames.style(kinds[i], false))
            .gap(1)
            .add(ItemNames.legend(kinds[i]), Style.FAINT);
      }
    }
    return builder.block().moved(0, -1);
  }

  Frame draw() {
    Sketch sketch = new Sketch(size);
    sketch.draw(0, top, map.draw());
    sections.values().forEach(block -> block.draw(sketch));
    legend.draw(sketch);
    reachList.draw(sketch);
    return sketch.frame();
  }
}
