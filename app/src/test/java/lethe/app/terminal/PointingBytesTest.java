package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.fullscreen.InputState;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.session.Snapshot;
import lethe.app.titles.AllTitles;
import lethe.app.titles.MatchWindows;
import lethe.app.titles.RandomMatches;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn.Awaits;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the number of bytes sent after an arrow key, from the deal to the last move. Large
 * previews, such as a placed card of the Ravens, may exceed the limits.
 */
@Tag("titles")
class PointingBytesTest {
  private static final int MAX_MEDIAN = 120;
  private static final int MAX_THIRD_QUARTILE = 150;

  private static final int POSITION_COUNT = 12;

  private static final List<Key> ARROWS =
      List.of(Key.SpecialKey.LEFT, Key.SpecialKey.RIGHT, Key.SpecialKey.UP, Key.SpecialKey.DOWN);

  static Stream<Named<Title<?, ?, ?>>> titles() {
    return AllTitles.ALL.stream().map(title -> Named.of(title.id(), title));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void mostPointerMovesSendFewBytes(Title<?, ?, ?> title) {
    List<Integer> counts = allByteCounts(title).stream().sorted().toList();
    assertThat(counts).as("moves between targets of the pointer").isNotEmpty();
    assertThat(counts.get(counts.size() / 2)).isLessThanOrEqualTo(MAX_MEDIAN);
    assertThat(counts.get(counts.size() * 3 / 4)).isLessThanOrEqualTo(MAX_THIRD_QUARTILE);
  }

  private static <C, O, V> List<Integer> allByteCounts(Title<C, O, V> title) {
    Match<C, O, V> match = RandomMatches.play(title, title.bots().levels().getFirst().factory(), 1);
    MatchWindows<C, O, V> windows =
        MatchWindows.of(title, (position, viewer) -> position.observations(viewer).size());
    Size size = WindowLayout.screenSize(Size.DEFAULT);
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < POSITION_COUNT; i++) {
      Match<C, O, V> position = match.atPosition(match.position() * i / POSITION_COUNT);
      if (position.turn() instanceof Awaits(List<Seat> awaited)) {
        Snapshot<C, O, V> snapshot = Snapshot.of(title, position, awaited.getFirst());
        counts.addAll(byteCounts(windows.page(snapshot, List.of(), size).screen(size)));
      }
    }
    return counts;
  }

  /** Returns how many bytes each possible move of the pointer on a screen sends. */
  private static List<Integer> byteCounts(Screen screen) {
    List<Integer> counts = new ArrayList<>();
    Set<HotSpot> seen = new HashSet<>();
    Deque<InputState> queue = new ArrayDeque<>();
    screen.hotSpots().stream().findFirst().ifPresent(_ -> queue.push(firstState(screen)));
    while (!queue.isEmpty()) {
      InputState from = queue.pop();
      WindowLayout before = WindowLayout.of(from, screen, Size.DEFAULT);
      for (Key arrow : ARROWS) {
        InputState to = from.press(screen, arrow).state();
        if (!to.equals(from)) {
          counts.add(byteCount(before, WindowLayout.of(to, screen, Size.DEFAULT)));
          if (seen.add(to.pointedPlace().orElseThrow())) {
            queue.push(to);
          }
        }
      }
    }
    return counts;
  }

  private static InputState firstState(Screen screen) {
    return InputState.empty(false).press(screen, ARROWS.getFirst()).state();
  }

  private static int byteCount(WindowLayout before, WindowLayout after) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    Display display =
        new Display(output, Size.DEFAULT, Appearance.of(Map.of(), false).withTheme(Theme.INDEXED));
    display.startScreen();
    display.show(before);
    output.reset();
    display.show(after);
    return output.size();
  }
}
