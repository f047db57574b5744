package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.View;

/** A table of the Ravens laid out for a window. */
record DrawnTable(View view, Viewer viewer, Size bounds, TableDrawing board)
    implements BoardDrawing<Command, View> {
  DrawnTable(View view, Viewer viewer, Size bounds) {
    this(view, viewer, bounds, TableDrawing.of(view, viewer, bounds));
  }

  @Override
  public Frame frame() {
    return board.frame();
  }

  /** Marks the cards that were placed in the meantime. */
  @Override
  public Frame withChangesSince(View before) {
    List<LaidCard> laid = new ArrayList<>(view.atman().stack());
    laid.removeAll(before.atman().stack());
    return laid.isEmpty()
        ? board.frame()
        : board.with(view.atman(), Highlights.NONE.fresh(laid)).frame();
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return PointerTargets.targets(board, view, viewer, legal);
  }

  @Override
  public Frame preview(Command command) {
    Preview preview = Preview.of(view, command);
    return command instanceof Command.Arrange || command instanceof Command.Order
        ? TableDrawing.of(preview.viewAfter(), viewer, bounds).frame()
        : CommandPreview.draw(command, view, preview, board);
  }
}
