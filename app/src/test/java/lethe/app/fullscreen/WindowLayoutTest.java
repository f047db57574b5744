package lethe.app.fullscreen;

import static lethe.app.fullscreen.TestScreens.LAMP;
import static lethe.app.fullscreen.TestScreens.ONE;
import static lethe.app.fullscreen.TestScreens.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.Paste;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.page.Screen;
import org.junit.jupiter.api.Test;

class WindowLayoutTest {
  private static final Size SMALL = new Size(60, 15);
  private static final Size WIDE = new Size(130, 20);

  private static InputState state(Screen screen, Key... keys) {
    InputState state = InputState.empty(true).onScreen(screen);
    for (Key key : keys) {
      state = state.press(screen, key).state();
    }
    return state;
  }

  private static List<String> lines(Screen screen, Size size, Key... keys) {
    WindowLayout window = WindowLayout.of(state(screen, keys), screen, size);
    assertThat(window.frame().size()).isEqualTo(size);
    return window.frame().lines();
  }

  @Test
  void theInputLineIsAboveItsCompletions() {
    Screen screen = TestScreens.table(ONE, TWO);
    WindowLayout window =
        WindowLayout.of(state(screen, new Paste("put"), new Char(' ')), screen, SMALL);
    assertThat(window.frame().lines().get(0)).isEqualTo("o  1        o  2");
    assertThat(window.frame().lines().get(13)).isEqualTo("red> put");
    assertThat(window.frame().lines().get(14)).isEqualTo("Tab: 5  7");
    assertThat(window.column()).isEqualTo(9);
    assertThat(window.row()).isEqualTo(13);
  }

  /** During a timed view, help is displayed and scrolled below the table. */
  @Test
  void helpDoesNotCoverTimedContent() {
    Screen screen = TestScreens.timedTable();
    for (Size size : List.of(SMALL, WIDE, new Size(40, 8), new Size(30, 5))) {
      List<String> table = lines(screen, size).subList(0, 2);
      for (Key key : List.of(SpecialKey.F1, SpecialKey.PAGE_UP, SpecialKey.PAGE_DOWN)) {
        assertThat(lines(screen, size, key).subList(0, 2)).as("%s %s", key, size).isEqualTo(table);
      }
      assertThat(lines(screen, size, SpecialKey.F1)).anyMatch(line -> line.startsWith("Help 0."));
      assertThat(lines(screen, size, SpecialKey.F1, SpecialKey.DOWN).subList(0, 2))
          .isEqualTo(table);
      assertThat(lines(screen, size, SpecialKey.F1, SpecialKey.DOWN))
          .anyMatch(line -> line.startsWith("Help 1."));
    }
  }

  @Test
  void aCompleteLineIsPreviewed() {
    Screen screen = TestScreens.table(ONE, TWO);
    assertThat(lines(screen, SMALL, new Paste("put 7 in 2")).getFirst())
        .isEqualTo("ghost of put 7 in 2");
    assertThat(lines(screen, new Size(80, 24), SpecialKey.RIGHT))
        .contains("ghost of put 5 in 1", "red> [put 5 in 1]")
        .contains("Enter: put 5 in 1   Tab: next choice (1 of 2)   F1: explain");
  }

  @Test
  void theCharacterWarningStaysUntilASpecialKeyIsPressed() {
    Screen screen = TestScreens.table(ONE, TWO);
    String warning = "Some characters cannot be typed here   Use Latin, Greek or Cyrillic";
    Size size = new Size(80, 24);
    assertThat(lines(screen, size, new Key.Unsupported()).getLast()).isEqualTo(warning);
    assertThat(lines(screen, SMALL, new Key.Unsupported()).getLast())
        .isEqualTo("Some characters cannot be typed here …");
    assertThat(lines(screen, size, new Paste("put", false), new Char(' ')))
        .endsWith("red> put", warning);
    assertThat(lines(screen, size, new Paste("put ", false), SpecialKey.TAB).getLast())
        .isEqualTo("Tab: 5  7");
    assertThat(lines(screen, size, new Key.Unsupported(), SpecialKey.ENTER).getLast())
        .startsWith("Type or use arrows");
  }

