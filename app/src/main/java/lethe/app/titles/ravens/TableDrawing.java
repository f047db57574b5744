package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * The whole table: the Atman on the left, the poem and the piles next to it, and the line below.
 *
 * @param itemAreas the areas of all items that can be selected with the pointer
 * @param viewport the visible part of the Atman, if there is an Atman
 * @param column the column at which the Atman is drawn
 * @param row the row at which the Atman is drawn
 */
record TableDrawing(
    Frame frame, Map<TableItem, Area> itemAreas, Optional<Viewport> viewport, int column, int row) {
  /** The minimum size. */
  static final Size MIN_SIZE = new Size(60, 16);

  /** The number of rows reserved for texts. */
  private static final int ROWS_BELOW = 6;

  /** Maximum number of those rows that the panel may use if it then fits completely. */
  private static final int MAX_CEDED_ROWS = 2;

  /** The number of rows reserved for messages before the drawing grows beyond its minimum. */
  private static final int ROWS_FOR_NEWS = 4;

  /** The number of rows that the Atman and the panel need before the line is drawn large. */
  private static final int ROWS_BESIDE = 12;

  private static final int PANEL_COLUMNS = 36;
  private static final int MAX_PANEL_COLUMNS = 46;

  /** Lays out the table; uses the minimum size if the available size is smaller. */
  static TableDrawing of(View view, Viewer viewer, Size given) {
    Size bounds =
        new Size(
            Math.max(given.columns(), MIN_SIZE.columns()), Math.max(given.rows(), MIN_SIZE.rows()));
    boolean alone = view.atman().isEmpty();
    int beside =
        Math.min(MAX_PANEL_COLUMNS, PANEL_COLUMNS + Math.max(0, (bounds.columns() - 80) / 2));
    int left = alone ? 0 : bounds.columns() - beside - 1;
    SidePanel panel = new SidePanel(view, viewer, alone ? bounds.columns() - 1 : beside);
    List<StyledLine> large = LineDrawing.draw(view.piles().line(), bounds.columns());
    int above = Math.max(ROWS_BESIDE, panel.height());
    List<StyledLine> hand =
        large.size() > bounds.rows() - ROWS_BELOW - above
            ? LineDrawing.drawSmall(view.piles().line(), bounds.columns())
            : large;
    int least = bounds.rows() - ROWS_BELOW - hand.size();
    boolean cedes = panel.height() > least && panel.height() <= least + MAX_CEDED_ROWS;
    int rows = Math.max(1, cedes ? panel.height() : least);
    int ample = Math.max(panel.lines(rows, List.of()).size(), rows - ROWS_FOR_NEWS);
    Optional<Viewport> window =
        alone
            ? Optional.empty()
            : Optional.of(Viewport.on(view.atman(), new Size(left, rows), ample, Scale.in(given)));
    List<StyledLine> lines =
        panel.lines(
            rows, window.map(shown -> offscreenCards(view.atman(), shown)).orElse(List.of()));
    int high = Math.max(lines.size(), window.map(shown -> shown.outside().rows()).orElse(0));
    Size size = window.map(Viewport::outside).orElse(new Size(left, high));
    int column = Math.max(0, (left - size.columns()) / 2);
    int row = (high - size.rows()) / 2;
    Sketch sketch = new Sketch(new Size(bounds.columns(), high + hand.size()));
    Map<TableItem, Area> areas = new LinkedHashMap<>();
    window.ifPresent(
        shown -> {
          sketch.draw(column, row, AtmanDrawing.draw(view.atman(), shown));
          for (Spot spot : shown.spots()) {
            Area area = AtmanDrawing.area(shown, spot);
            areas.put(
                new TableItem.Quadrant(spot),
                new Area(column + area.column(), row + area.row(), area.size()));
          }
        });
    for (int i = 0; i < lines.size(); i++) {
      draw(lines.get(i), sketch, left + 1, i, areas);
    }
    for (int i = 0; i < hand.size(); i++) {
      draw(hand.get(i), sketch, 0, high + i, areas);
    }
    return new TableDrawing(sketch.frame(), areas, window, column, row);
  }

  /** Draws a line and records the areas of its items. An item may span several lines. */
  private static void draw(
      StyledLine strip, Sketch sketch, int column, int row, Map<TableItem, Area> areas) {
    strip.draw(sketch, column, row);
    for (StyledLine.ItemSpan mark : strip.spans()) {
      Area area = Area.of(column + mark.column(), row, mark.columns(), 1);
      areas.merge(mark.item(), area, TableDrawing::union);
    }
  }

  private static Area union(Area one, Area other) {
    int column = Math.min(one.column(), other.column());
    int row = Math.min(one.row(), other.row());
    int right =
        Math.max(one.column() + one.size().columns(), other.column() + other.size().columns());
    int below = Math.max(one.row() + one.size().rows(), other.row() + other.size().rows());
    return Area.of(column, row, right - column, below - row);
  }

  /** Returns this table with another Atman in the same window, and highlights. */
  TableDrawing with(Atman atman, Highlights lit) {
    return viewport
        .map(
            shown -> {
              Sketch sketch = Sketch.of(frame);
              sketch.draw(column, row, AtmanDrawing.draw(atman, shown, lit));
              return new TableDrawing(sketch.frame(), itemAreas, viewport, column, row);
            })
        .orElse(this);
  }

  /** Returns this table with one item highlighted and a sign in its first gap. */
  TableDrawing highlighted(TableItem item, char sign) {
    Optional<Area> area = Optional.ofNullable(itemAreas.get(item));
    return area.map(found -> highlighted(found, sign)).orElse(this);
  }

  /**
   * Returns this table with the card highlighted whose power would be used, if it is unambiguous.
   */
  TableDrawing withUsedPower(Command.Use use, View view) {
    List<TableItem> held = TableItem.PowerCard.of(use, view).toList();
    return held.size() == 1 ? highlighted(held.getFirst(), Highlights.REMOVED) : this;
  }

  private TableDrawing highlighted(Area area, char sign) {
    Sketch sketch = Sketch.of(frame);
    boolean open = true;
    for (int y = area.row(); y < area.row() + area.size().rows(); y++) {
      for (int x = area.column(); x < area.column() + area.size().columns(); x++) {
        Cell cell = frame.at(x, y);
        boolean gap = open && x > area.column() && (cell.glyph() == ' ' || cell.glyph() == ':');
        open &= !gap;
        sketch.put(x, y, new Cell(gap ? sign : cell.glyph(), cell.style().reversed()));
      }
    }
    return new TableDrawing(sketch.frame(), itemAreas, viewport, column, row);
  }

  /** Returns the cards that are entirely outside the window, with their positions. */
  private static List<StyledLine> offscreenCards(Atman atman, Viewport window) {
    List<StyledLine> beyond = new ArrayList<>();
    for (LaidCard laid : atman.visible()) {
      if (AtmanDrawing.visibleSpots(atman, laid).stream().noneMatch(window::holds)) {
        String spots =
            AtmanDrawing.visibleSpots(atman, laid).stream()
                .map(Object::toString)
                .collect(Collectors.joining(" "));
        beyond.add(
            StyledLine.of(ItemNames.ink(laid.card()))
                .plus(" " + spots)
                .ofItem(new TableItem.OffscreenCard(laid)));
      }
    }
    return beyond;
  }
}
