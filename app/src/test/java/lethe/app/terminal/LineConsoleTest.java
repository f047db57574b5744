package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests lines at a terminal that supports control sequences. */
@Timeout(60)
class LineConsoleTest {
  private static final String ESC = "\u001b";
  private static final String ENTER_ALTERNATE = ESC + "[?1049h";
  private static final String LEAVE_ALTERNATE = ESC + "[?1049l";
  private static final String ENABLE_PASTE = ESC + "[?2004h";
  private static final String DISABLE_PASTE = ESC + "[?2004l";
  private static final String ERASE_BELOW = "\r" + ESC + "[J";

  private final FakeTty tty = new FakeTty(new Size(40, 10));

  private LineConsole console(boolean cleared, boolean spoken) {
    return LineConsole.of(
        tty,
        new Appearance(false, Theme.ANSI, false, false, false, false, true),
        cleared,
        true,
        spoken);
  }

  private Screen screen(String... lines) {
    return FakeTty.screen(tty.size(), Kind.TABLE, true, lines);
  }

  private PageEvent type(LineConsole console, String keys, String... lines) {
    tty.type(keys);
    return console.showAndAwaitEvent(screen(lines));
  }

  /** Shows a screen without waiting for input, and returns the output. */
  private String draw(LineConsole console, Screen screen) {
    console.wake();
    assertThat(console.showAndAwaitEvent(screen)).isEqualTo(new PageEvent.TableChanged());
    return tty.newOutput();
  }

  @Test
  void thePreviousScreenIsErasedRowByRow() {
    LineConsole console = console(true, false);
    assertThat(console.erasesScreens()).isTrue();
    assertThat(console.replacesScreens()).isTrue();
    assertThat(tty.newOutput()).isEqualTo(ENTER_ALTERNATE + ENABLE_PASTE);
    String erased = ESC + "[10;1H" + ESC + "[J" + ESC + "[9;1H" + ESC + "[K";
    assertThat(draw(console, screen("cups")))
        .contains(erased, "cups\r\n")
        .endsWith("red> \r" + ESC + "[5C");
    assertThat(draw(console, screen("bowls")))
        .startsWith(ERASE_BELOW + erased)
        .contains("bowls\r\n");
    console.close();
    assertThat(tty.newOutput()).contains(erased).endsWith(LEAVE_ALTERNATE + DISABLE_PASTE);
    assertThat(tty.closed).isTrue();
  }

  @Test
  void aScrollingScreenIsPrintedBelowThePreviousOne() {
    LineConsole console = console(false, false);
    assertThat(console.erasesScreens()).isFalse();
    assertThat(type(console, "put 5\r", "cups")).isEqualTo(new PageEvent.LineEntered("put 5"));
    assertThat(tty.newOutput()).startsWith(ENABLE_PASTE + "cups\r\n").endsWith("\r\n");
    assertThat(draw(console, screen("bowls"))).startsWith("bowls\r\nred> ");
    console.close();
    assertThat(tty.newOutput()).isEqualTo("\r\n" + DISABLE_PASTE);
  }

  @Test
  void clearingScreensCanBeTurnedOnAndOff() {
    LineConsole console = console(false, false);
    draw(console, screen("menu"));
    console.setClearsScreens(true);
    assertThat(tty.newOutput()).endsWith(ENTER_ALTERNATE + ENABLE_PASTE);
    draw(console, screen("cards"));
    assertThat(console.erasesScreens()).isTrue();
    console.setClearsScreens(false);
    assertThat(tty.newOutput()).contains(LEAVE_ALTERNATE);
    assertThat(draw(console, screen("menu"))).doesNotContain(ENTER_ALTERNATE);
    assertThat(console.erasesScreens()).isFalse();
  }

  @Test
  void aCountdownIsDrawnOverThePreviousFrame() {
    LineConsole console = console(true, false);
    draw(console, screen("left: 60").withTimeLimit());
    assertThat(draw(console, screen("left: 59").withTimeLimit()))
        .startsWith(ERASE_BELOW + ESC + "[H" + "left: 59" + ESC + "[K\r\n" + ESC + "[Jred> ");
  }

  @Test
  void spokenTextIsNotRepeatedUntilALineIsEntered() {
    LineConsole console = console(false, true);
    assertThat(draw(console, screen("Your turn."))).contains("Your turn.\r\nred> ");
    assertThat(draw(console, screen("Your turn."))).isEmpty();
    assertThat(draw(console, screen("Your turn.", "Ben says hello.")))
        .startsWith(ERASE_BELOW + "Ben says hello.\r\nred> ");
    type(console, "\r", "Your turn.");
    tty.newOutput();
    assertThat(draw(console, screen("Your turn."))).contains("Your turn.\r\nred> ");
  }

  /** The spoken text describes the cards, so it must not stay on the screen. */
  @Test
  void spokenTextWithATimeLimitIsErasedAfterwards() {
    LineConsole console = console(true, true);
    draw(console, screen("Row 1: a 3.").withTimeLimit());
    assertThat(draw(console, screen("All face down.")))
        .contains(ESC + "[1;1H" + ESC + "[K", "All face down.")
        .doesNotContain("Row 1");
  }

