package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.Described;
import lethe.app.titles.Renderer;
import lethe.app.titles.Target;
import lethe.app.words.Messages;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.View;

/** Draws and tells the Ravens. */
record RavensRenderer(Messages say) implements Renderer<Command, View> {
  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    return Board.of(view, viewer, room).frame();
  }

  /** Cards that have been laid since. */
  @Override
  public Frame marked(View before, View view, Viewer viewer, Size room) {
    List<LaidCard> laid = new ArrayList<>(view.atman().stack());
    laid.removeAll(before.atman().stack());
    Board board = Board.of(view, viewer, room);
    return laid.isEmpty() ? board.frame() : board.with(view.atman(), Lit.NONE.fresh(laid)).frame();
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
    return new RavensRenderer(say.briefly());
  }

  @Override
  public Optional<Described> place(String name, View view, Viewer viewer) {
    return new Said(say, view, viewer).place(name);
  }

  @Override
  public List<Target<Command>> targets(View view, Viewer viewer, Size room, List<Command> legal) {
    return Pointing.targets(Board.of(view, viewer, room), view, viewer, legal);
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    return Considered.draw(command, view, viewer, room);
  }

  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    return Moving.pictures(before, after, viewer, room);
  }
}
