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
 * color of the topmost one. An arrow on the border shows how a card continues beneath its neighbor
 * if this is not evident.
 */
final class AtmanDrawing {
  /** The border glyphs, indexed by the set of sides they connect: 1 up, 2 down, 4 left, 8 right. */
  private static final String JOINS = " │││─╯╮┤─╰╭├─┴┬┼";

  private final Atman atman;
  private final List<LaidCard> stack;
  private final Viewport window;
  private final Scale scale;
  private final int left;
  private final Sketch sketch;

  private AtmanDrawing(Atman atman, Viewport window) {
    this.atman = atman;
    this.stack = atman.stack();
    this.window = window;
    this.scale = window.scale();
    this.left = window.labels() + 1;
    this.sketch = new Sketch(window.outside());
  }

  /** Draws the visible part of the Atman. */
  static Frame draw(Atman atman, Viewport window) {
    return draw(atman, window, Highlights.NONE);
  }

  /** Draws the visible part of the Atman with highlights. */
  static Frame draw(Atman atman, Viewport window, Highlights lit) {
    AtmanDrawing drawing = new AtmanDrawing(atman, window);
    drawing.drawAll();
    new HighlightDrawing(atman, window, drawing.sketch).draw(lit);
    return drawing.sketch.frame();
  }

  /** Returns the area of a quadrant inside the window. */
  static Area area(Viewport window, Spot spot) {
    Scale scale = window.scale();
    int x = window.labels() + 2 + (spot.column() - window.left()) * scale.across();
    int y = 2 + (spot.row() - window.top()) * scale.down();
    return Area.of(x, y, scale.across() - 1, scale.down() - 1);
  }

  private void drawAll() {
    drawNames();
    for (int row = window.top(); row <= window.bottom(); row++) {
      for (int column = window.left(); column <= window.right(); column++) {
        drawQuadrant(new Spot(column, row));
      }
    }
    for (int row = window.top(); row <= window.bottom() + 1; row++) {
      for (int column = window.left(); column <= window.right() + 1; column++) {
        drawCorner(new Spot(column, row));
      }
    }
    atman.visible().forEach(this::drawArrows);
    drawOffscreenMarks();
  }

  private int x(int column) {
    return left + (column - window.left()) * scale.across();
  }

  private int y(int row) {
    return 1 + (row - window.top()) * scale.down();
  }

  private void drawNames() {
    for (int column = window.left(); column <= window.right(); column++) {
      String name = Spot.columnName(column);
      int at = x(column) + scale.mark() - (name.length() < 3 ? 0 : 1);
      sketch.text(at, 0, name, Style.FAINT);
      if (window.foot()) {
        sketch.text(at, window.outside().rows() - 1, name, Style.FAINT);
      }
    }
    for (int row = window.top(); row <= window.bottom(); row++) {
      String name = String.valueOf(row);
      sketch.textEndingAt(window.labels() - 1, y(row) + scale.middle(), name, Style.FAINT);
      sketch.text(x(window.right() + 1) + 2, y(row) + scale.middle(), name, Style.FAINT);
    }
  }

  private void drawQuadrant(Spot spot) {
    Optional<LaidCard> laid = atman.topCard(spot);
    if (laid.isEmpty()) {
      return;
    }
    int x = x(spot.column());
    int y = y(spot.row());
    Style style = ItemNames.style(laid.get().card().color());
    Spot east = new Spot(spot.column() + 1, spot.row());
    Spot south = new Spot(spot.column(), spot.row() + 1);
    if (atman.isFaded(spot)) {
      boolean right = continuesFaded(laid.get(), east) && east.column() <= window.right();
      boolean below = continuesFaded(laid.get(), south) && south.row() <= window.bottom();
      String fill = "▒".repeat(scale.across() - 1);
      for (int row = 1; row < scale.down(); row++) {
        sketch.text(x + 1, y + row, right ? fill + "▒" : fill, style);
      }
      if (below) {
        sketch.text(x + 1, y + scale.down(), fill, style);
      }
    }
    sketch.text(
        x + scale.mark(), y + scale.middle(), ItemNames.mark(laid.get().card()), style.bolded());
  }

  /** Returns whether the same card is visible at this spot as well, and faded there. */
  private boolean continuesFaded(LaidCard laid, Spot spot) {
    return atman.topCard(spot).filter(laid::equals).isPresent() && atman.isFaded(spot);
  }

