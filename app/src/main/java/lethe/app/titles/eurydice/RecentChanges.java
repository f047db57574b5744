package lethe.app.titles.eurydice;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Sketch;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.View;

/** Marks the changes on a table since an earlier view of the same board. */
final class RecentChanges {
  private static final char MORE = '↑';
  private static final char FEWER = '↓';
  private static final char ADDED = '*';

  private final View before;
  private final View after;
  private final DrawnTable table;
  private final Sketch sketch;

  private RecentChanges(View before, DrawnTable table) {
    this.before = before;
    this.after = table.view();
    this.table = table;
    this.sketch = Sketch.of(table.frame());
  }

  /**
   * Returns the drawing of a table with marks; without marks if the earlier view shows another
   * board.
   */
  static Frame draw(View before, DrawnTable table) {
    if (before.board().number() != table.view().board().number()) {
      return table.frame();
    }
    RecentChanges changes = new RecentChanges(before, table);
    changes.drawSteps();
    changes.drawDiscards();
    changes.markNumbers();
    return changes.sketch.frame();
  }

  /** Marks the spaces that Orpheus has left since the earlier view. */
  private void drawSteps() {
    List<Space> path = after.path();
    for (int i = Math.max(0, before.path().size() - 1); i < path.size() - 1; i++) {
      table
          .spaceArea(path.get(i))
          .ifPresent(area -> sketch.highlight(Area.of(area.column(), area.row(), 1, 1), ADDED));
    }
  }

  /** Marks the discards that have been added or turned face up. */
  private void drawDiscards() {
    List<Area> areas = table.discardAreas();
    int oldCount = before.discard().size();
    for (int i = 0; i < areas.size(); i++) {
      boolean isTurned =
          i < oldCount
              && after.discard().size() >= oldCount
              && after.discard().get(i) instanceof Face.Up
              && !(before.discard().get(i) instanceof Face.Up);
      if (i >= oldCount || isTurned) {
        sketch.highlight(areas.get(i), ADDED);
      }
    }
  }

  private void markNumbers() {
    markNumber(
        table.labelArea(CardPanel.CardSection.DECK), before.deck().size(), after.deck().size());
    markNumber(table.removedArea(), before.removed().size(), after.removed().size());
    markNumber(Optional.of(table.marksArea()), before.marks(), after.marks());
    markNumber(Optional.of(table.obolsArea()), before.obols(), after.obols());
  }

  private void markNumber(Optional<Area> area, int oldNumber, int newNumber) {
    if (oldNumber != newNumber) {
      area.ifPresent(place -> sketch.highlight(place, newNumber > oldNumber ? MORE : FEWER));
    }
  }
}
