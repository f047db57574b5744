package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.engine.core.Match;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the marks for changes since an earlier view, which must not affect pointer targets. */
@Tag("titles")
class MarkedChangesTest {
  private static final Size SIZE = new Size(80, 23);

  /** The distances between the compared views, in plies. */
  private static final List<Integer> DISTANCES = List.of(1, 6);

  /** The names of the games whose tables mark changes. */
  private static final List<String> MARKING_GAMES = List.of("eurydice", "ravens", "robots");

  static Stream<Title<?, ?, ?>> titles() {
    return AllTitles.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("titles")
  <C, O, V> void marksDoNotHideCommandsFromThePointer(Title<C, O, V> title) {
    int marked = 0;
    for (long seed = 1; seed <= 5; seed++) {
      marked += countMarkedTables(title, RandomMatches.play(title, RandomBot::create, seed));
    }
    if (MARKING_GAMES.contains(title.id())) {
      assertThat(marked).as("marked tables").isPositive();
    }
  }

  /** Checks the pointer targets of marked tables. Returns the number of tables with marks. */
  private static <C, O, V> int countMarkedTables(Title<C, O, V> title, Match<C, O, V> match) {
    int marked = 0;
    for (int position = 6; position <= Math.min(match.position(), 60); position++) {
      Match<C, O, V> current = match.atPosition(position);
      for (Viewer viewer : List.of(match.seats().getFirst(), Spectator.SPECTATOR)) {
        V view = current.view(viewer);
        List<C> legal = viewer instanceof Seat seat ? current.legalCommands(seat) : List.of();
        BoardDrawing<C, V> table = title.layOut(view, viewer, SIZE);
        assertThat(table.withChangesSince(view).frame()).isEqualTo(table.frame());
        for (int distance : DISTANCES) {
          BoardDrawing<C, V> changed =
              table.withChangesSince(match.atPosition(position - distance).view(viewer));
          assertThat(changed.frame().size().rows()).isLessThanOrEqualTo(SIZE.rows());
          PointerTargetChecks.assertValid(changed.frame(), changed.targets(legal), legal);
          marked += changed.frame().equals(table.frame()) ? 0 : 1;
        }
      }
    }
    return marked;
  }
}
