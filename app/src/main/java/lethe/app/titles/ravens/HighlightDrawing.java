package lethe.app.titles.ravens;

import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;

/** Draws highlights on an Atman. */
record HighlightDrawing(Atman atman, Viewport window, Sketch sketch) {
  void draw(Highlights lit) {
    lit.newCards().forEach(this::drawNewCard);
    lit.withGhost().ifPresent(this::drawGhost);
    lit.dots().forEach(this::drawDot);
    lit.marks().forEach(this::drawMark);
  }

  /** Draws a double border around a card that is being considered. */
  private void drawGhost(LaidCard laid) {
    Style style = ItemNames.style(laid.card().color()).bolded();
    Scale scale = window.scale();
    Area first = AtmanDrawing.area(window, laid.at());
    int columns = 2 * scale.across();
    int rows = 2 * scale.down();
    for (int across = 0; across <= columns; across++) {
      for (int down = 0; down <= rows; down++) {
        boolean side = across % columns == 0;
        boolean edge = down % rows == 0;
        Spot near =
            new Spot(
                laid.at().column() + Math.min(1, across / scale.across()),
                laid.at().row() + Math.min(1, down / scale.down()));
        if ((side || edge) && window.holds(near)) {
          int corner = (across == 0 ? 0 : 1) + (down == 0 ? 0 : 2);
          char glyph = side && edge ? "╔╗╚╝".charAt(corner) : side ? '║' : '═';
          put(first.column() - 1 + across, first.row() - 1 + down, glyph, style);
        }
      }
    }
  }

  /** Draws a star after the first mark of a card that has just been placed. */
  private void drawNewCard(LaidCard laid) {
    AtmanDrawing.visibleSpots(atman, laid).stream()
        .filter(window::holds)
        .findFirst()
        .ifPresent(
            spot -> {
              Area area = AtmanDrawing.area(window, spot);
              Style style = ItemNames.style(laid.card().color()).bolded();
              int behind =
                  area.column() + window.scale().mark() - 1 + ItemNames.mark(laid.card()).length();
              put(behind, area.row() + window.scale().middle() - 1, Highlights.ADDED, style);
            });
  }

  private void drawDot(Spot spot) {
    if (window.holds(spot)) {
      Area area = AtmanDrawing.area(window, spot);
      put(area.column(), area.row(), '•', Style.BRIGHT);
    }
  }

  /** Draws a sign on both sides of a quadrant's mark, in reverse video. */
  private void drawMark(Spot spot, char glyph) {
    if (window.holds(spot)) {
      Area area = AtmanDrawing.area(window, spot);
      int middle = area.row() + window.scale().middle() - 1;
      Style style =
          atman.topCard(spot).map(laid -> ItemNames.style(laid.card().color())).orElse(Style.PLAIN);
      Style lit = style.bolded().reversed();
      sketch.clear(area, lit);
      put(area.column(), middle, glyph, lit);
      put(area.column() + area.size().columns() - 1, middle, glyph, lit);
      atman
          .topCard(spot)
          .ifPresent(
              laid ->
                  sketch.text(
                      area.column() + window.scale().mark() - 1,
                      middle,
                      ItemNames.mark(laid.card()),
                      lit));
    }
  }

  private void put(int x, int y, char glyph, Style style) {
    sketch.put(x, y, new Cell(glyph, style));
  }
}
