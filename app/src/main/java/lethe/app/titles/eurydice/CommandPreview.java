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
 * The table while a command is being considered; brackets mark cards that would be moved or looked
 * at.
 */
final class CommandPreview {
  private static final Style LIT = Style.of(Ink.YELLOW).bolded();

  private final View view;
  private final DrawnTable table;
  private final Sketch sketch;

  private CommandPreview(DrawnTable table) {
    this.view = table.view();
    this.table = table;
    this.sketch = Sketch.of(table.frame());
  }

  static Frame of(Command command, DrawnTable table) {
    CommandPreview preview = new CommandPreview(table);
    preview.draw(command);
    return preview.sketch.frame();
  }

  private void draw(Command command) {
    switch (command) {
      case Up(String to) -> up(to);
      case UseObol() -> strikeSpace();
      case Ignore() -> strikeSpace();
      case Resolve(Symbol.Kind kind, int value) -> symbol(new Symbol(kind, value));
      case Look(Zone zone, int card) -> zone(zone, card);
      case Remove(Zone zone, int card) -> zone(zone, card);
      case Hymn(Zone zone, int card) -> zone(zone, card);
      case Return(int card) -> zone(Zone.DISCARD, card);
      case Survey(int card) -> zone(Zone.DISCARD, card);
      case Arrange(int card) -> zone(Zone.DISCARD, card);
      case Top() -> end(false);
      case Bottom() -> end(true);
      case Pay(boolean bottom) -> pay(bottom);
      case Exchange(int cards) -> top(cards);
      case Roll _, Sing _, Skip _, Done _ -> {}
    }
  }

  /**
   * Draws the step that is being considered: Orpheus in the new space, the path behind him, and the
   * next steps.
   */
  private void up(String to) {
    List<Space> next = view.board().successors(view.space());
    for (Space space : next) {
      boolean exists = space.lane().word().equals(to);
      mark(space, exists ? '@' : 'o', exists ? LIT : Style.FAINT);
      if (exists) {
        table.spaceArea(space).ifPresent(this::highlight);
        view.board().successors(space).forEach(after -> mark(after, '>', Style.BRIGHT));
        mark(view.space(), '*', Style.FAINT);
      }
    }
  }

  private void mark(Space space, char glyph, Style style) {
    table
        .spaceArea(space)
        .ifPresent(area -> sketch.put(area.column(), area.row(), new Cell(glyph, style)));
  }

  private void strikeSpace() {
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

  private void symbol(Symbol symbol) {
    table.symbolsByArea().entrySet().stream()
        .filter(entry -> entry.getValue().equals(symbol))
        .findFirst()
        .ifPresent(entry -> bracket(entry.getKey()));
  }

  private void zone(Zone zone, int card) {
    switch (zone) {
      case DECK -> {
        int chosen = Collections.frequency(view.picks(), 0);
        if (chosen < table.deckAreas().size()) {
          bracket(table.deckAreas().get(chosen));
        }
      }
      case DISCARD -> {
        if (card >= 1 && card <= table.discardAreas().size()) {
          bracket(table.discardAreas().get(card - 1));
        }
      }
      case REMOVED -> table.removedArea().ifPresent(this::bracket);
      case DIAMONDS -> {}
    }
  }

  /** Marks the end of the deck to or from which a card would be moved. */
  private void end(boolean bottom) {
    List<Area> deck = table.deckAreas();
    if (deck.isEmpty()) {
      return;
    }
    if (view.phase() == Phase.DROP) {
      bracket(bottom ? deck.getLast() : deck.getFirst());
    } else if (bottom) {
      Area last = deck.getLast();
      sketch.put(last.column() + last.size().columns(), last.row(), new Cell('<', LIT));
    } else {
      Area first = deck.getFirst();
      sketch.put(first.column() - 1, first.row(), new Cell('>', LIT));
    }
  }

  private void pay(boolean bottom) {
    if (bottom) {
      if (!table.deckAreas().isEmpty()) {
        bracket(table.deckAreas().getLast());
      }
    } else {
      top(view.symbol().map(Symbol::cost).orElse(0));
    }
  }

  private void top(int cards) {
    List<Area> deck = table.deckAreas();
    deck.subList(0, Math.min(cards, deck.size())).forEach(this::bracket);
  }

  private void bracket(Area area) {
    highlight(area);
    sketch.put(area.column() - 1, area.row(), new Cell('[', LIT));
    sketch.put(area.column() + area.size().columns(), area.row(), new Cell(']', LIT));
  }

  private void highlight(Area area) {
    for (int y = area.row(); y < area.row() + area.size().rows(); y++) {
      for (int x = area.column(); x < area.column() + area.size().columns(); x++) {
        boolean mark = x == area.column() && y == area.row() && isMark(area);
        sketch.put(x, y, new Cell(mark ? '@' : table.frame().at(x, y).glyph(), LIT));
      }
    }
  }

  private boolean isMark(Area area) {
    return view.phase() == Phase.MOVE
        && view.board().successors(view.space()).stream()
            .anyMatch(space -> table.spaceArea(space).filter(area::equals).isPresent());
  }
}
