package lethe.app.terminal;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.fullscreen.InputState;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.Screen;
import lethe.app.session.Snapshot;
import lethe.app.titles.MatchWindows;
import lethe.app.titles.RandomMatches;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/**
 * The screens of a match between bots at the default size, one per ply, as the first seat sees
 * them.
 */
record MatchLayouts<C, O, V>(Title<C, O, V> title, Match<C, O, V> match) {
  static <C, O, V> MatchLayouts<C, O, V> of(Title<C, O, V> title) {
    return new MatchLayouts<>(
        title, RandomMatches.match(title, title.bots().all().getFirst().factory(), 1, _ -> true));
  }

  int moments() {
    return match.position() + 1;
  }

  /** Returns the window after a number of plies. */
  WindowLayout layout(int moment) {
    Match<C, O, V> at = match.atPosition(moment);
    Seat seat = match.seats().getFirst();
    MatchWindows<C, O, V> windows =
        MatchWindows.of(title, (now, viewer) -> now.observations(viewer).size());
    Size room = WindowLayout.room(Size.DEFAULT);
    Screen screen = windows.page(Snapshot.of(at, seat), List.of(), room).screen(room);
    return WindowLayout.of(InputState.empty(false), screen, Size.DEFAULT);
  }

  List<WindowLayout> layouts() {
    List<WindowLayout> layouts = new ArrayList<>();
    for (int moment = 0; moment < moments(); moment++) {
      layouts.add(layout(moment));
    }
    return layouts;
  }

  /** Returns the output for an empty terminal. */
  static String whole(WindowLayout layout) {
    FrameDiffWriter strokes = new FrameDiffWriter();
    strokes.setColors(Theme.INDEXED.colors());
    strokes.erase(Size.DEFAULT.rows()).draw(Frame.of(List.of()), layout.frame());
    return strokes.positionCursor(layout.column(), layout.row()).takeOutput();
  }

  /** Returns the output for a terminal that shows the previous window. */
  static String change(WindowLayout before, WindowLayout after) {
    FrameDiffWriter strokes = new FrameDiffWriter();
    strokes.setColors(Theme.INDEXED.colors());
    strokes.erase(Size.DEFAULT.rows()).draw(Frame.of(List.of()), before.frame());
    strokes.positionCursor(before.column(), before.row()).takeOutput();
    return strokes
        .draw(before.frame(), after.frame())
        .positionCursor(after.column(), after.row())
        .takeOutput();
  }
}
