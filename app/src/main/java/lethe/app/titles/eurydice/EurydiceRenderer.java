package lethe.app.titles.eurydice;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.Described;
import lethe.app.titles.Renderer;
import lethe.app.titles.Target;
import lethe.app.words.Messages;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.View;

/**
 * Draws Eurydice: the map, and the cards beside it or below.
 *
 * @param brief whether it is said as shortly as it can be
 */
record EurydiceRenderer(Messages say, boolean brief) implements Renderer<Command, View> {
  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    return Plan.of(view, viewer, room).draw();
  }

  @Override
  public Size least(View view) {
    return Plan.LEAST;
  }

  @Override
  public List<Described> words(View view, Viewer viewer) {
    return new Said(say, view, viewer, brief).parts();
  }

  @Override
  public Renderer<Command, View> briefly() {
    return new EurydiceRenderer(say.briefly(), true);
  }

  @Override
  public List<Target<Command>> targets(View view, Viewer viewer, Size room, List<Command> legal) {
    return Pointing.of(view, new Places(view, Plan.of(view, viewer, room)), legal);
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    Plan plan = Plan.of(view, viewer, room);
    return Ghosts.of(command, view, plan);
  }

  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    Plan first = Plan.of(before, viewer, room);
    Plan last = Plan.of(after, viewer, room);
    return Moving.between(
        before,
        after,
        first.draw(),
        last.draw(),
        new Places(before, first),
        new Places(after, last));
  }
}
