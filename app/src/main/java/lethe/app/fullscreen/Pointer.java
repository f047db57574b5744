package lethe.app.fullscreen;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;

/**
 * The selection.
 *
 * @param pointedPlace the place as it was when it was selected
 * @param lineIndex the index of the selected line of that place
 */
public record Pointer(Optional<HotSpot> pointedPlace, int lineIndex) {
  static final Pointer NOWHERE = new Pointer(Optional.empty(), 0);

  private static Pointer at(Optional<HotSpot> place) {
    return new Pointer(place, 0);
  }

  /**
   * Adapts the selection to another screen: it stays on the same place as long as that place offers
   * commands, or no place does. In a menu, an item is always selected.
   */
  Pointer onScreen(Screen screen) {
    boolean idle = screen.hotSpots().stream().allMatch(place -> place.commands().isEmpty());
    Optional<HotSpot> hotSpot =
        currentPlace(screen).filter(place -> idle || !place.commands().isEmpty());
    boolean same = hotSpot.map(HotSpot::commands).equals(pointedPlace.map(HotSpot::commands));
    return screen.kind() == Kind.MENU && hotSpot.isEmpty()
        ? first(screen)
        : new Pointer(hotSpot, same ? lineIndex : 0);
  }

  /** Returns the selected place on this screen, if any. */
  Optional<HotSpot> currentPlace(Screen screen) {
    return pointedPlace.flatMap(
        place -> screen.hotSpots().stream().filter(place::isSame).findFirst());
  }

  /** Returns the selected line. */
  Optional<String> chosenLine(Screen screen) {
    return currentPlace(screen)
        .map(HotSpot::commands)
        .filter(lines -> !lines.isEmpty())
        .map(lines -> lines.get(Math.floorMod(lineIndex, lines.size())));
  }

  /** Selects another line of the place, or the first place that offers lines. */
  Pointer nextLine(Screen screen, int by) {
    return currentPlace(screen).isPresent()
        ? new Pointer(pointedPlace, lineIndex + by)
        : first(screen);
  }

  /** Selects the next place in a direction, or the first place. */
  Pointer moved(Screen screen, int right, int down) {
    if (pointedPlace.isEmpty()) {
      return first(screen);
    }
    List<Area> places = screen.hotSpots().stream().map(HotSpot::area).toList();
    return ArrowNavigation.next(places, pointedPlace.get().area(), right, down)
        .map(next -> at(findPlace(screen, next)))
        .orElse(this);
  }

  /** Selects the smallest place that contains a cell, or nothing. */
  static Pointer at(Screen screen, int column, int row) {
    return at(
        screen.hotSpots().stream()
            .filter(place -> place.area().contains(column, row))
            .min((a, b) -> Integer.compare(cellCount(a.area()), cellCount(b.area()))));
  }

  private static Pointer first(Screen screen) {
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
}
