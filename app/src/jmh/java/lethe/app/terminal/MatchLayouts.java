package lethe.app.terminal;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
 * The screens of a random match at the default size, one per position, as the first seat sees them.
 */
record MatchLayouts<C, O, V>(Title<C, O, V> title, Match<C, O, V> match) {
  static <C, O, V> MatchLayouts<C, O, V> of(Title<C, O, V> title) {
    return new MatchLayouts<>(
        title, RandomMatches.play(title, title.bots().levels().getFirst().factory(), 1));
  }

  int positionCount() {
    return match.position() + 1;
  }

  /** Returns the window after a number of plies. */
  WindowLayout layout(int position) {
    Match<C, O, V> current = match.atPosition(position);
    Seat seat = match.seats().getFirst();
    MatchWindows<C, O, V> windows =
        MatchWindows.of(title, (moment, viewer) -> moment.observations(viewer).size());
    Size size = WindowLayout.screenSize(Size.DEFAULT);
    Screen screen = windows.page(Snapshot.of(title, current, seat), List.of(), size).screen(size);
    return WindowLayout.of(InputState.empty(false), screen, Size.DEFAULT);
  }

  List<WindowLayout> layouts() {
    List<WindowLayout> layouts = new ArrayList<>();
    for (int position = 0; position < positionCount(); position++) {
      layouts.add(layout(position));
    }
    return layouts;
  }

  /** Returns a started display that sends its output to a stream. */
  static Display display(OutputStream output) {
    Display display =
        new Display(output, Size.DEFAULT, Appearance.of(Map.of(), false).withTheme(Theme.INDEXED));
    display.startScreen();
    return display;
  }
}
