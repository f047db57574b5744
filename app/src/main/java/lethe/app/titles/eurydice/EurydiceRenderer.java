package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.Renderer;
import lethe.app.titles.Target;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.View;

/** Draws and tells Eurydice: the track above, the cards below. */
final class EurydiceRenderer implements Renderer<Command, View> {
  private static final int COLUMNS = 60;

  /** From so many rows on there is room for the legend of the symbols. */
  private static final int WITH_LEGEND = 30;

  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    if (room.columns() < COLUMNS) {
      return Frame.of(
          Text.plain(SAY.say("draw.room", COLUMNS, room.columns())).wrapped(room.columns()));
    }
    Size paper = paper(room);
    Frame table = Track.draw(view, paper).above(Cards.draw(view, viewer, paper));
    return room.rows() < WITH_LEGEND ? table : table.above(Cards.legend(paper));
  }

  private static Size paper(Size room) {
    return new Size(Math.min(room.columns(), 100), room.rows());
  }

  @Override
  public List<Target<Command>> targets(View view, Viewer viewer, Size room, List<Command> legal) {
    return room.columns() < COLUMNS
        ? List.of()
        : Pointing.of(view, new Places(view, viewer, paper(room)), legal);
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    Frame table = draw(view, viewer, room);
    return room.columns() < COLUMNS
        ? table
        : Ghosts.of(command, view, new Places(view, viewer, paper(room)), table);
  }

  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    return room.columns() < COLUMNS
        ? List.of()
        : Moving.between(
            before,
            after,
            draw(before, viewer, room),
            draw(after, viewer, room),
            new Places(before, viewer, paper(room)),
            new Places(after, viewer, paper(room)));
  }
}
