package lethe.app.titles.tase;

import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.View;

/**
 * A table of Ta-Se: both rows of chips, the three cups between them, and the last announcements.
 */
record DrawnTable(View view, Viewer viewer, TableDrawing drawing)
    implements BoardDrawing<Command, View> {
  DrawnTable(View view, Viewer viewer, Size bounds) {
    this(view, viewer, TableDrawing.in(bounds));
  }

  @Override
  public Frame frame() {
    return drawing.placed(sketch());
  }

  private Sketch sketch() {
    return drawing.table(view, viewer, TableDrawing.openedCups(view));
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return new PointerTargets(drawing).targets(view, viewer, legal);
  }

  @Override
  public Frame preview(Command command) {
    if (view.mover().isEmpty()) {
      return frame();
    }
    Seat seat = view.mover().get();
    Sketch sketch = sketch();
    Style lit = TableDrawing.ink(seat).bolded().reversed();
    switch (command) {
      case Command.Put(int chip, int cup) -> {
        Area hand = drawing.format().chip(seat, chip);
        TableDrawing.chip(sketch, hand, "[" + chip + "]", TableDrawing.ink(seat).bolded());
        sketch.text(drawing.above(view, cup), drawing.format().above(), "(" + chip + ")", lit);
      }
      case Command.Keep() -> {
        int chip = view.side(seat).hand().highest();
        TableDrawing.chip(sketch, drawing.format().chip(seat, chip), "×" + chip + "×", lit);
      }
    }
    return drawing.placed(sketch);
  }
}
