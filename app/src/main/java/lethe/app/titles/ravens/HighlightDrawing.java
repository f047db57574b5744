package lethe.app.titles.ravens;

import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Pattern;
import lethe.engine.games.ravens.Spot;

/** Draws highlights on an Atman. */
record HighlightDrawing(Atman atman, Viewport viewport, Sketch sketch) {
  void draw(Highlights highlights) {
    highlights.newCards().forEach(this::drawNewCard);
    highlights.removedCards().forEach(this::drawRemovedCard);
    highlights.ghost().ifPresent(this::drawGhost);
    highlights.dots().forEach(this::drawDot);
    highlights.marks().forEach(this::drawMark);
  }

  /** Draws a double border around a card that is being considered. */
  private void drawGhost(LaidCard laidCard) {
    Style style = ItemNames.style(laidCard.card().color()).bolded();
    Scale scale = viewport.scale();
    Area first = AtmanDrawing.area(viewport, laidCard.spot());
    int columns = 2 * scale.columnStep();
    int rows = 2 * scale.rowStep();
    for (int across = 0; across <= columns; across++) {
      for (int down = 0; down <= rows; down++) {
        boolean isSide = across % columns == 0;
        boolean isEdge = down % rows == 0;
        Spot spot =
            new Spot(
                laidCard.spot().column() + Math.min(1, across / scale.columnStep()),
                laidCard.spot().row() + Math.min(1, down / scale.rowStep()));
        if ((isSide || isEdge) && viewport.contains(spot)) {
          int corner = (across == 0 ? 0 : 1) + (down == 0 ? 0 : 2);
          char glyph = isSide && isEdge ? "╔╗╚╝".charAt(corner) : isSide ? '║' : '═';
          put(first.column() - 1 + across, first.row() - 1 + down, glyph, style);
        }
      }
    }
  }

  /** Draws an asterisk after the first visible mark of a card that has just been placed. */
  private void drawNewCard(LaidCard laidCard) {
    AtmanDrawing.visibleSpots(atman, laidCard).stream()
        .filter(viewport::contains)
        .findFirst()
        .ifPresent(
            spot -> {
              Area area = AtmanDrawing.area(viewport, spot);
              Style style = ItemNames.style(laidCard.card().color()).bolded();
              int column =
                  area.column()
                      + viewport.scale().markColumn()
                      - 1
                      + ItemNames.mark(laidCard.card()).length();
              put(column, area.row() + viewport.scale().markRow() - 1, Highlights.ADDED, style);
            });
  }

  /**
   * Draws a cross and the mark of a card that has left the Atman, centered on its former place if
   * all of that is in the viewport.
   */
  private void drawRemovedCard(LaidCard laidCard) {
    Spot lastSpot = laidCard.spot().quadrant(Pattern.QUADRANTS - 1);
    if (viewport.contains(laidCard.spot()) && viewport.contains(lastSpot)) {
      Area area = AtmanDrawing.area(viewport, lastSpot);
      Style style = ItemNames.style(laidCard.card().color()).bolded();
      String label = Highlights.REMOVED + ItemNames.mark(laidCard.card());
      for (int i = 0; i < label.length(); i++) {
        put(area.column() - 2 + i, area.row() - 1, label.charAt(i), style);
      }
    }
  }

  private void drawDot(Spot spot) {
    if (viewport.contains(spot)) {
      Area area = AtmanDrawing.area(viewport, spot);
      put(area.column(), area.row(), '•', Style.BRIGHT);
    }
  }

  /** Draws a sign on both sides of a quadrant's mark, in reverse video. */
  private void drawMark(Spot spot, char glyph) {
    if (viewport.contains(spot)) {
      Area area = AtmanDrawing.area(viewport, spot);
      int middle = area.row() + viewport.scale().markRow() - 1;
      Style style =
          atman
              .topCard(spot)
              .map(laidCard -> ItemNames.style(laidCard.card().color()))
              .orElse(Style.PLAIN);
      Style highlight = style.bolded().reversed();
      sketch.clear(area, highlight);
      put(area.column(), middle, glyph, highlight);
      put(area.column() + area.size().columns() - 1, middle, glyph, highlight);
      atman
          .topCard(spot)
          .ifPresent(
              laidCard ->
                  sketch.text(
                      area.column() + viewport.scale().markColumn() - 1,
                      middle,
                      ItemNames.mark(laidCard.card()),
                      highlight));
    }
  }

  private void put(int x, int y, char glyph, Style style) {
    sketch.put(x, y, new Cell(glyph, style));
  }
}
