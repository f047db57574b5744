package lethe.app.fullscreen;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;

/** Determines the targets of the arrow keys from a place on the screen. */
final class ArrowNavigation {
  /** Orders areas top to bottom, then left to right. */
  private static final Comparator<Area> READING_ORDER =
      Comparator.comparingInt(Area::row).thenComparingInt(Area::column);

  private ArrowNavigation() {}

  /**
   * Returns the nearest place in a direction. If there is none to the left or right in the same
   * row, returns the previous or next in reading order.
   */
  static Optional<Area> next(List<Area> places, Area from, int right, int down) {
    Optional<Area> nearest = Optional.empty();
    int least = Integer.MAX_VALUE;
    for (Area to : places) {
      int far = distance(from, to, right, down);
      boolean first =
          far == least && nearest.filter(at -> READING_ORDER.compare(to, at) < 0).isPresent();
      if (far < least || first) {
        nearest = Optional.of(to);
        least = far;
      }
    }
    return nearest.isPresent() || right == 0 ? nearest : adjacent(places, from, right);
  }

  /** Returns the previous or next place in reading order. */
  private static Optional<Area> adjacent(List<Area> places, Area from, int right) {
    List<Area> all = places.stream().sorted(READING_ORDER).toList();
    int next = all.indexOf(from) + right;
    return next >= 0 && next < all.size() ? Optional.of(all.get(next)) : Optional.empty();
  }

  /**
   * Returns the distance in a direction. Places off to the side are farther; places behind are
   * unreachable.
   */
  private static int distance(Area from, Area to, int right, int down) {
    // A cell is about twice as high as it is wide.
    int across = to.doubledCenterColumn() - from.doubledCenterColumn();
    int downward = 2 * (to.doubledCenterRow() - from.doubledCenterRow());
    int along = across * right + downward * down;
    int gap =
        right == 0
            ? gap(from.column(), from.size().columns(), to.column(), to.size().columns())
            : gap(from.row(), from.size().rows(), to.row(), to.size().rows());
    boolean off = right == 0 ? gap > 2 * along : gap > 0;
    int aside = Math.abs(right == 0 ? across : downward);
    // Among the places straight ahead, the one with the smaller distance in rows or columns is
    // nearer, regardless of its width.
    int lean = gap == 0 ? Math.min(aside, 7) : aside;
    return along <= 0 || off ? Integer.MAX_VALUE : 8 * (along + 3 * gap) + lean;
  }

  /** Returns the distance between two ranges; 0 if they overlap. */
  private static int gap(int from, int length, int to, int other) {
    return Math.max(0, Math.max(to - (from + length), from - (to + other)) + 1);
  }
}
