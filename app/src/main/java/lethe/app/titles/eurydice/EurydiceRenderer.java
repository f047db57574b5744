package lethe.app.titles.eurydice;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Renderer;
import lethe.app.words.Messages;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.View;

/**
 * The drawing of Eurydice: the map, with the cards beside it or below it.
 *
 * @param brief whether to use the shortest wording
 */
record EurydiceRenderer(Messages say, boolean brief) implements Renderer<Command, View> {
  @Override
  public BoardDrawing<Command, View> layOut(View view, Viewer viewer, Size room) {
    return new DrawnTable(view, viewer, room);
  }

  @Override
  public Size minSize(View view) {
    return BoardLayout.MIN_SIZE;
  }

  @Override
  public List<BoardPart> describe(View view, Viewer viewer) {
    return new BoardText(say, view, viewer, brief).parts();
  }

  @Override
  public Renderer<Command, View> abbreviated() {
    return new EurydiceRenderer(say.abbreviated(), true);
  }

  @Override
  public List<Frame> animation(View before, View after, Viewer viewer, Size room) {
    return Animation.between(
        new DrawnTable(before, viewer, room), new DrawnTable(after, viewer, room));
  }
}
