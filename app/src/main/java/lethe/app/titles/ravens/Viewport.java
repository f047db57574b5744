package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.function.Function;
import lethe.app.frame.Size;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Spot;

/**
 * The visible part of the Atman.
 *
 * @param scale the size of its quadrants
 * @param left the first column
 * @param top the first row
 * @param right the last column
 * @param bottom the last row
 * @param labels the width of the row names
 * @param foot whether the column names are repeated at the bottom
 */
record Viewport(Scale scale, int left, int top, int right, int bottom, int labels, boolean foot) {
  /**
   * Returns the part of the Atman that fits into the available size: all of it in the first scale
   * in which it fits, with a margin if this takes at most {@code ample} rows; otherwise the part
   * with the most cards.
   */
  static Viewport on(Atman atman, Size bounds, int ample, List<Scale> scales) {
    List<Spot> spots =
        atman.visible().stream()
            .flatMap(laid -> AtmanDrawing.visibleSpots(atman, laid).stream())
            .toList();
    int labels =
        Math.max(
            2,
            spots.stream().mapToInt(spot -> String.valueOf(spot.row()).length()).max().orElse(2));
    Range columns = Range.of(spots, Spot::column);
    Range rows = Range.of(spots, Spot::row);
    Size inside = new Size(bounds.columns() - 2 * labels - 3, Math.min(ample, bounds.rows()) - 2);
    Scale scale =
        scales.stream()
            .filter(one -> (columns.size() + 2) * one.across() <= inside.columns())
            .filter(one -> (rows.size() + 2) * one.down() <= inside.rows())
            .findFirst()
            .orElse(Scale.DEFAULT);
    Range across = columns.fit(spots, inside.columns() / scale.across(), Integer.MAX_VALUE);
    Range down = rows.fit(spots, (bounds.rows() - 2) / scale.down(), (ample - 2) / scale.down());
    boolean foot = Math.min(ample, bounds.rows()) >= 3 + down.size() * scale.down();
    return new Viewport(scale, across.first, down.first, across.last, down.last, labels, foot);
  }

  boolean holds(Spot spot) {
    return spot.column() >= left
        && spot.column() <= right
        && spot.row() >= top
        && spot.row() <= bottom;
  }

  /** Returns all spots of the window in reading order. */
  List<Spot> spots() {
    List<Spot> spots = new ArrayList<>();
    for (int row = top; row <= bottom; row++) {
      for (int column = left; column <= right; column++) {
        spots.add(new Spot(column, row));
      }
    }
    return spots;
  }

  /** Returns the size of the drawing, including the names. */
  Size outside() {
    return new Size(
        2 * labels + 3 + (right - left + 1) * scale.across(),
        2 + (bottom - top + 1) * scale.down() + (foot ? 1 : 0));
  }

  private record Range(Function<Spot, Integer> of, int first, int last) {
    static Range of(List<Spot> spots, Function<Spot, Integer> of) {
      IntSummaryStatistics all = spots.stream().mapToInt(of::apply).summaryStatistics();
      return new Range(of, all.getMin(), all.getMax());
    }

    int size() {
      return last - first + 1;
    }

    /**
     * Returns the range of at most {@code most} lines that contains the most quadrants, with a
     * margin if there is ample space.
     */
    Range fit(List<Spot> spots, int most, int ample) {
      if (size() + 2 <= Math.min(most, ample)) {
        return new Range(of, first - 1, last + 1);
      }
      if (size() <= most) {
        return this;
      }
      Range best = new Range(of, first, first + Math.max(1, most) - 1);
      for (Range next = best; next.last <= last; next = next.next()) {
        best = next.count(spots) > best.count(spots) ? next : best;
      }
      return best;
    }

    private Range next() {
      return new Range(of, first + 1, last + 1);
    }

    private long count(List<Spot> spots) {
      return spots.stream().map(of).filter(index -> index >= first && index <= last).count();
    }
  }
}