  /** Draws the border at the north-west corner of a quadrant and along its north and west sides. */
  private void drawCorner(Spot spot) {
    Optional<LaidCard> here = atman.topCard(spot);
    Optional<LaidCard> north = atman.topCard(new Spot(spot.column(), spot.row() - 1));
    Optional<LaidCard> west = atman.topCard(new Spot(spot.column() - 1, spot.row()));
    Optional<LaidCard> northWest = atman.topCard(new Spot(spot.column() - 1, spot.row() - 1));
    boolean rightward = spot.column() <= window.right() && !here.equals(north);
    boolean downward = spot.row() <= window.bottom() && !here.equals(west);
    boolean leftward = spot.column() > window.left() && !west.equals(northWest);
    boolean upward = spot.row() > window.top() && !north.equals(northWest);
    int sides = (upward ? 1 : 0) + (downward ? 2 : 0) + (leftward ? 4 : 0) + (rightward ? 8 : 0);
    int x = x(spot.column());
    int y = y(spot.row());
    if (sides != 0) {
      put(x, y, JOINS.charAt(sides), style(List.of(here, north, west, northWest)));
    }
    if (rightward) {
      sketch.line(x + 1, y, scale.across() - 1, style(List.of(here, north)));
    }
    if (downward) {
      Style style = style(List.of(here, west));
      for (int row = 1; row < scale.down(); row++) {
        put(x, y + row, '│', style);
      }
    }
  }

  /** Returns the color of the topmost of these cards. */
  private Style style(List<Optional<LaidCard>> cards) {
    int topmost = -1;
    for (Optional<LaidCard> laid : cards) {
      topmost = Math.max(topmost, laid.map(stack::indexOf).orElse(-1));
    }
    return topmost < 0 ? Style.PLAIN : ItemNames.style(stack.get(topmost).card().color());
  }

  /** Draws arrows for a card with only one visible column or row. */
  private void drawArrows(LaidCard laid) {
    List<Spot> spots = visibleSpots(atman, laid);
    Spot first = spots.getFirst();
    Style style = ItemNames.style(laid.card().color()).bolded();
    if (!inside(first)) {
      return;
    }
    if (spots.stream().allMatch(spot -> spot.column() == first.column())) {
      boolean east = first.column() == laid.at().column();
      put(
          x(first.column() + (east ? 1 : 0)),
          y(first.row()) + scale.middle(),
          east ? '→' : '←',
          style);
    }
    if (spots.stream().allMatch(spot -> spot.row() == first.row())) {
      boolean south = first.row() == laid.at().row();
      put(
          x(first.column()) + scale.mark(),
          y(first.row() + (south ? 1 : 0)),
          south ? '↓' : '↑',
          style);
    }
  }

  /** Returns the visible quadrants of a card, in reading order. */
  static List<Spot> visibleSpots(Atman atman, LaidCard laid) {
    List<Spot> spots = new ArrayList<>();
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      Spot spot = laid.at().quadrant(quadrant);
      if (atman.topCard(spot).filter(laid::equals).isPresent()) {
        spots.add(spot);
      }
    }
    return spots;
  }

  /** Marks the edges beyond which the Atman continues. */
  private void drawOffscreenMarks() {
    for (LaidCard laid : atman.visible()) {
      for (Spot spot : visibleSpots(atman, laid)) {
        boolean column = spot.column() >= window.left() && spot.column() <= window.right();
        boolean row = spot.row() >= window.top() && spot.row() <= window.bottom();
        if (row && !column) {
          boolean west = spot.column() < window.left();
          put(
              west ? left - 1 : x(window.right() + 1) + 1,
              y(spot.row()) + scale.middle(),
              west ? '«' : '»');
        } else if (column && !row) {
          boolean north = spot.row() < window.top();
          put(
              x(spot.column()) + scale.mark() + 2,
              north ? 0 : y(window.bottom() + 1),
              north ? '↑' : '↓');
        }
      }
    }
  }

  private boolean inside(Spot spot) {
    return window.holds(spot);
  }

  private void put(int x, int y, char glyph) {
    put(x, y, glyph, Style.BRIGHT);
  }

  private void put(int x, int y, char glyph, Style style) {
    sketch.put(x, y, new Cell(glyph, style));
  }
}
