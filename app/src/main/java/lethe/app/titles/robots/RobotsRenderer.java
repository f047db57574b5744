package lethe.app.titles.robots;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.Described;
import lethe.app.titles.Drawn;
import lethe.app.titles.Renderer;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.View;

/** Draws and describes Nothing Human. */
final class RobotsRenderer implements Renderer<Command, View> {
  @Override
  public Drawn<Command, View> drawn(View view, Viewer viewer, Size room) {
    return new DrawnTable(view, viewer, room);
  }

  @Override
  public Size least(View view) {
    return Plan.least(view);
  }

  @Override
  public List<Described> words(View view, Viewer viewer) {
    return Said.of(view);
  }

  @Override
  public Optional<Described> place(String name, View view, Viewer viewer) {
    return Said.card(name, view);
  }

  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    return Moving.between(before, after, new DrawnTable(after, viewer, room));
  }

  /** {@inheritDoc} Everything is public except what team-mates suggest. */
  @Override
  public boolean isShared(View view) {
    return !view.teams() || view.phase() == Phase.MEMORIZING;
  }
}
