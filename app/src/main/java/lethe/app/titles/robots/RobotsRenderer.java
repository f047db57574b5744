package lethe.app.titles.robots;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Renderer;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.View;

/** Draws and describes Nothing Human. */
final class RobotsRenderer implements Renderer<Command, View> {
  @Override
  public BoardDrawing<Command, View> layOut(View view, Viewer viewer, Size room) {
    return new DrawnTable(view, viewer, room);
  }

  @Override
  public Size minSize(View view) {
    return BoardLayout.minSize(view);
  }

  @Override
  public List<BoardPart> describe(View view, Viewer viewer) {
    return BoardText.of(view);
  }

  @Override
  public Optional<BoardPart> describePlace(String name, View view, Viewer viewer) {
    return BoardText.card(name, view);
  }

  @Override
  public List<Frame> animation(View before, View after, Viewer viewer, Size room) {
    return Animation.between(before, after, new DrawnTable(after, viewer, room));
  }

  /** {@inheritDoc} Everything is public except what team-mates suggest. */
  @Override
  public boolean isSharedView(View view) {
    return !view.teams() || view.phase() == Phase.MEMORIZING;
  }
}