  @Test
  void anAllowedLineIsGreen() {
    LineConsole console = console(false, false);
    tty.type("put 5 in 1");
    assertThat(draw(console, screen("cups"))).contains("red> " + ESC + "[32mput 5 in 1");
  }

  /** The line may be longer than the window; all of its rows are erased. */
  @Test
  void anUnfinishedLineIsKeptWhenTheScreenChanges() {
    LineConsole console = console(false, false);
    tty.type("a line that is longer than the window is wide");
    assertThat(draw(console, screen("cups"))).contains("red> a line that");
    assertThat(draw(console, screen("bowls")))
        .startsWith(ESC + "[1A" + ERASE_BELOW + "bowls\r\nred> a line that");
    assertThat(type(console, "\r", "bowls"))
        .isEqualTo(new PageEvent.LineEntered("a line that is longer than the window is wide"));
  }

  @Test
  void completionsAreListedBelowTheLine() {
    LineConsole console = console(false, false);
    Screen offering = screen("cups").withLines(List.of("put 5", "put 6"), true);
    tty.type("put \t");
    assertThat(draw(console, offering)).endsWith("red> put \r\n5  6" + ESC + "[1A\r" + ESC + "[9C");
    tty.type("5");
    assertThat(draw(console, offering)).doesNotContain("5  6");
  }

  @Test
  void controlCClearsTheLineAndThenLeavesThePage() {
    LineConsole console = console(false, false);
    assertThat(type(console, "put\u0003")).isEqualTo(new PageEvent.LineEntered(""));
    assertThat(type(console, "\u0003")).isEqualTo(new PageEvent.InputEnded());
    assertThat(type(console, "\u0004")).isEqualTo(new PageEvent.InputEnded());
    assertThat(type(console, "put\r")).isEqualTo(new PageEvent.LineEntered("put"));
    tty.input().end();
    assertThat(type(console, "")).isEqualTo(new PageEvent.InputEnded());
  }

  @Test
  void suspendingRestoresTheTerminalAndShowsEverythingAgain() {
    tty.hasShell = true;
    LineConsole console = console(true, true);
    draw(console, screen("Your turn."));
    tty.duringSuspend =
        () -> {
          assertThat(tty.newOutput()).endsWith(LEAVE_ALTERNATE + DISABLE_PASTE);
          tty.input().signal(InputQueue.Item.RESUMED);
        };
    tty.type("\u001a");
    assertThat(console.showAndAwaitEvent(screen("Your turn.")))
        .isEqualTo(new PageEvent.TableChanged());
    assertThat(tty.suspendCount).isOne();
    assertThat(tty.newOutput()).isEqualTo(ENTER_ALTERNATE + ENABLE_PASTE);
    assertThat(draw(console, screen("Your turn."))).containsOnlyOnce("Your turn.");
    tty.input().signal(InputQueue.Item.RESUMED);
    assertThat(console.showAndAwaitEvent(screen("Your turn.")))
        .isEqualTo(new PageEvent.TableChanged());
    assertThat(draw(console, screen("Your turn."))).contains("Your turn.");
  }

  @Test
  void nothingIsPrintedAfterTheProgramIsKilled() {
    LineConsole console = console(true, false);
    draw(console, screen("cups"));
    tty.killAction.run();
    assertThat(tty.newOutput()).endsWith(LEAVE_ALTERNATE + DISABLE_PASTE);
    assertThat(draw(console, screen("bowls"))).isEmpty();
    console.close();
    assertThat(tty.newOutput()).isEmpty();
  }

  @Test
  void aCurtainClearsTheInputHistory() {
    LineConsole console = console(true, false);
    type(console, "secret\r", "cups");
    assertThat(
            console.showAndAwaitEvent(
                FakeTty.screen(tty.type("\r").size(), Kind.CURTAIN, true, "Hand over to blue.")))
        .isEqualTo(new PageEvent.LineEntered(""));
    assertThat(type(console, ESC + "[A\r", "cups")).isEqualTo(new PageEvent.LineEntered(""));
  }

  /** Another terminal has been attached, as by dtach. */
  @ParameterizedTest
  @CsvSource({"true, false", "true, true", "false, false", "false, true"})
  void aResizeSignalWithTheSameSizeRedrawsTheScreen(boolean cleared, boolean spoken) {
    LineConsole console = console(cleared, spoken);
    draw(console, screen("cups"));
    tty.input().signal(InputQueue.Item.RESIZED);
    assertThat(console.showAndAwaitEvent(screen("cups"))).isEqualTo(new PageEvent.TableChanged());
    assertThat(tty.newOutput()).endsWith((cleared ? ENTER_ALTERNATE : "") + ENABLE_PASTE);
    assertThat(draw(console, screen("cups"))).contains("cups");
  }
}
