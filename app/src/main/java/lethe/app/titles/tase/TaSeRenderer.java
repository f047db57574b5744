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
    Drawing drawing = Drawing.in(room);
    return drawing.placed(drawing.table(view, viewer, Drawing.opened(view)));
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
    return new Pointing(Drawing.in(room)).targets(view, viewer, legal);
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    if (view.mover().isEmpty()) {
      return draw(view, viewer, room);
    }
    Seat seat = view.mover().get();
    Drawing drawing = Drawing.in(room);
    Sketch sketch = drawing.table(view, viewer, Drawing.opened(view));
    Style lit = Drawing.ink(seat).strong().reversed();
    switch (command) {
      case Command.Put(int chip, int cup) -> {
        Area hand = drawing.format().chip(seat, chip);
        Drawing.chip(sketch, hand, "[" + chip + "]", Drawing.ink(seat).strong());
        sketch.text(drawing.above(view, cup), drawing.format().above(), "(" + chip + ")", lit);
      }
      case Command.Keep() -> {
        int chip = view.side(seat).hand().highest();
        Drawing.chip(sketch, drawing.format().chip(seat, chip), "×" + chip + "×", lit);
      }
    }
    return drawing.placed(sketch);
  }

  /** The cups open one after the other, and each stays open long enough to be looked at. */
  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    if (before.scored().size() >= after.scored().size()) {
      return List.of();
    }
    Drawing drawing = Drawing.in(room);
    View closing = new Closing(before, after.scored().getLast()).view();
    List<CupScore> cups = after.scored().getLast().cups();
    return Stream.of(0, 1, 1, 2, 2, 3, 3, 3)
        .map(open -> drawing.placed(drawing.table(closing, viewer, cups.subList(0, open))))
        .toList();
  }
}
