package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Pattern;
import lethe.engine.games.ravens.Spot;

/**
 * The Atman as a grid of quadrants. Borders separate quadrants of different cards and have the
 * color of the topmost card. An arrow on the border shows how a card continues beneath its neighbor
 * if this is not evident.
 */
final class AtmanDrawing {
  /** The border glyphs, indexed by the set of sides they connect: 1 up, 2 down, 4 left, 8 right. */
  private static final String BORDER_GLYPHS = " │││─╯╮┤─╰╭├─┴┬┼";

  private final Atman atman;
  private final List<LaidCard> stack;
  private final Viewport viewport;
  private final Scale scale;
  private final int leftBorder;
  private final Sketch sketch;

  private AtmanDrawing(Atman atman, Viewport viewport) {
    this.atman = atman;
    this.stack = atman.stack();
    this.viewport = viewport;
    this.scale = viewport.scale();
    this.leftBorder = viewport.labelColumns() + 1;
    this.sketch = new Sketch(viewport.drawingSize());
  }

  /** Draws the visible part of the Atman. */
  static Frame draw(Atman atman, Viewport viewport) {
    return draw(atman, viewport, Highlights.NONE);
  }

  /** Draws the visible part of the Atman with highlights. */
  static Frame draw(Atman atman, Viewport viewport, Highlights highlights) {
    AtmanDrawing drawing = new AtmanDrawing(atman, viewport);
    drawing.drawAll();
    new HighlightDrawing(atman, viewport, drawing.sketch).draw(highlights);
    return drawing.sketch.frame();
  }

  /** Returns the area of a quadrant in the drawing of a viewport, without borders. */
  static Area area(Viewport viewport, Spot spot) {
    Scale scale = viewport.scale();
    int x = viewport.labelColumns() + 2 + (spot.column() - viewport.left()) * scale.columnStep();
    int y = 2 + (spot.row() - viewport.top()) * scale.rowStep();
    return Area.of(x, y, scale.columnStep() - 1, scale.rowStep() - 1);
  }

  private void drawAll() {
    drawNames();
    for (int row = viewport.top(); row <= viewport.bottom(); row++) {
      for (int column = viewport.left(); column <= viewport.right(); column++) {
        drawQuadrant(new Spot(column, row));
      }
    }
    for (int row = viewport.top(); row <= viewport.bottom() + 1; row++) {
      for (int column = viewport.left(); column <= viewport.right() + 1; column++) {
        drawCorner(new Spot(column, row));
      }
    }
    atman.visibleCards().forEach(this::drawArrows);
    drawOffscreenMarks();
  }

  private int drawnColumn(int column) {
    return leftBorder + (column - viewport.left()) * scale.columnStep();
  }

  private int drawnRow(int row) {
    return 1 + (row - viewport.top()) * scale.rowStep();
  }

  private void drawNames() {
    for (int column = viewport.left(); column <= viewport.right(); column++) {
      String name = Spot.columnName(column);
      int nameColumn = drawnColumn(column) + scale.markColumn() - (name.length() < 3 ? 0 : 1);
      sketch.text(nameColumn, 0, name, Style.FAINT);
      if (viewport.repeatsColumnNames()) {
        sketch.text(nameColumn, viewport.drawingSize().rows() - 1, name, Style.FAINT);
      }
    }
    for (int row = viewport.top(); row <= viewport.bottom(); row++) {
      String name = String.valueOf(row);
      sketch.textEndingAt(
          viewport.labelColumns() - 1, drawnRow(row) + scale.markRow(), name, Style.FAINT);
      sketch.text(
          drawnColumn(viewport.right() + 1) + 2,
          drawnRow(row) + scale.markRow(),
          name,
          Style.FAINT);
    }
  }

  private void drawQuadrant(Spot spot) {
    Optional<LaidCard> laidCard = atman.topCard(spot);
    if (laidCard.isEmpty()) {
      return;
    }
    int x = drawnColumn(spot.column());
    int y = drawnRow(spot.row());
    Style style = ItemNames.style(laidCard.get().card().color());
    Spot east = new Spot(spot.column() + 1, spot.row());
    Spot south = new Spot(spot.column(), spot.row() + 1);
    if (atman.isFaded(spot)) {
      boolean fadesRight =
          continuesFaded(laidCard.get(), east) && east.column() <= viewport.right();
      boolean fadesBelow =
          continuesFaded(laidCard.get(), south) && south.row() <= viewport.bottom();
      String fill = "▒".repeat(scale.columnStep() - 1);
      for (int row = 1; row < scale.rowStep(); row++) {
        sketch.text(x + 1, y + row, fadesRight ? fill + "▒" : fill, style);
      }
      if (fadesBelow) {
        sketch.text(x + 1, y + scale.rowStep(), fill, style);
      }
    }
    sketch.text(
        x + scale.markColumn(),
        y + scale.markRow(),
        ItemNames.mark(laidCard.get().card()),
        style.bolded());
  }

