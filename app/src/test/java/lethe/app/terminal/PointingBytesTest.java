package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.fullscreen.InputState;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.session.Snapshot;
import lethe.app.titles.MatchWindows;
import lethe.app.titles.RandomMatches;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn.Awaits;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests how many bytes an arrow key costs, from the deal to the last move. Previews that show much,
 * such as a placed card of the Ravens, may cost more.
 */
class PointingBytesTest {
  private static final int MEDIAN = 120;
  private static final int MOST = 150;

  /** The number of moments of a match that are tested. */
  private static final int MOMENTS = 12;

  private static final List<Key> ARROWS =
      List.of(Key.SpecialKey.LEFT, Key.SpecialKey.RIGHT, Key.SpecialKey.UP, Key.SpecialKey.DOWN);

  static Stream<Named<Title<?, ?, ?>>> titles() {
    return Titles.ALL.stream().map(title -> Named.of(title.id(), title));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void mostMovesOfThePointerSendFewBytes(Title<?, ?, ?> title) {
    List<Integer> sent = sent(title).stream().sorted().toList();
    assertThat(sent).hasSizeGreaterThan(300);
    assertThat(sent.get(sent.size() / 2)).isLessThanOrEqualTo(MEDIAN);
    assertThat(sent.get(sent.size() * 3 / 4)).isLessThanOrEqualTo(MOST);
  }

  private static <C, O, V> List<Integer> sent(Title<C, O, V> title) {
    Match<C, O, V> match =
        RandomMatches.match(title, title.bots().all().getFirst().factory(), 1, _ -> true);
    MatchWindows<C, O, V> windows =
        MatchWindows.of(title, (at, viewer) -> at.observations(viewer).size());
    Size room = WindowLayout.room(Size.DEFAULT);
    List<Integer> sent = new ArrayList<>();
    for (int moment = 0; moment < MOMENTS; moment++) {
      Match<C, O, V> at = match.atPosition(match.position() * moment / MOMENTS);
      if (at.turn() instanceof Awaits(List<Seat> awaited)) {
        Snapshot<C, V> seen = Snapshot.of(at, awaited.getFirst());
        sent.addAll(walk(windows.page(seen, List.of(), room).screen(room)));
      }
    }
    return sent;
  }

  /** Returns the byte counts of all moves of the pointer that are possible on a screen. */
  private static List<Integer> walk(Screen screen) {
    List<Integer> sent = new ArrayList<>();
    Set<HotSpot> seen = new HashSet<>();
    Deque<InputState> open = new ArrayDeque<>();
    screen.hotSpots().stream().findFirst().ifPresent(_ -> open.push(first(screen)));
    while (!open.isEmpty()) {
      InputState from = open.pop();
      WindowLayout before = WindowLayout.of(from, screen, Size.DEFAULT);
      for (Key arrow : ARROWS) {
        InputState to = from.press(screen, arrow).state();
        if (!to.equals(from)) {
          sent.add(bytes(before, WindowLayout.of(to, screen, Size.DEFAULT)));
          if (seen.add(to.pointedPlace().orElseThrow())) {
            open.push(to);
          }
        }
      }
    }
    return sent;
  }

  private static InputState first(Screen screen) {
    return InputState.empty(false).press(screen, ARROWS.getFirst()).state();
  }

  private static int bytes(WindowLayout before, WindowLayout after) {
    FrameDiffWriter strokes = new FrameDiffWriter();
    strokes.setColors(Theme.INDEXED.colors());
    strokes.erase(Size.DEFAULT.rows()).draw(Frame.of(List.of()), before.frame());
    strokes.positionCursor(before.column(), before.row()).takeOutput();
    String sent =
        strokes
            .draw(before.frame(), after.frame())
            .positionCursor(after.column(), after.row())
            .takeOutput();
    return sent.getBytes(StandardCharsets.UTF_8).length;
  }
}
