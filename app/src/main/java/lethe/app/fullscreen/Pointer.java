package lethe.app.fullscreen;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;

/**
 * The selection of a place on a screen, and of one of the lines that the place offers.
 *
 * @param pointedPlace the place as it was when it was selected
 * @param lineIndex the index of the selected line of that place
 */
public record Pointer(Optional<HotSpot> pointedPlace, int lineIndex) {
  /** Orders areas top to bottom, then left to right. */
  private static final Comparator<Area> READING_ORDER =
      (first, second) ->
          first.row() != second.row()
              ? Integer.compare(first.row(), second.row())
              : Integer.compare(first.column(), second.column());

  static final Pointer NOWHERE = new Pointer(Optional.empty(), 0);

  private static Pointer at(Optional<HotSpot> place) {
    return new Pointer(place, 0);
  }

  /**
   * Adapts the selection to another screen: it stays on the same place as long as that place offers
   * commands, or no place does. In a menu, an item is always selected.
   */
  Pointer onScreen(Screen screen) {
    boolean noPlaceOffersCommands =
        screen.hotSpots().stream().allMatch(place -> place.commands().isEmpty());
    Optional<HotSpot> hotSpot =
        currentPlace(screen).filter(place -> noPlaceOffersCommands || !place.commands().isEmpty());
    boolean isSame = hotSpot.map(HotSpot::commands).equals(pointedPlace.map(HotSpot::commands));
    return screen.kind() == Kind.MENU && hotSpot.isEmpty()
        ? firstPlace(screen)
        : new Pointer(hotSpot, isSame ? lineIndex : 0);
  }

  /** Returns the selected place as it is on this screen; empty if there is none. */
  Optional<HotSpot> currentPlace(Screen screen) {
    return pointedPlace.flatMap(
        place -> screen.hotSpots().stream().filter(place::isSame).findFirst());
  }

  /** Returns the selected line; empty if no place is selected or the place offers none. */
  Optional<String> chosenLine(Screen screen) {
    return currentPlace(screen)
        .map(HotSpot::commands)
        .filter(lines -> !lines.isEmpty())
        .map(lines -> lines.get(Math.floorMod(lineIndex, lines.size())));
  }

  /**
   * Selects another line of the selected place; if no place is selected, selects the first place
   * that offers lines, or the first of all.
   */
  Pointer withLineMovedBy(Screen screen, int offset) {
    return currentPlace(screen).isPresent()
        ? new Pointer(pointedPlace, lineIndex + offset)
        : firstPlace(screen);
  }

  /**
   * Selects the next place in a direction, if there is one; if no place is selected, selects the
   * first place that offers lines, or the first of all.
   */
  Pointer moved(Screen screen, int right, int down) {
    if (pointedPlace.isEmpty()) {
      return firstPlace(screen);
    }
    List<Area> areas = screen.hotSpots().stream().map(HotSpot::area).toList();
    return nextArea(areas, pointedPlace.get().area(), right, down)
        .map(next -> at(findPlace(screen, next)))
        .orElse(this);
  }

  /** Selects the smallest place that contains a cell; nothing if there is none. */
  static Pointer at(Screen screen, int column, int row) {
    return at(
        screen.hotSpots().stream()
            .filter(place -> place.area().contains(column, row))
            .min((a, b) -> Integer.compare(cellCount(a.area()), cellCount(b.area()))));
  }

  private static Pointer firstPlace(Screen screen) {
    return at(
        screen.hotSpots().stream()
            .filter(place -> !place.commands().isEmpty())
            .findFirst()
            .or(() -> screen.hotSpots().stream().findFirst()));
  }

  private static int cellCount(Area area) {
    return area.size().columns() * area.size().rows();
  }

  private static Optional<HotSpot> findPlace(Screen screen, Area area) {
    return screen.hotSpots().stream().filter(place -> place.area().equals(area)).findFirst();
  }

  /**
   * Returns the nearest place in a direction. If there is none to the left or right in the same
   * row, returns the previous or next place in reading order. Empty if there is no such place.
   */
  private static Optional<Area> nextArea(List<Area> areas, Area from, int right, int down) {
    Optional<Area> nearest = Optional.empty();
    int minDistance = Integer.MAX_VALUE;
    for (Area to : areas) {
      int distance = distance(from, to, right, down);
      boolean isEarlier =
          distance == minDistance
              && nearest.filter(at -> READING_ORDER.compare(to, at) < 0).isPresent();
      if (distance < minDistance || isEarlier) {
        nearest = Optional.of(to);
        minDistance = distance;
      }
    }
    return nearest.isPresent() || right == 0 ? nearest : adjacentArea(areas, from, right);
  }

  /** Returns the previous or next place in reading order; empty if there is none. */
  private static Optional<Area> adjacentArea(List<Area> areas, Area from, int right) {
    List<Area> all = areas.stream().sorted(READING_ORDER).toList();
    int next = all.indexOf(from) + right;
    return next >= 0 && next < all.size() ? Optional.of(all.get(next)) : Optional.empty();
  }

  /**
   * Returns a measure of the distance in a direction, which is greater for a place off to the side;
   * {@code Integer.MAX_VALUE} for a place behind or too far to the side.
   */
  private static int distance(Area from, Area to, int right, int down) {
    // A cell is about twice as high as it is wide.
    int across = to.doubledCenterColumn() - from.doubledCenterColumn();
    int downward = 2 * (to.doubledCenterRow() - from.doubledCenterRow());
    int forwardDistance = across * right + downward * down;
    int gap =
        right == 0
            ? gap(from.column(), from.size().columns(), to.column(), to.size().columns())
            : gap(from.row(), from.size().rows(), to.row(), to.size().rows());
    boolean isTooFarAside = right == 0 ? gap > 2 * forwardDistance : gap > 0;
    int aside = Math.abs(right == 0 ? across : downward);
    // Among the places straight ahead, the one with the smaller distance in rows or columns is
    // nearer, regardless of its width.
    int sideDistance = gap == 0 ? Math.min(aside, 7) : aside;
    return forwardDistance <= 0 || isTooFarAside
        ? Integer.MAX_VALUE
        : 8 * (forwardDistance + 3 * gap) + sideDistance;
  }

  /** Returns one more than the number of cells between two ranges; 0 if they overlap. */
  private static int gap(int from, int length, int to, int otherLength) {
    return Math.max(0, Math.max(to - (from + length), from - (to + otherLength)) + 1);
  }
}
