package lethe.app.titles.eurydice;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.app.words.Lazy;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.View;

/** A table of Eurydice laid out for a window. */
final class DrawnTable implements BoardDrawing<Command, View> {
  private final View view;
  private final Lazy<BoardLayout> plan;
  private final Lazy<Frame> frame;

  /** Creates a table. It is laid out when it is first used. */
  DrawnTable(View view, Viewer viewer, Size bounds) {
    this.view = view;
    this.plan = Lazy.of(() -> BoardLayout.of(view, viewer, bounds));
    this.frame = Lazy.of(() -> plan.get().draw());
  }

  View view() {
    return view;
  }

  PlaceAreas places() {
    return new PlaceAreas(view, plan.get());
  }

  @Override
  public Frame frame() {
    return frame.get();
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return PointerTargets.of(view, places(), legal);
  }

  @Override
  public Frame preview(Command command) {
    return CommandPreview.of(command, this);
  }
}
