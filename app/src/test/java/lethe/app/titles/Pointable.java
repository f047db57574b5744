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
import lethe.app.frame.Text;
import lethe.app.fullscreen.InputState;
import lethe.app.fullscreen.Key;
import lethe.app.page.Sheet;

/** What holds of all that can be pointed at, in every title. */
public final class Pointable {
  private static final List<Key> ARROWS =
      List.of(Key.Named.LEFT, Key.Named.RIGHT, Key.Named.UP, Key.Named.DOWN);

  private Pointable() {}

  /** Each lies inside, says what it is, and all that is legal can be had somewhere. */
  public static <C> void check(Frame table, List<Target<C>> spots, List<C> legal) {
    for (Target<C> spot : spots) {
      Area area = spot.area();
      assertThat(area.column()).as("%s", area).isNotNegative();
      assertThat(area.row()).as("%s", area).isNotNegative();
      assertThat(area.column() + area.size().columns())
          .as("%s", area)
          .isLessThanOrEqualTo(table.size().columns());
      assertThat(area.row() + area.size().rows())
          .as("%s", area)
          .isLessThanOrEqualTo(table.size().rows());
      assertThat(spot.about().stream().map(Text::words)).as("%s", area).isNotEmpty();
      assertThat(spot.about().stream().map(Text::words)).noneMatch(String::isBlank);
      assertThat(legal).containsAll(spot.commands());
      assertThat(spot.commands()).doesNotHaveDuplicates();
    }
    assertThat(spots.stream().map(Target::area)).doesNotHaveDuplicates();
    Set<C> offered = spots.stream().flatMap(s -> s.commands().stream()).collect(Collectors.toSet());
    assertThat(offered).containsAll(legal);
  }

  /** The arrow keys lead to each. */
  public static <C> void checkArrows(Frame table, List<Target<C>> spots) {
    assertThat(reached(table, spots))
        .as("%s", table)
        .containsAll(spots.stream().map(Target::area).toList());
  }

  private static <C> Set<Area> reached(Frame table, List<Target<C>> spots) {
    List<Sheet.Place> places =
        spots.stream()
            .map(
                s ->
                    new Sheet.Place(
                        s.area(), s.about(), s.commands().stream().map(c -> "" + c).toList()))
            .toList();
    Sheet plain = Sheet.plain(Sheet.Kind.TABLE, new Size(200, 60), table, "");
    Sheet sheet =
        new Sheet(
            plain.kind(),
            plain.size(),
            table,
            "",
            List.of(),
            List.of(),
            places,
            List.of(),
            List.of(),
            true,
            plain.outlook());
    Set<Area> reached = new HashSet<>();
    Deque<InputState> open = new ArrayDeque<>(List.of(InputState.clear(false)));
    while (!open.isEmpty()) {
      InputState state = open.pop();
      for (Key arrow : ARROWS) {
        InputState next = state.press(sheet, arrow).state();
        Optional<Area> at = next.pointed();
        if (at.isPresent() && reached.add(at.get())) {
          open.push(next);
        }
      }
    }
    return reached;
  }
}
