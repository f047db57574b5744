package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.View;

/**
 * Animates a step of Orpheus, the end of a board, cards that are turned face up, a spade that is
 * discovered, and the final count.
 */
final class Animation {
  private static final Style HIGHLIGHT = Style.of(Ink.YELLOW).bolded();

  /** The glyphs of a turning card. */
  private static final String TURNING_GLYPHS = "?|·";

  private static final int WALK_FRAMES = 4;
  private static final int SPADE_FRAMES = 3;

  /** The number of frames for which each side of the final count is highlighted. */
  private static final int COUNT_FRAMES = 3;

  /** The signs of the cards that count against the hearts. */
  private static final String OPPOSING_SIGNS =
      ItemNames.sign(Suit.CLUB) + ItemNames.sign(Suit.JOKER);

  private final DrawnTable startTable;
  private final DrawnTable endTable;
  private final View before;
  private final View after;
  private final Viewer viewer;
  private final Size bounds;
  private final List<Frame> frames = new ArrayList<>();

  private Animation(View before, View after, Viewer viewer, Size bounds) {
    this.startTable = new DrawnTable(before, viewer, bounds);
    this.endTable = new DrawnTable(after, viewer, bounds);
    this.before = before;
    this.after = after;
    this.viewer = viewer;
    this.bounds = bounds;
  }

  /** Returns the frames of a change; empty if nothing moves. */
  static List<Frame> frames(ViewChange<Observation, View> change, Viewer viewer, Size bounds) {
    Animation animation = new Animation(change.before(), change.after(), viewer, bounds);
    animation.animateStep();
    animation.animateBoardEnd();
    animation.animateTurnedCards();
    animation.animateSpade();
    animation.animateCount();
    return animation.frames;
  }

  /**
   * Animates a step of Orpheus on the table before the change. Leaving a board is drawn as a step
   * to its last space.
   */
  private void animateStep() {
    boolean isSameBoard = before.board().number() == after.board().number();
    Space goal = isSameBoard ? after.space() : before.board().spaces().getLast();
    if (goal.row() <= before.space().row() || goal.row() > before.space().row() + 1) {
      return;
    }
    Optional<Area> start = startTable.spaceArea(before.space());
    Optional<Area> end = startTable.spaceArea(goal);
    if (start.isPresent() && end.isPresent()) {
      animateWalk(start.get(), end.get());
    }
  }

  private void animateWalk(Area start, Area end) {
    for (int i = 1; i <= WALK_FRAMES; i++) {
      int column = start.column() + (end.column() - start.column()) * i / WALK_FRAMES;
      int row = start.row() + (end.row() - start.row()) * i / WALK_FRAMES;
      frames.add(
          Sketch.of(startTable.frame())
              .put(start.column(), start.row(), new Cell('*', Style.FAINT))
              .put(column, row, new Cell('@', HIGHLIGHT))
              .frame());
    }
  }

  /**
   * Animates the end of a board, unless it is the last one: the path of Orpheus lights up from the
   * start to the end.
   */
  private void animateBoardEnd() {
    if (after.board().number() != before.board().number() + 1) {
      return;
    }
    List<Space> path = new ArrayList<>(before.path());
    if (!before.space().isEnd()) {
      path.add(before.board().spaces().getLast());
    }
    DrawnTable climbedTable = tableAfter(path);
    Frame litFrame = climbedTable.frame();
    Sketch sketch = Sketch.of(tableAfter(List.of(path.getLast())).frame());
    int litRows = litFrame.size().rows();
    for (Space space : path) {
      Optional<Area> area = climbedTable.spaceArea(space);
      if (area.isPresent()) {
        for (int row = area.get().row(); row < litRows; row++) {
          for (int column = 0; column < litFrame.size().columns(); column++) {
            sketch.put(column, row, litFrame.at(column, row));
          }
        }
        litRows = area.get().row();
        frames.add(sketch.frame());
      }
    }
    frames.add(litFrame);
  }

  /** Returns the table of the previous board with Orpheus on the last space of a path. */
  private DrawnTable tableAfter(List<Space> path) {
    return new DrawnTable(
        new View(
            new View.Climb(before.boards(), before.board(), path),
            before.task(),
            before.piles(),
            before.tableau(),
            before.boxCounts(),
            before.faceDownCounts(),
            before.memory(),
            before.result()),
        viewer,
        bounds);
  }

  /** Animates discards that are turned face up, and cards that Orpheus begins to look at. */
  private void animateTurnedCards() {
    List<Area> cells = new ArrayList<>();
    for (int i = 0; i < Math.min(before.discard().size(), after.discard().size()); i++) {
      boolean isTurned =
          !(before.discard().get(i) instanceof Face.Up)
              && after.discard().get(i) instanceof Face.Up;
      if (isTurned) {
        int signOffset = 1 + String.valueOf(i + 1).length();
        Area area = endTable.discardAreas().get(i);
        cells.add(Area.of(area.column() + signOffset, area.row(), 1, 1));
      }
    }
    if (before.heldCards().isEmpty() && !after.heldCards().isEmpty()) {
      cells.addAll(endTable.heldCardAreas());
    }
    if (cells.isEmpty()) {
      return;
    }
    for (int i = 0; i < TURNING_GLYPHS.length(); i++) {
      char glyph = TURNING_GLYPHS.charAt(i);
      Sketch sketch = Sketch.of(endTable.frame());
      cells.forEach(cell -> sketch.put(cell.column(), cell.row(), new Cell(glyph, HIGHLIGHT)));
      frames.add(sketch.frame());
    }
  }

  /** Animates a spade: its suit symbol blinks in the place of its mark. */
  private void animateSpade() {
    if (after.marks() <= before.marks()) {
      return;
    }
    Area marks = endTable.marksArea();
    String line = endTable.frame().lines().get(marks.row());
    int column = line.length() > marks.column() ? line.indexOf('x', marks.column()) : -1;
    if (column < 0) {
      return;
    }
    int mark = column + after.marks() - 1;
    for (int i = 0; i < SPADE_FRAMES && frames.size() < 8; i++) {
      char glyph = i % 2 == 0 ? '♠' : '.';
      frames.add(
          Sketch.of(endTable.frame())
              .put(mark, marks.row(), new Cell(glyph, Style.BRIGHT))
              .frame());
    }
  }

  /**
   * Animates the final count: first the hearts of the deck, then the cards that count against them.
   */
  private void animateCount() {
    boolean isCounted = after.ending().filter(ending -> ending != Ending.GONE).isPresent();
    if (before.ending().isPresent() || !isCounted) {
      return;
    }
    List<Area> cards = endTable.deckAreas();
    for (String signs : List.of(ItemNames.sign(Suit.HEART), OPPOSING_SIGNS)) {
      Sketch sketch = Sketch.of(endTable.frame());
      for (Area area : cards) {
        String sign = String.valueOf(endTable.frame().at(area.column(), area.row()).glyph());
        if (signs.contains(sign)) {
          sketch.put(
              area.column(),
              area.row(),
              new Cell(
                  sign.charAt(0),
                  endTable.frame().at(area.column(), area.row()).style().reversed()));
        }
      }
      frames.addAll(Collections.nCopies(COUNT_FRAMES, sketch.frame()));
    }
  }
}
