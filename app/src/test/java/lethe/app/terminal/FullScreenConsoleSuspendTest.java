package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import lethe.app.frame.Size;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests how the terminal is restored when the program is suspended or ends. */
@Timeout(60)
class FullScreenConsoleSuspendTest {
  private static final String ESC = "\u001b";
  private static final String SAVE_TITLE = ESC + "[22;2t";
  private static final String RESTORE_TITLE = ESC + "[23;2t";

  private final AtomicLong nanos = new AtomicLong();
  private final FakeTty tty = new FakeTty(Size.DEFAULT);
  private final FullScreenConsole console =
      new FullScreenConsole(
          tty,
          new Appearance(false, Theme.ANSI, true, true, true, true, true),
          true,
          new SecondTimer(nanos::get));

  private Screen screen(Kind kind, boolean expectsInput, String... lines) {
    return FakeTty.screen(console.size(), kind, expectsInput, lines);
  }

  private PageEvent read(Screen screen) {
    return console.showAndAwaitEvent(screen);
  }

  @Test
  void suspendingRestoresTheTerminalAndRedrawsAfterwards() {
    tty.type("pu\u001a");
    assertThat(read(screen(Kind.TABLE, true, "cups"))).isInstanceOf(PageEvent.Resized.class);
    assertThat(tty.suspendCount).isEqualTo(1);
    assertThat(tty.newOutput())
        .containsSubsequence(
            RESTORE_TITLE, ESC + "[?1049l", ESC + "[?1049h", ESC + "[?2004h", SAVE_TITLE);
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    assertThat(tty.newOutput()).contains("cups", "pu");
    tty.type("t\r");
    assertThat(read(screen(Kind.TABLE, true, "cups"))).isEqualTo(new PageEvent.LineEntered("put"));
  }

  @Test
  void aSuspendSignalSuspendsTheProgram() {
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    tty.newOutput();
    tty.duringSuspend =
        () -> {
          assertThat(tty.newOutput()).contains(ESC + "[?1000l").endsWith(ESC + "[?1049l");
          tty.input().signal(InputQueue.Item.RESUMED);
        };
    tty.input().signal(InputQueue.Item.SUSPENDED);
    assertThat(read(screen(Kind.TABLE, true, "cups"))).isInstanceOf(PageEvent.Resized.class);
    assertThat(tty.suspendCount).isEqualTo(1);
    assertThat(tty.newOutput()).startsWith(ESC + "[?1049h").doesNotContain("cups");
  }

  /** Three and a half seconds pass, so three are counted before the next screen is drawn. */
  @Test
  void timeRunsOnWhileTheProgramIsSuspended() {
    tty.duringSuspend = () -> nanos.addAndGet(3_500_000_000L);
    tty.type("\u001a");
    assertThat(read(screen(Kind.TABLE, true, "left:60").withTimeLimit()))
        .isInstanceOf(PageEvent.Resized.class);
    assertThat(tty.newOutput()).doesNotContain("left:60");
    for (int left = 60; left > 57; left--) {
      assertThat(read(screen(Kind.TABLE, true, "left:" + left).withTimeLimit()))
          .isEqualTo(new PageEvent.SecondPassed());
    }
    assertThat(tty.newOutput()).doesNotContain("left:");
    tty.type("\r");
    assertThat(read(screen(Kind.TABLE, true, "left:57").withTimeLimit()))
        .isEqualTo(new PageEvent.LineEntered(""));
    console.wake();
    assertThat(read(screen(Kind.TABLE, true, "left:57").withTimeLimit()))
        .isEqualTo(new PageEvent.TableChanged());
    assertThat(tty.newOutput()).contains("left:57");
  }

  /** There is no warning if time is not counted. The cards are erased. */
  @Test
  void suspendingDuringATimedViewWarnsThatTimeRunsOn() {
    tty.hasShell = true;
    String warning = "keeps running while you are away";
    console.wake();
    read(screen(Kind.TABLE, true, "open cards").withTimeLimit());
    tty.newOutput();
    tty.duringSuspend =
        () ->
            assertThat(tty.newOutput())
                .containsSubsequence(ESC + "[?1049l", warning)
                .doesNotContain("open cards");
    tty.type("\u001a");
    read(screen(Kind.TABLE, true, "open cards").withTimeLimit());
    tty.duringSuspend = () -> assertThat(tty.newOutput()).doesNotContain(warning);
    tty.type("\u001a");
    read(screen(Kind.TABLE, true, "cups"));
    assertThat(tty.suspendCount).isEqualTo(2);
  }

  @Test
  void nothingIsDrawnAfterTheProgramWasKilled() {
    console.wake();
    read(screen(Kind.TABLE, false, "cups"));
    tty.newOutput();
    tty.killAction.run();
    assertThat(tty.newOutput()).contains(ESC + "[?1000l", ESC + "[?25h").endsWith(ESC + "[?1049l");
    tty.input().signal(InputQueue.Item.RESUMED);
    read(screen(Kind.TABLE, true, "bowls"));
    tty.type("x\u001a");
    read(screen(Kind.TABLE, true, "bowls"));
    console.close();
    assertThat(tty.newOutput()).isEmpty();
  }

  /** Terminals may have no alternate screen, or keep what is cleared in their scrollback buffer. */
  @Test
  void closingErasesTheScreenRowByRow() {
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    tty.newOutput();
    console.close();
    String output = tty.newOutput();
    for (int row = 1; row <= 23; row++) {
      assertThat(output).containsOnlyOnce(ESC + "[" + row + ";1H" + ESC + "[K");
    }
    assertThat(output).contains(ESC + "[24;1H" + ESC + "[J").doesNotContain(ESC + "[2J", "cups");
  }

  @Test
  void screensAreErasedOnlyOnATerminalWithAnAlternateScreen() {
    FakeTty otherTty = new FakeTty(Size.DEFAULT);
    Appearance appearance = new Appearance(false, Theme.ANSI, true, true, true, true, false);
    assertThat(new FullScreenConsole(otherTty, appearance, true).erasesScreens()).isFalse();
    assertThat(console.erasesScreens()).isTrue();
  }

  @Test
  void closingTwiceRestoresTheTerminalOnce() {
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    tty.newOutput();
    console.close();
    assertThat(tty.closed).isTrue();
    assertThat(tty.newOutput())
        .contains(ESC + "[?2004l", ESC + "[?1000l", ESC + "[?25h", ESC + "[?1049l");
    console.close();
    assertThat(tty.newOutput()).isEmpty();
  }
}
