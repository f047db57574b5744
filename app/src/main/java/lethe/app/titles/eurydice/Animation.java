package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.View;

/** Animates a step of Orpheus, cards that are turned face up, and a spade that is discovered. */
final class Animation {
  private static final Style LIT = Style.of(Ink.YELLOW).bolded();

  /** The glyphs of a turning card. */
  private static final String TURN = "?|·";

  private static final int TURN_FRAMES = 4;
  private static final int SPADE_FRAMES = 3;

  private final DrawnTable first;
  private final DrawnTable last;
  private final View before;
  private final View after;
  private final List<Frame> frames = new ArrayList<>();

  private Animation(DrawnTable first, DrawnTable last) {
    this.first = first;
    this.last = last;
    this.before = first.view();
    this.after = last.view();
  }

  /** Returns the frames between two tables. */
  static List<Frame> between(View before, View after, Viewer viewer, Size bounds) {
    Animation moving =
        new Animation(
            new DrawnTable(before, viewer, bounds), new DrawnTable(after, viewer, bounds));
    moving.animateStep();
    moving.animateTurnedCards();
    moving.animateSpade();
    return moving.frames;
  }

  /**
   * Animates the step upward on the previous table. Leaving the end of a board also leads upward.
   */
  private void animateStep() {
    boolean same = before.board().number() == after.board().number();
    Space goal = same ? after.space() : before.board().spaces().getLast();
    if (goal.row() <= before.space().row() || goal.row() > before.space().row() + 1) {
      return;
    }
    Optional<Area> start = first.spaceArea(before.space());
    Optional<Area> end = first.spaceArea(goal);
    if (start.isPresent() && end.isPresent()) {
      animateWalk(start.get(), end.get());
    }
  }

  private void animateWalk(Area start, Area end) {
    for (int i = 1; i <= TURN_FRAMES; i++) {
      int column = start.column() + (end.column() - start.column()) * i / TURN_FRAMES;
      int row = start.row() + (end.row() - start.row()) * i / TURN_FRAMES;
      frames.add(
          Sketch.of(first.frame())
              .put(start.column(), start.row(), new Cell('*', Style.FAINT))
              .put(column, row, new Cell('@', LIT))
              .frame());
    }
  }

  /** Animates cards of the discard area and of the deck that become visible. */
  private void animateTurnedCards() {
    List<Area> cells = new ArrayList<>();
    for (int i = 0; i < Math.min(before.discard().size(), after.discard().size()); i++) {
      boolean turned =
          !(before.discard().get(i) instanceof Face.Up)
              && after.discard().get(i) instanceof Face.Up;
      if (turned) {
        int colon = 1 + String.valueOf(i + 1).length();
        Area area = last.discardAreas().get(i);
        cells.add(Area.of(area.column() + colon, area.row(), 1, 1));
      }
    }
    if (before.held().isEmpty() && !after.held().isEmpty()) {
      cells.addAll(last.heldCardAreas());
    }
    if (cells.isEmpty()) {
      return;
    }
    for (int i = 0; i < TURN.length(); i++) {
      char glyph = TURN.charAt(i);
      Sketch sketch = Sketch.of(last.frame());
      cells.forEach(cell -> sketch.put(cell.column(), cell.row(), new Cell(glyph, LIT)));
      frames.add(sketch.frame());
    }
  }

  /** Animates a spade: its sign appears where the mark will be. */
  private void animateSpade() {
    if (after.marks() <= before.marks()) {
      return;
    }
    Area marks = last.marksArea();
    String words = last.frame().lines().get(marks.row());
    int column = words.length() > marks.column() ? words.indexOf('x', marks.column()) : -1;
    if (column < 0) {
      return;
    }
    int mark = column + after.marks() - 1;
    for (int i = 0; i < SPADE_FRAMES && frames.size() < 8; i++) {
      char glyph = i % 2 == 0 ? '♠' : '.';
      frames.add(
          Sketch.of(last.frame()).put(mark, marks.row(), new Cell(glyph, Style.BRIGHT)).frame());
    }
  }
}
