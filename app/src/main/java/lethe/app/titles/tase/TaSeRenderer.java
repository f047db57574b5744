package lethe.app.titles.tase;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.titles.Described;
import lethe.app.titles.Renderer;
import lethe.app.titles.Target;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.View;

/**
 * Draws and tells Ta-Se: both rows of chips, the three cups between them, and the last
 * announcement.
 */
final class TaSeRenderer implements Renderer<Command, View> {
  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    return Drawing.table(view, viewer, Drawing.opened(view)).frame();
  }

  @Override
  public Size least(View view) {
    return Drawing.LEAST;
  }

  @Override
  public List<Described> words(View view, Viewer viewer) {
    return Said.of(view, viewer);
  }

  @Override
  public List<Target<Command>> targets(View view, Viewer viewer, Size room, List<Command> legal) {
    return Pointing.targets(view, viewer, legal);
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    if (view.mover().isEmpty()) {
      return draw(view, viewer, room);
    }
    Seat seat = view.mover().get();
    Sketch sketch = Drawing.table(view, viewer, Drawing.opened(view));
    Style lit = Drawing.ink(seat).strong().reversed();
    switch (command) {
      case Command.Put(int chip, int cup) -> {
        Area hand = Drawing.chip(seat, chip);
        sketch.text(hand.column(), hand.row(), "[" + chip + "]", Drawing.ink(seat).strong());
        sketch.text(Drawing.above(view, cup), Drawing.ABOVE_ROW, "(" + chip + ")", lit);
      }
      case Command.Keep() -> {
        int chip = view.side(seat).hand().highest();
        Area hand = Drawing.chip(seat, chip);
        sketch.text(hand.column(), hand.row(), "×" + chip + "×", lit);
      }
    }
    return sketch.frame();
  }

  /** The cups open one after the other, and each stays open long enough to be looked at. */
  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    if (before.scored().size() >= after.scored().size()) {
      return List.of();
    }
    List<CupScore> cups = after.scored().getLast().cups();
    return Stream.of(0, 1, 1, 2, 2, 3, 3, 3)
        .map(open -> Drawing.table(before, viewer, cups.subList(0, open)).frame())
        .toList();
  }
}
