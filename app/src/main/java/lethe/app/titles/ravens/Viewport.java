package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.function.Function;
import lethe.app.frame.Size;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Pattern;
import lethe.engine.games.ravens.Spot;

/**
 * The visible part of the Atman.
 *
 * @param scale the size of the quadrants
 * @param left the first column
 * @param top the first row
 * @param right the last column
 * @param bottom the last row
 * @param labelColumns the width of the row names
 * @param repeatsColumnNames whether the column names are repeated at the bottom
 */
record Viewport(
    Scale scale,
    int left,
    int top,
    int right,
    int bottom,
    int labelColumns,
    boolean repeatsColumnNames) {
  /**
   * Chooses the scale and the visible part of the Atman for an available size: the first scale in
   * which all of it fits, with a margin, into the columns and at most {@code ampleRows} rows. If
   * there is none, uses the default scale, omits the margins for which there is no space, and if
   * necessary shows only the columns and the rows with the most quadrants of cards.
   *
   * @param removedCards cards that have left the Atman, whose places are included if everything
   *     fits
   * @param ampleRows the maximum number of rows to use for margins and larger scales
   * @param scales the scales to consider, largest first
   */
  static Viewport around(
      Atman atman, List<LaidCard> removedCards, Size bounds, int ampleRows, List<Scale> scales) {
    List<Spot> spots =
        atman.visibleCards().stream()
            .flatMap(laidCard -> AtmanDrawing.visibleSpots(atman, laidCard).stream())
            .toList();
    List<Spot> allSpots = new ArrayList<>(spots);
    for (LaidCard laidCard : removedCards) {
      for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
        allSpots.add(laidCard.spot().quadrant(quadrant));
      }
    }
    Viewport all = around(allSpots, bounds, ampleRows, scales);
    return all.containsAll(allSpots) ? all : around(spots, bounds, ampleRows, scales);
  }

  private static Viewport around(List<Spot> spots, Size bounds, int ampleRows, List<Scale> scales) {
    int labelColumns =
        Math.max(
            2,
            spots.stream().mapToInt(spot -> String.valueOf(spot.row()).length()).max().orElse(2));
    Range columns = Range.of(spots, Spot::column);
    Range rows = Range.of(spots, Spot::row);
    Size innerSize =
        new Size(bounds.columns() - 2 * labelColumns - 3, Math.min(ampleRows, bounds.rows()) - 2);
    Scale scale =
        scales.stream()
            .filter(
                candidate -> (columns.size() + 2) * candidate.columnStep() <= innerSize.columns())
            .filter(candidate -> (rows.size() + 2) * candidate.rowStep() <= innerSize.rows())
            .findFirst()
            .orElse(Scale.DEFAULT);
    Range across = columns.fit(spots, innerSize.columns() / scale.columnStep(), Integer.MAX_VALUE);
    Range down =
        rows.fit(spots, (bounds.rows() - 2) / scale.rowStep(), (ampleRows - 2) / scale.rowStep());
    boolean repeatsColumnNames =
        Math.min(ampleRows, bounds.rows()) >= 3 + down.size() * scale.rowStep();
    return new Viewport(
        scale, across.first, down.first, across.last, down.last, labelColumns, repeatsColumnNames);
  }

  boolean contains(Spot spot) {
    return spot.column() >= left
        && spot.column() <= right
        && spot.row() >= top
        && spot.row() <= bottom;
  }

  private boolean containsAll(List<Spot> spots) {
    return spots.stream().allMatch(this::contains);
  }

  /** Returns all visible spots in reading order. */
  List<Spot> spots() {
    List<Spot> spots = new ArrayList<>();
    for (int row = top; row <= bottom; row++) {
      for (int column = left; column <= right; column++) {
        spots.add(new Spot(column, row));
      }
    }
    return spots;
  }

  /** Returns the size of the drawing, including the names of columns and rows. */
  Size drawingSize() {
    return new Size(
        2 * labelColumns + 3 + (right - left + 1) * scale.columnStep(),
        2 + (bottom - top + 1) * scale.rowStep() + (repeatsColumnNames ? 1 : 0));
  }

  private record Range(Function<Spot, Integer> axis, int first, int last) {
    static Range of(List<Spot> spots, Function<Spot, Integer> axis) {
      IntSummaryStatistics statistics = spots.stream().mapToInt(axis::apply).summaryStatistics();
      return new Range(axis, statistics.getMin(), statistics.getMax());
    }

    int size() {
      return last - first + 1;
    }

    /**
     * Fits this range into {@code maxLines} columns or rows. Adds a margin on both sides if the
     * result then also fits into {@code ampleLines}. If this range is too long, returns the part
     * with the most quadrants.
     */
    Range fit(List<Spot> spots, int maxLines, int ampleLines) {
      if (size() + 2 <= Math.min(maxLines, ampleLines)) {
        return new Range(axis, first - 1, last + 1);
      }
      if (size() <= maxLines) {
        return this;
      }
      Range best = new Range(axis, first, first + Math.max(1, maxLines) - 1);
      for (Range next = best; next.last <= last; next = next.shifted()) {
        best = next.count(spots) > best.count(spots) ? next : best;
      }
      return best;
    }

    private Range shifted() {
      return new Range(axis, first + 1, last + 1);
    }

    private long count(List<Spot> spots) {
      return spots.stream().map(axis).filter(index -> index >= first && index <= last).count();
    }
  }
}
