package lethe.app.titles.eurydice;

import java.util.Collections;
import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Arrange;
import lethe.engine.games.eurydice.Command.Bottom;
import lethe.engine.games.eurydice.Command.Done;
import lethe.engine.games.eurydice.Command.Exchange;
import lethe.engine.games.eurydice.Command.Hymn;
import lethe.engine.games.eurydice.Command.Ignore;
import lethe.engine.games.eurydice.Command.Look;
import lethe.engine.games.eurydice.Command.Pay;
import lethe.engine.games.eurydice.Command.Remove;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Command.Return;
import lethe.engine.games.eurydice.Command.Roll;
import lethe.engine.games.eurydice.Command.Sing;
import lethe.engine.games.eurydice.Command.Skip;
import lethe.engine.games.eurydice.Command.Survey;
import lethe.engine.games.eurydice.Command.Top;
import lethe.engine.games.eurydice.Command.Up;
import lethe.engine.games.eurydice.Command.UseObol;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;

/**
 * The table while a command is being considered. Brackets mark the symbol that would be resolved,
 * and the cards that would be moved or looked at.
 */
final class CommandPreview {
  private static final Style HIGHLIGHT = Style.of(Ink.YELLOW).bolded();

  /** The glyphs of ways, which can run next to the text in the area of a space. */
  private static final String WAY_GLYPHS = "│─╭╮╰╯├┤┬┴┼╱╲╳";

  private final View view;
  private final DrawnTable table;
  private final Sketch sketch;

  private CommandPreview(DrawnTable table) {
    this.view = table.view();
    this.table = table;
    this.sketch = Sketch.of(table.frame());
  }

  static Frame draw(Command command, DrawnTable table) {
    CommandPreview preview = new CommandPreview(table);
    preview.drawEffects(command);
    return preview.sketch.frame();
  }

  private void drawEffects(Command command) {
    switch (command) {
      case Up(String lane) -> drawStep(lane);
      case UseObol() -> drawStruckSymbols();
      case Ignore() -> drawStruckSymbols();
      case Resolve(Symbol.Kind kind, int value) -> drawSymbol(new Symbol(kind, value));
      case Look(Zone zone, int card) -> drawZone(zone, card);
      case Remove(Zone zone, int card) -> drawZone(zone, card);
      case Hymn(Zone zone, int card) -> drawZone(zone, card);
      case Return(int card) -> drawZone(Zone.DISCARD, card);
      case Survey(int card) -> drawZone(Zone.DISCARD, card);
      case Arrange(int card) -> drawZone(Zone.DISCARD, card);
      case Top() -> drawDeckEnd(false);
      case Bottom() -> drawDeckEnd(true);
      case Pay(boolean bottom) -> drawPayment(bottom);
      case Exchange(int cards) -> drawTopCards(cards);
      case Roll _, Sing _, Skip _, Done _ -> {}
    }
  }

  /**
   * Draws the step that is being considered: Orpheus in the new space, the path behind him, and the
   * next steps.
   */
  private void drawStep(String lane) {
    List<Space> successors = view.board().successors(view.space());
    for (Space space : successors) {
      boolean isTarget = space.lane().word().equals(lane);
      if (isTarget) {
        table.spaceArea(space).ifPresent(this::drawHighlight);
      }
      drawMark(space, isTarget ? '@' : 'o', isTarget ? HIGHLIGHT : Style.FAINT);
      if (isTarget) {
        view.board().successors(space).forEach(next -> drawMark(next, '>', Style.BRIGHT));
        drawMark(view.space(), '*', Style.FAINT);
      }
    }
  }

  private void drawMark(Space space, char glyph, Style style) {
    table
        .spaceArea(space)
        .ifPresent(area -> sketch.put(area.column(), area.row(), new Cell(glyph, style)));
  }

  private void drawStruckSymbols() {
    table
        .symbolsByArea()
        .keySet()
        .forEach(
            area ->
                sketch
                    .clear(area, Style.FAINT)
                    .text(
                        area.column(), area.row(), "-".repeat(area.size().columns()), Style.FAINT));
  }

  private void drawSymbol(Symbol symbol) {
    table.symbolsByArea().entrySet().stream()
        .filter(entry -> entry.getValue().equals(symbol))
        .findFirst()
        .ifPresent(entry -> drawBrackets(entry.getKey()));
  }

  private void drawZone(Zone zone, int card) {
    switch (zone) {
      case DECK -> {
        int chosenCount = Collections.frequency(view.picks(), 0);
        if (chosenCount < table.deckAreas().size()) {
          drawBrackets(table.deckAreas().get(chosenCount));
        }
      }
      case DISCARD -> {
        if (card >= 1 && card <= table.discardAreas().size()) {
          drawBrackets(table.discardAreas().get(card - 1));
        }
      }
      case REMOVED -> table.removedArea().ifPresent(this::drawBrackets);
      case DIAMONDS -> {}
    }
  }

  /** Marks the end of the deck to or from which a card would be moved. */
  private void drawDeckEnd(boolean bottom) {
    List<Area> deck = table.deckAreas();
    if (deck.isEmpty()) {
      return;
    }
    if (view.phase() == Phase.DROP) {
      drawBrackets(bottom ? deck.getLast() : deck.getFirst());
    } else if (bottom) {
      Area last = deck.getLast();
      sketch.put(last.column() + last.size().columns(), last.row(), new Cell('<', HIGHLIGHT));
    } else {
      Area first = deck.getFirst();
      sketch.put(first.column() - 1, first.row(), new Cell('>', HIGHLIGHT));
    }
  }

  private void drawPayment(boolean bottom) {
    if (bottom) {
      if (!table.deckAreas().isEmpty()) {
        drawBrackets(table.deckAreas().getLast());
      }
    } else {
      drawTopCards(view.currentSymbol().map(Symbol::cost).orElse(0));
    }
  }

  private void drawTopCards(int cards) {
    List<Area> deck = table.deckAreas();
    deck.subList(0, Math.min(cards, deck.size())).forEach(this::drawBrackets);
  }

  private void drawBrackets(Area area) {
    drawHighlight(area);
    sketch.put(area.column() - 1, area.row(), new Cell('[', HIGHLIGHT));
    sketch.put(area.column() + area.size().columns(), area.row(), new Cell(']', HIGHLIGHT));
  }

  private void drawHighlight(Area area) {
    for (int y = area.row(); y < area.row() + area.size().rows(); y++) {
      for (int x = area.column(); x < area.column() + area.size().columns(); x++) {
        char glyph = table.frame().at(x, y).glyph();
        if (WAY_GLYPHS.indexOf(glyph) < 0) {
          sketch.put(x, y, new Cell(glyph, HIGHLIGHT));
        }
      }
    }
  }
}
