package lethe.app.titles.eurydice;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.Drawn;
import lethe.app.titles.Target;
import lethe.app.words.Lazy;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.View;

/** The table of Eurydice in a room, and what is seen upon it. */
final class Table implements Drawn<Command, View> {
  private final View view;
  private final Places places;
  private final Lazy<Frame> frame;

  Table(View view, Viewer viewer, Size room) {
    Plan plan = Plan.of(view, viewer, room);
    this.view = view;
    this.places = new Places(view, plan);
    this.frame = Lazy.of(plan::draw);
  }

  View view() {
    return view;
  }

  Places places() {
    return places;
  }

  @Override
  public Frame frame() {
    return frame.get();
  }

  @Override
  public List<Target<Command>> targets(List<Command> legal) {
    return Pointing.of(view, places, legal);
  }

  @Override
  public Frame considering(Command command) {
    return Ghosts.of(command, this);
  }
}