  @Test
  void inputBeyondTheLimitIsReported() {
    Screen screen = TestScreens.table(ONE, TWO);
    Paste full = new Paste("x".repeat(LineEditor.MAX_LENGTH));
    String warning = "The line is full   Enter: play this line, then type the rest";
    Size size = new Size(80, 24);
    assertThat(lines(screen, size, full).getLast()).startsWith("Not possible here");
    assertThat(lines(screen, size, full, new Char('y')).getLast()).isEqualTo(warning);
    assertThat(lines(screen, size, new Paste("x".repeat(2 * LineEditor.MAX_LENGTH))).getLast())
        .isEqualTo(warning);
  }

  @Test
  void theFooterShowsGeneralHintsIfNothingIsSelected() {
    assertThat(lines(TestScreens.ofKind(Screen.Kind.TABLE), SMALL).getLast())
        .isEqualTo("It is your turn.   F1: help");
    assertThat(lines(TestScreens.table(ONE), SMALL).getLast()).startsWith("Type or use arrows");
  }

  @Test
  void thePlacePointedAtIsHighlightedWithoutColor() {
    Screen screen = TestScreens.table(LAMP);
    WindowLayout window = WindowLayout.of(state(screen, SpecialKey.RIGHT), screen, SMALL);
    assertThat(window.frame().at(30, 3).style().reverse()).isTrue();
    assertThat(window.frame().at(34, 3).style().reverse()).isFalse();
    assertThat(window.frame().lines().getLast().strip()).isEqualTo("F1: explain");
    assertThat(lines(screen, SMALL, SpecialKey.RIGHT, SpecialKey.F1))
        .anyMatch(l -> l.contains("│ A lamp."));
  }

  @Test
  void aWideWindowShowsTheLogNextToTheTable() {
    assertThat(WindowLayout.screenSize(WIDE)).isEqualTo(new Size(84, 19));
    List<String> lines = lines(TestScreens.tableWithMessages(40), WIDE);
    assertThat(lines.getFirst()).endsWith("│ Messages");
    assertThat(lines.get(18)).endsWith("│ Line 39.");
    assertThat(lines.get(2)).endsWith("│ Line 23.");
    assertThat(WindowLayout.screenSize(new Size(80, 24))).isEqualTo(new Size(80, 23));
  }

  @Test
  void theLogCanBeReadInASmallWindow() {
    List<String> newest = lines(TestScreens.tableWithMessages(40), SMALL, SpecialKey.PAGE_UP);
    assertThat(newest).contains("Messages", "Line 39.").doesNotContain("Line 28.");
    assertThat(lines(TestScreens.tableWithMessages(40), SMALL, SpecialKey.PAGE_UP, SpecialKey.HOME))
        .contains("Line 0.", "Line 10.")
        .doesNotContain("Line 11.");
    assertThat(lines(TestScreens.tableWithMessages(0), SMALL, SpecialKey.PAGE_UP))
        .contains("There are no messages to read again.");
  }

  @Test
  void aWindowThatIsTooSmallShowsTheRequiredSize() {
    for (int columns = 1; columns < 30; columns++) {
      for (int rows = 1; rows < 8; rows++) {
        List<String> lines =
            lines(TestScreens.table(ONE), new Size(columns, rows), SpecialKey.RIGHT);
        boolean tooSmall = columns < 20 || rows < 5;
        assertThat(lines.getFirst()).doesNotStartWith("o  1");
        assertThat(String.join("", lines).contains("red>")).isEqualTo(!tooSmall);
      }
    }
    assertThat(String.join(" ", lines(TestScreens.table(ONE), new Size(19, 6))))
        .contains("Lethe needs at least 20");
  }

  @Test
  void theEndOfALongLineStaysVisible() {
    Screen screen = TestScreens.table();
    WindowLayout window =
        WindowLayout.of(state(screen, new Paste("x".repeat(200) + "end")), screen, SMALL);
    assertThat(window.frame().lines().get(13)).startsWith("red> <").endsWith("end");
    assertThat(window.column()).isLessThan(60);
  }
}
