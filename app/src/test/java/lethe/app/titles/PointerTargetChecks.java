package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.fullscreen.InputState;
import lethe.app.fullscreen.Key;
import lethe.app.page.Screen;

/** Assertions that hold for the pointer targets of every title. */
public final class PointerTargetChecks {
  private static final List<Key> ARROWS =
      List.of(Key.SpecialKey.LEFT, Key.SpecialKey.RIGHT, Key.SpecialKey.UP, Key.SpecialKey.DOWN);

  private PointerTargetChecks() {}

  /**
   * Asserts that every target lies within the table and has a description, and that the targets
   * together have exactly the legal commands.
   */
  public static <C> void assertValid(Frame table, List<PointerTarget<C>> targets, List<C> legal) {
    Set<C> legalSet = new HashSet<>(legal);
    for (PointerTarget<C> target : targets) {
      Area area = target.area();
      assertThat(area.column()).as("%s", area).isNotNegative();
      assertThat(area.row()).as("%s", area).isNotNegative();
      assertThat(area.column() + area.size().columns())
          .as("%s", area)
          .isLessThanOrEqualTo(table.size().columns());
      assertThat(area.row() + area.size().rows())
          .as("%s", area)
          .isLessThanOrEqualTo(table.size().rows());
      assertThat(target.description())
          .as("%s", area)
          .isNotEmpty()
          .noneMatch(text -> text.text().isBlank());
      assertThat(legalSet.containsAll(target.commands())).as("%s", target.commands()).isTrue();
      assertThat(target.commands()).doesNotHaveDuplicates();
    }
    assertThat(targets.stream().map(PointerTarget::area)).doesNotHaveDuplicates();
    Set<C> offered =
        targets.stream().flatMap(target -> target.commands().stream()).collect(Collectors.toSet());
    assertThat(offered.containsAll(legal)).as("%s of %s", offered, legal).isTrue();
  }

  /** Asserts that every target can be reached with the arrow keys. */
  public static <C> void assertReachableWithArrows(Frame table, List<PointerTarget<C>> targets) {
    assertThat(reachableAreas(table, targets))
        .as("%s", table)
        .containsAll(targets.stream().map(PointerTarget::area).toList());
  }

  private static <C> Set<Area> reachableAreas(Frame table, List<PointerTarget<C>> targets) {
    List<Screen.HotSpot> hotSpots =
        targets.stream()
            .map(
                target ->
                    new Screen.HotSpot(
                        target.area(),
                        target.description(),
                        target.commands().stream().map(command -> "" + command).toList()))
            .toList();
    Screen screen =
        Screen.plain(Screen.Kind.TABLE, new Size(200, 60), table, "").withHotSpots(hotSpots);
    Set<Area> reached = new HashSet<>();
    Deque<InputState> queue = new ArrayDeque<>(List.of(InputState.empty(false)));
    while (!queue.isEmpty()) {
      InputState state = queue.pop();
      for (Key arrow : ARROWS) {
        InputState next = state.press(screen, arrow).state();
        Optional<Area> area = next.pointedPlace().map(Screen.HotSpot::area);
        if (area.isPresent() && reached.add(area.get())) {
          queue.push(next);
        }
      }
    }
    return reached;
  }
}
