package lethe.app.titles.ravens;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.Described;
import lethe.app.titles.Drawn;
import lethe.app.titles.Renderer;
import lethe.app.words.Messages;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.View;

/** The drawing of the Ravens. */
record RavensRenderer(Messages say) implements Renderer<Command, View> {
  @Override
  public Drawn<Command, View> drawn(View view, Viewer viewer, Size room) {
    return new DrawnTable(view, viewer, room, Board.of(view, viewer, room));
  }

  @Override
  public Size least(View view) {
    return Board.LEAST;
  }

  @Override
  public List<Described> words(View view, Viewer viewer) {
    return new Said(say, view, viewer).parts();
  }

  @Override
  public Renderer<Command, View> briefly() {
    return new RavensRenderer(say.abbreviated());
  }

  @Override
  public Optional<Described> place(String name, View view, Viewer viewer) {
    return new Said(say, view, viewer).place(name);
  }

  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    return Moving.pictures(before, after, viewer, room);
  }
}
