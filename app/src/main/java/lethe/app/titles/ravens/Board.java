package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Text;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Laid;
import lethe.engine.games.ravens.View;

/** The whole table: the Atman on the left, the poem and the piles beside it, the line below. */
final class Board {
  /** The least that it can be drawn in. */
  static final Size LEAST = new Size(60, 16);

  /** What is left to what is told and asked. */
  private static final int ROWS_BELOW = 6;

  /** What is left to news before the drawing gets more room than it needs. */
  private static final int ROWS_FOR_NEWS = 4;

  /** What the Atman and the panel need before the line is drawn large. */
  private static final int ROWS_BESIDE = 12;

  private static final int PANEL = 36;
  private static final int WIDEST_PANEL = 46;

  private Board() {}

  static Frame draw(View view, Viewer viewer, Size room) {
    if (!room.holds(LEAST)) {
      String sentence =
          SAY.say("draw.room", LEAST.columns(), LEAST.rows(), room.columns(), room.rows());
      return Frame.of(Text.plain(sentence).wrapped(room.columns()));
    }
    List<Strip> large = Hand.draw(view.line(), room.columns());
    List<Strip> hand =
        large.size() > room.rows() - ROWS_BELOW - ROWS_BESIDE
            ? Hand.drawSmall(view.line(), room.columns())
            : large;
    int rows = Math.max(1, room.rows() - ROWS_BELOW - hand.size());
    boolean alone = view.atman().isEmpty();
    int beside = Math.min(WIDEST_PANEL, PANEL + Math.max(0, (room.columns() - 80) / 2));
    int left = alone ? 0 : room.columns() - beside - 1;
    Panel panel = new Panel(view, viewer, alone ? room.columns() - 1 : beside);
    int ample = Math.max(panel.lines(rows, List.of()).size(), rows - ROWS_FOR_NEWS);
    Optional<Window> window =
        alone
            ? Optional.empty()
            : Optional.of(Window.on(view.atman(), new Size(left, rows), ample));
    List<Strip> lines =
        panel.lines(rows, window.map(shown -> beyond(view.atman(), shown)).orElse(List.of()));
    int high = Math.max(lines.size(), window.map(shown -> shown.outside().rows()).orElse(0));
    Sketch sketch = new Sketch(new Size(room.columns(), high + hand.size()));
    window.ifPresent(
        shown -> {
          Size size = shown.outside();
          sketch.draw(
              Math.max(0, (left - size.columns()) / 2),
              (high - size.rows()) / 2,
              AtmanDrawing.draw(view.atman(), shown));
        });
    for (int row = 0; row < lines.size(); row++) {
      lines.get(row).draw(sketch, left + 1, row);
    }
    for (int row = 0; row < hand.size(); row++) {
      hand.get(row).draw(sketch, 0, high + row);
    }
    return sketch.frame();
  }

  /** The cards of which nothing is inside the window, with where they lie. */
  private static List<Strip> beyond(Atman atman, Window window) {
    List<Strip> beyond = new ArrayList<>();
    for (Laid laid : atman.visible()) {
      if (AtmanDrawing.shown(atman, laid).stream().noneMatch(window::holds)) {
        String spots =
            AtmanDrawing.shown(atman, laid).stream()
                .map(Object::toString)
                .collect(Collectors.joining(" "));
        beyond.add(Strip.of(Words.ink(laid.card())).and(" " + spots));
      }
    }
    return beyond;
  }
}
