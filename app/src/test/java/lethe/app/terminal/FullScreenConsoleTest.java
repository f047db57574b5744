package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.DesktopAlert;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class FullScreenConsoleTest {
  private static final String ESC = "\u001b";

  /** The maximum number of bytes sent after a key, which slow connections can transmit quickly. */
  private static final int MAX_BYTES_PER_KEY = 150;

  private static final String SAVE_TITLE = ESC + "[22;2t";
  private static final String RESTORE_TITLE = ESC + "[23;2t";

  private final FakeTty tty = new FakeTty(Size.DEFAULT);
  private final FullScreenConsole console =
      new FullScreenConsole(
          tty, new Appearance(false, Theme.ANSI, true, true, true, true, true), true);

  private Screen screen(Kind kind, boolean expectsInput, String... lines) {
    return FakeTty.screen(console.size(), kind, expectsInput, lines);
  }

  private PageEvent read(Screen screen) {
    return console.showAndAwaitEvent(screen);
  }

  @Test
  void aLineIsReadWhenEnterIsPressed() {
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    assertThat(tty.newOutput()).startsWith(ESC + "[?1049h").contains("cups");
    tty.type("putt\u007f 5\r");
    assertThat(read(screen(Kind.TABLE, true, "cups")))
        .isEqualTo(new PageEvent.LineEntered("put 5"));
  }

  /** The key that skips an animation above a text does not close the text as well. */
  @Test
  void enterDuringAnAnimationOnlyEndsIt() {
    Screen table = screen(Kind.TEXT, true, "the end");
    Screen animated =
        new Screen(
            Kind.TEXT,
            new Screen.Picture(
                table.size(),
                table.frame(),
                List.of(frame("first"), frame("second")),
                table::hotSpots,
                false,
                false,
                List::of),
            table.inputOptions(),
            List.of(),
            List::of);
    tty.newOutput();
    tty.typeAfterOutput("first", "\rx\r");
    assertThat(read(animated)).isEqualTo(new PageEvent.LineEntered("x"));
    assertThat(tty.newOutput()).contains("first").doesNotContain("second");
  }

  private static Frame frame(String text) {
    return Frame.of(List.of(Text.plain(text)));
  }

  /** The command pointed at is played once, however long Enter is held. */
  @Test
  void aHeldKeyPlaysACommandOnce() {
    Screen screen = screen(Kind.TABLE, true, "cups");
    tty.type(ESC + "[C\r\r\r\rx\r");
    assertThat(read(screen)).isEqualTo(new PageEvent.LineEntered("put 5"));
    assertThat(read(screen)).isEqualTo(new PageEvent.LineEntered("x"));
  }

  @Test
  void wakeUpsResizesAndTheEndOfInputAreReported() {
    console.wake();
    assertThat(read(screen(Kind.TABLE, true, "a"))).isEqualTo(new PageEvent.TableChanged());
    tty.type("pu");
    tty.size = new Size(100, 30);
    tty.input().signal(InputQueue.Item.RESIZED);
    assertThat(read(screen(Kind.TABLE, true, "a")))
        .isEqualTo(new PageEvent.Resized(new Size(100, 29)));
    tty.type("t\r");
    assertThat(read(screen(Kind.TABLE, true, "a"))).isEqualTo(new PageEvent.LineEntered("put"));
    tty.type("\u0003");
    assertThat(read(screen(Kind.TABLE, true, "a"))).isEqualTo(new PageEvent.InputEnded());
    tty.input().end();
    assertThat(read(screen(Kind.TABLE, true, "a"))).isEqualTo(new PageEvent.InputEnded());
  }

  @Test
  void aScreenForAnotherSizeIsNotShown() {
    Screen old = Screen.plain(Kind.TABLE, new Size(70, 20), Frame.of(List.of()), "> ");
    tty.newOutput();
    assertThat(read(old)).isEqualTo(new PageEvent.Resized(console.size()));
    assertThat(tty.newOutput()).isEmpty();
  }

  @Test
  void nothingIsWrittenWhileNothingChanges() {
    Screen screen = screen(Kind.TABLE, true, "cups");
    console.wake();
    read(screen);
    tty.newOutput();
    console.wake();
    read(screen);
    tty.type(ESC + "[97;5u" + ESC + "[I");
    console.wake();
    read(screen);
    assertThat(tty.newOutput()).isEmpty();
  }

  @Test
  void aKeySendsFewBytesAndDoesNotClearTheScreen() {
    Screen screen = screen(Kind.TABLE, true, "cups");
    console.wake();
    read(screen);
    for (String key : List.of("p", "u", "x", "\u007f", "\t", ESC + "[D", "\u0015", ESC + "[C")) {
      tty.newOutput();
      tty.type(key);
      console.wake();
      read(screen);
      assertThat(tty.newOutput())
          .hasSizeLessThanOrEqualTo(MAX_BYTES_PER_KEY)
          .doesNotContain(ESC + "[2J");
    }
  }

  @Test
  void controlLDrawsTheScreenAgain() {
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    tty.newOutput();
    tty.type("\f");
    console.wake();
    assertThat(read(screen(Kind.TABLE, true, "cups"))).isEqualTo(new PageEvent.TableChanged());
    assertThat(tty.newOutput()).contains("cups");
  }

  /** Another terminal has been attached, as by dtach. */
  @Test
  void aResizeSignalWithTheSameSizeRedrawsTheScreen() {
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    tty.newOutput();
    tty.input().signal(InputQueue.Item.RESIZED);
    assertThat(read(screen(Kind.TABLE, true, "cups")))
        .isEqualTo(new PageEvent.Resized(console.size()));
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    assertThat(tty.newOutput())
        .startsWith(ESC + "[?1049h")
        .contains(ESC + "[?1006h", "cups")
        .doesNotContain(SAVE_TITLE);
  }

  @Test
  void manyKeysAtOnceAreDrawnOnce() {
    Screen screen = screen(Kind.TABLE, true, "cups");
    console.wake();
    read(screen);
    tty.newOutput();
    tty.type(ESC + "[C" + "x\u007f".repeat(2_000));
    console.wake();
    read(screen);
    assertThat(tty.newOutput()).hasSizeLessThanOrEqualTo(MAX_BYTES_PER_KEY);
  }

  @Test
  void theBellRingsWhenATurnBegins() {
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    assertThat(newBellCount()).isZero();
    console.wake();
    read(screen(Kind.TABLE, false, "a"));
    assertThat(newBellCount()).isZero();
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    assertThat(newBellCount()).isOne();
  }

  private boolean sendsOscWhenTurnBegins(String text) {
    console.wake();
    read(screen(Kind.TABLE, false, "a"));
    tty.newOutput();
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    return tty.newOutput().contains(ESC + "]" + text + "\u0007");
  }

  /** Nothing is sent if the window has the focus or notifications are off. */
  @Test
  void aNotificationIsSentWhileTheWindowHasNoFocus() {
    assertThat(tty.newOutput()).doesNotContain(ESC + "[?1004h");
    console.setCurrentTable("Ta-Se");
    tty.type(ESC + "[O");
    assertThat(sendsOscWhenTurnBegins("9;It is your turn: Ta-Se")).isFalse();
    tty.newOutput();
    console.setAlert(DesktopAlert.OSC9);
    assertThat(tty.newOutput()).isEqualTo(ESC + "[?1004h");
    assertThat(sendsOscWhenTurnBegins("9;It is your turn: Ta-Se")).isTrue();
    console.setAlert(DesktopAlert.OSC777);
    assertThat(sendsOscWhenTurnBegins("777;notify;Lethe;It is your turn: Ta-Se")).isTrue();
    tty.type(ESC + "[I");
    assertThat(sendsOscWhenTurnBegins("777;notify;Lethe;It is your turn: Ta-Se")).isFalse();
    tty.type(ESC + "[O");
    console.setCurrentTable("");
    assertThat(sendsOscWhenTurnBegins("777;notify;Lethe;It is your turn: ")).isFalse();
    console.alertUser("ben;\u0007 calls");
    read(screen(Kind.TABLE, true, "a"));
    assertThat(tty.newOutput()).contains(ESC + "]777;notify;Lethe;ben,? calls\u0007");
    console.close();
    assertThat(tty.newOutput()).contains(ESC + "[?1004l");
  }

  /** Returns the number of bells, not counting those that end a title. */
  private long newBellCount() {
    return tty.newOutput()
        .replaceAll(ESC + "][^\u0007]*\u0007", "")
        .chars()
        .filter(c -> c == 7)
        .count();
  }

  @Test
  void theTitleMarksThePlayersTurn() {
    String turnTitle = title("* Lethe");
    String waitingTitle = title("Lethe");
    for (boolean isTurn : List.of(true, true, false, false, true)) {
      console.wake();
      read(screen(Kind.TABLE, isTurn, "a"));
    }
    assertThat(tty.newOutput())
        .containsSubsequence(SAVE_TITLE, turnTitle, waitingTitle, turnTitle)
        .containsOnlyOnce(SAVE_TITLE)
        .containsOnlyOnce(waitingTitle)
        .doesNotContain(RESTORE_TITLE);
    console.close();
    assertThat(tty.newOutput()).contains(title("") + RESTORE_TITLE);
  }

  @Test
  void resumingDoesNotSaveTheTitleAgain() {
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    tty.newOutput();
    tty.input().signal(InputQueue.Item.RESUMED);
    read(screen(Kind.TABLE, true, "a"));
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    assertThat(tty.newOutput()).contains(title("* Lethe")).doesNotContain(SAVE_TITLE);
  }

  /** {@code ZGVhbA==} is "deal" in Base64. */
  @Test
  void copiedTextIsSentToTheClipboard() {
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    console.copyToClipboard("deal");
    assertThat(tty.newOutput()).contains(ESC + "]52;c;ZGVhbA==\u0007");
  }

  @Test
  void noTitleIsSetIfTheTerminalCannotRestoreIt() {
    FakeTty otherTty = new FakeTty(Size.DEFAULT);
    FullScreenConsole untitled =
        new FullScreenConsole(
            otherTty, new Appearance(false, Theme.ANSI, true, true, true, false, true), true);
    untitled.wake();
    untitled.showAndAwaitEvent(screen(Kind.TABLE, true, "cups"));
    untitled.copyToClipboard("deal");
    untitled.close();
    assertThat(otherTty.newOutput())
        .contains("cups")
        .doesNotContain("Lethe", ESC + "]", SAVE_TITLE, RESTORE_TITLE);
  }

  private static String title(String words) {
    return ESC + "]2;" + words + "\u0007";
  }

  @Test
  void aCurtainClearsTheInputHistory() {
    tty.type("secret\r");
    read(screen(Kind.TABLE, true, "a"));
    tty.type("secr");
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    tty.type("\r");
    assertThat(read(screen(Kind.CURTAIN, false, "b"))).isEqualTo(new PageEvent.LineEntered(""));
    tty.type(ESC + "[A\u0010\u0019\r");
    assertThat(read(Screen.plain(Kind.TABLE, console.size(), Frame.of(List.of()), "> ")))
        .isEqualTo(new PageEvent.LineEntered(""));
  }

  @Test
  void theThemeDeterminesTheColors() {
    Frame red = Frame.of(List.of(new Text("R1", Style.of(Ink.RED))));
    Screen screen = Screen.plain(Kind.TABLE, console.size(), red, "> ");
    console.wake();
    read(screen);
    assertThat(tty.newOutput()).contains(ESC + "[91mR1");
    for (Theme theme : Theme.values()) {
      FakeTty otherTty = new FakeTty(Size.DEFAULT);
      FullScreenConsole themed =
          new FullScreenConsole(
              otherTty, new Appearance(false, theme, true, true, true, true, true), true);
      themed.wake();
      themed.showAndAwaitEvent(screen);
      String color =
          switch (theme) {
            case NONE -> ESC + "[39mR1";
            case ANSI -> ESC + "[91mR1";
            case INDEXED -> ESC + "[38;5;166mR1";
            case TRUE_COLOR -> ESC + "[38;2;213;94;0mR1";
          };
      assertThat(otherTty.newOutput().contains(color)).isEqualTo(theme != Theme.NONE);
    }
  }
}