  /** Returns whether a card is visible at a spot, and faded there. */
  private boolean continuesFaded(LaidCard laidCard, Spot spot) {
    return atman.topCard(spot).filter(laidCard::equals).isPresent() && atman.isFaded(spot);
  }

  /** Draws the border at the north-west corner of a quadrant and along its north and west sides. */
  private void drawCorner(Spot spot) {
    Optional<LaidCard> topCard = atman.topCard(spot);
    Optional<LaidCard> north = atman.topCard(new Spot(spot.column(), spot.row() - 1));
    Optional<LaidCard> west = atman.topCard(new Spot(spot.column() - 1, spot.row()));
    Optional<LaidCard> northWest = atman.topCard(new Spot(spot.column() - 1, spot.row() - 1));
    boolean rightward = spot.column() <= viewport.right() && !topCard.equals(north);
    boolean downward = spot.row() <= viewport.bottom() && !topCard.equals(west);
    boolean leftward = spot.column() > viewport.left() && !west.equals(northWest);
    boolean upward = spot.row() > viewport.top() && !north.equals(northWest);
    int connections =
        (upward ? 1 : 0) + (downward ? 2 : 0) + (leftward ? 4 : 0) + (rightward ? 8 : 0);
    int x = drawnColumn(spot.column());
    int y = drawnRow(spot.row());
    if (connections != 0) {
      put(x, y, BORDER_GLYPHS.charAt(connections), style(List.of(topCard, north, west, northWest)));
    }
    if (rightward) {
      sketch.line(x + 1, y, scale.columnStep() - 1, style(List.of(topCard, north)));
    }
    if (downward) {
      Style style = style(List.of(topCard, west));
      for (int row = 1; row < scale.rowStep(); row++) {
        put(x, y + row, '│', style);
      }
    }
  }

  /** Returns the style of the topmost of these cards; plain if there is none. */
  private Style style(List<Optional<LaidCard>> cards) {
    int topmost = -1;
    for (Optional<LaidCard> laidCard : cards) {
      topmost = Math.max(topmost, laidCard.map(stack::indexOf).orElse(-1));
    }
    return topmost < 0 ? Style.PLAIN : ItemNames.style(stack.get(topmost).card().color());
  }

  /**
   * If only one column or row of a card is visible, draws an arrow that points to the covered one.
   */
  private void drawArrows(LaidCard laidCard) {
    List<Spot> spots = visibleSpots(atman, laidCard);
    Spot first = spots.getFirst();
    Style style = ItemNames.style(laidCard.card().color()).bolded();
    if (!viewport.contains(first)) {
      return;
    }
    if (spots.stream().allMatch(spot -> spot.column() == first.column())) {
      boolean east = first.column() == laidCard.spot().column();
      put(
          drawnColumn(first.column() + (east ? 1 : 0)),
          drawnRow(first.row()) + scale.markRow(),
          east ? '→' : '←',
          style);
    }
    if (spots.stream().allMatch(spot -> spot.row() == first.row())) {
      boolean south = first.row() == laidCard.spot().row();
      put(
          drawnColumn(first.column()) + scale.markColumn(),
          drawnRow(first.row() + (south ? 1 : 0)),
          south ? '↓' : '↑',
          style);
    }
  }

  /** Returns the spots of those quadrants of a card that are not covered, in reading order. */
  static List<Spot> visibleSpots(Atman atman, LaidCard laidCard) {
    List<Spot> spots = new ArrayList<>();
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      Spot spot = laidCard.spot().quadrant(quadrant);
      if (atman.topCard(spot).filter(laidCard::equals).isPresent()) {
        spots.add(spot);
      }
    }
    return spots;
  }

  /** Marks the edges beyond which the Atman continues. */
  private void drawOffscreenMarks() {
    for (LaidCard laidCard : atman.visibleCards()) {
      for (Spot spot : visibleSpots(atman, laidCard)) {
        boolean columnVisible =
            spot.column() >= viewport.left() && spot.column() <= viewport.right();
        boolean rowVisible = spot.row() >= viewport.top() && spot.row() <= viewport.bottom();
        if (rowVisible && !columnVisible) {
          boolean west = spot.column() < viewport.left();
          put(
              west ? leftBorder - 1 : drawnColumn(viewport.right() + 1) + 1,
              drawnRow(spot.row()) + scale.markRow(),
              west ? '«' : '»');
        } else if (columnVisible && !rowVisible) {
          boolean north = spot.row() < viewport.top();
          put(
              drawnColumn(spot.column()) + scale.markColumn() + 2,
              north ? 0 : drawnRow(viewport.bottom() + 1),
              north ? '↑' : '↓');
        }
      }
    }
  }

  private void put(int x, int y, char glyph) {
    put(x, y, glyph, Style.BRIGHT);
  }

  private void put(int x, int y, char glyph, Style style) {
    sketch.put(x, y, new Cell(glyph, style));
  }
}
