package lethe.app.titles.ravens;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Renderer;
import lethe.app.words.Messages;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.View;

/** The drawing of the Ravens. */
record RavensRenderer(Messages say) implements Renderer<Command, View> {
  @Override
  public BoardDrawing<Command, View> layOut(View view, Viewer viewer, Size room) {
    return new DrawnTable(view, viewer, room, TableDrawing.of(view, viewer, room));
  }

  @Override
  public Size minSize(View view) {
    return TableDrawing.MIN_SIZE;
  }

  @Override
  public List<BoardPart> describe(View view, Viewer viewer) {
    return new BoardText(say, view, viewer).parts();
  }

  @Override
  public Renderer<Command, View> abbreviated() {
    return new RavensRenderer(say.abbreviated());
  }

  @Override
  public Optional<BoardPart> describePlace(String name, View view, Viewer viewer) {
    return new BoardText(say, view, viewer).place(name);
  }

  @Override
  public List<Frame> animation(View before, View after, Viewer viewer, Size room) {
    return Animation.frames(before, after, viewer, room);
  }
}
