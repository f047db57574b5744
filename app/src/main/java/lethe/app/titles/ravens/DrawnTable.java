package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * A table of the Ravens laid out for a window: the Atman on the left, the poem and the piles next
 * to it, and the line below.
 *
 * @param bounds the available size
 * @param itemAreas the areas of all items that can be selected with the pointer
 * @param viewport the visible part of the Atman, if there is an Atman
 * @param column the column at which the Atman is drawn
 * @param row the row at which the Atman is drawn
 */
record DrawnTable(
    View view,
    Viewer viewer,
    Size bounds,
    Frame frame,
    Map<TableItem, Area> itemAreas,
    Optional<Viewport> viewport,
    int column,
    int row)
    implements BoardDrawing<Command, View> {
  /** The minimum size of the table. */
  static final Size MIN_SIZE = new Size(60, 16);

  /** The number of rows reserved for texts below the table. */
  private static final int ROWS_BELOW = 6;

  /**
   * The maximum number of the {@link #ROWS_BELOW} that the panel may use if it then fits
   * completely.
   */
  private static final int MAX_CEDED_ROWS = 2;

  /** The number of further rows reserved for messages before the Atman is drawn larger. */
  private static final int ROWS_FOR_MESSAGES = 4;

  /** The number of rows that the Atman and the panel need before the line is drawn large. */
  private static final int MIN_ROWS_ABOVE_LARGE_LINE = 12;

  private static final int MIN_PANEL_COLUMNS = 36;
  private static final int MAX_PANEL_COLUMNS = 46;

  /** Lays out the table; uses the minimum size if the available size is smaller. */
  static DrawnTable of(View view, Viewer viewer, Size available) {
    return of(view, viewer, available, List.of());
  }

  /**
   * Lays out the table as {@link #of(View, Viewer, Size)} does.
   *
   * @param removedCards cards that have left the Atman, whose places remain in the viewport
   */
  private static DrawnTable of(
      View view, Viewer viewer, Size available, List<LaidCard> removedCards) {
    Size bounds =
        new Size(
            Math.max(available.columns(), MIN_SIZE.columns()),
            Math.max(available.rows(), MIN_SIZE.rows()));
    boolean hasAtman = !view.atman().isEmpty();
    int panelColumns =
        hasAtman
            ? Math.min(
                MAX_PANEL_COLUMNS, MIN_PANEL_COLUMNS + Math.max(0, (bounds.columns() - 80) / 2))
            : bounds.columns() - 1;
    int panelColumn = bounds.columns() - panelColumns;
    int atmanColumns = panelColumn - 1;
    SidePanel panel = new SidePanel(view, viewer, panelColumns);
    List<StyledLine> line = LineDrawing.draw(view.piles().line(), bounds.columns());
    int rowsAboveLine = Math.max(MIN_ROWS_ABOVE_LARGE_LINE, panel.height());
    if (line.size() > bounds.rows() - ROWS_BELOW - rowsAboveLine) {
      line = LineDrawing.drawSmall(view.piles().line(), bounds.columns());
    }
    int minRows = bounds.rows() - ROWS_BELOW - line.size();
    boolean cedes = panel.height() > minRows && panel.height() <= minRows + MAX_CEDED_ROWS;
    int rows = Math.max(1, cedes ? panel.height() : minRows);
    int ampleRows = Math.max(panel.lines(rows, List.of()).size(), rows - ROWS_FOR_MESSAGES);
    Optional<Viewport> viewport =
        hasAtman
            ? Optional.of(
                Viewport.around(
                    view.atman(),
                    removedCards,
                    new Size(atmanColumns, rows),
                    ampleRows,
                    Scale.candidatesFor(available)))
            : Optional.empty();
    List<StyledLine> panelLines =
        panel.lines(
            rows, viewport.map(visible -> offscreenCards(view.atman(), visible)).orElse(List.of()));
    Size atmanSize = viewport.map(Viewport::drawingSize).orElse(new Size(0, 0));
    int height = Math.max(panelLines.size(), atmanSize.rows());
    int column = Math.max(0, (atmanColumns - atmanSize.columns()) / 2);
    int row = (height - atmanSize.rows()) / 2;
    Sketch sketch = new Sketch(new Size(bounds.columns(), height + line.size()));
    Map<TableItem, Area> areas = new LinkedHashMap<>();
    viewport.ifPresent(
        visible -> {
          sketch.draw(column, row, AtmanDrawing.draw(view.atman(), visible));
          for (Spot spot : visible.spots()) {
            areas.put(
                new TableItem.Quadrant(spot), AtmanDrawing.area(visible, spot).moved(column, row));
          }
        });
    for (int i = 0; i < panelLines.size(); i++) {
      draw(panelLines.get(i), sketch, panelColumn, i, areas);
    }
    for (int i = 0; i < line.size(); i++) {
      draw(line.get(i), sketch, 0, height + i, areas);
    }
    return new DrawnTable(view, viewer, available, sketch.frame(), areas, viewport, column, row);
  }

  /** Returns this table with another drawing, in which all items are in the same places. */
  DrawnTable withFrame(Frame other) {
    return new DrawnTable(view, viewer, bounds, other, itemAreas, viewport, column, row);
  }

  /**
   * Marks the cards that have been placed on the Atman or have left it, the rows of the poem and
   * the ravens that have changed, and the new pieces of the discard pile and the score pile.
   */
  @Override
  public BoardDrawing<Command, View> withChangesSince(View before) {
    RecentChanges changes = RecentChanges.between(before, view);
    if (changes.isEmpty()) {
      return this;
    }
    DrawnTable table =
        changes.removedCards().isEmpty() ? this : of(view, viewer, bounds, changes.removedCards());
    DrawnTable markedTable = table.withAtman(view.atman(), Highlights.NONE.withChanges(changes));
    for (Map.Entry<TableItem, Character> sign : changes.signs().entrySet()) {
      markedTable = markedTable.highlighted(sign.getKey(), sign.getValue());
    }
    return table.withMarkedFrame(markedTable.frame());
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return PointerTargets.targets(this, legal);
  }

  @Override
  public Frame preview(Command command) {
    Preview preview = Preview.of(view, command);
    return command instanceof Command.Arrange || command instanceof Command.Order
        ? DrawnTable.of(preview.viewAfter(), viewer, bounds).frame()
        : CommandPreview.draw(command, preview, this);
  }

  /** Draws a line and records the areas of its items. An item may span several lines. */
  private static void draw(
      StyledLine line, Sketch sketch, int column, int row, Map<TableItem, Area> areas) {
    line.draw(sketch, column, row);
    for (StyledLine.ItemSpan span : line.spans()) {
      Area area = Area.of(column + span.column(), row, span.columns(), 1);
      areas.merge(span.item(), area, DrawnTable::union);
    }
  }

  private static Area union(Area a, Area b) {
    int column = Math.min(a.column(), b.column());
    int row = Math.min(a.row(), b.row());
    int right = Math.max(a.column() + a.size().columns(), b.column() + b.size().columns());
    int below = Math.max(a.row() + a.size().rows(), b.row() + b.size().rows());
    return Area.of(column, row, right - column, below - row);
  }

  /**
   * Returns this table with another Atman drawn in the same viewport, with highlights; unchanged if
   * there is no viewport.
   */
  DrawnTable withAtman(Atman atman, Highlights highlights) {
    return viewport
        .map(
            current -> {
              Frame atmanFrame = AtmanDrawing.draw(atman, current, highlights);
              return withFrame(Sketch.of(frame).draw(column, row, atmanFrame).frame());
            })
        .orElse(this);
  }

  /**
   * Returns this table with an item in reverse video and with a sign in the first gap of the item;
   * unchanged if the item is not drawn.
   */
  DrawnTable highlighted(TableItem item, char sign) {
    Optional<Area> area = Optional.ofNullable(itemAreas.get(item));
    return area.map(itemArea -> withFrame(Sketch.of(frame).highlight(itemArea, sign).frame()))
        .orElse(this);
  }

  /**
   * Returns this table with a highlight on the power card that a command would use; unchanged
   * unless exactly one card qualifies.
   */
  DrawnTable withUsedPower(Command.Use use) {
    List<TableItem> candidates = TableItem.PowerCard.candidates(use, view).toList();
    return candidates.size() == 1 ? highlighted(candidates.getFirst(), Highlights.REMOVED) : this;
  }

  /** Returns one line for each card outside the viewport, with the spots of the card. */
  private static List<StyledLine> offscreenCards(Atman atman, Viewport window) {
    List<StyledLine> lines = new ArrayList<>();
    for (LaidCard laidCard : atman.visibleCards()) {
      if (AtmanDrawing.visibleSpots(atman, laidCard).stream().noneMatch(window::contains)) {
        String spots =
            AtmanDrawing.visibleSpots(atman, laidCard).stream()
                .map(Object::toString)
                .collect(Collectors.joining(" "));
        lines.add(
            StyledLine.of(ItemNames.coloredMark(laidCard.card()))
                .plus(" " + spots)
                .withItem(new TableItem.OffscreenCard(laidCard)));
      }
    }
    return lines;
  }
}
