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

  /** The most bytes that a key may cost, for slow connections. */
  private static final int CHEAP = 150;

  private static final String KEEP_TITLE = ESC + "[22;2t";
  private static final String OLD_TITLE = ESC + "[23;2t";

  private final FakeTty wire = new FakeTty(Size.DEFAULT);
  private final FullScreenConsole console =
      new FullScreenConsole(
          wire, new Appearance(false, Theme.ANSI, true, true, true, true, true), true);

  private Screen screen(Kind kind, boolean asked, String... lines) {
    return FakeTty.screen(console.size(), kind, asked, lines);
  }

  private PageEvent read(Screen screen) {
    return console.read(screen);
  }

  @Test
  void linesAreReadAsTheyAreTyped() {
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    assertThat(wire.newOutput()).startsWith(ESC + "[?1049h").contains("cups");
    wire.type("putt\u007f 5\r");
    assertThat(read(screen(Kind.TABLE, true, "cups")))
        .isEqualTo(new PageEvent.LineEntered("put 5"));
  }

  /** The command pointed at is played once, however long Enter is held. */
  @Test
  void aHeldKeyPlaysOnce() {
    Screen screen = screen(Kind.TABLE, true, "cups");
    wire.type(ESC + "[C\r\r\r\rx\r");
    assertThat(read(screen)).isEqualTo(new PageEvent.LineEntered("put 5"));
    assertThat(read(screen)).isEqualTo(new PageEvent.LineEntered("x"));
  }

  @Test
  void wakeUpsResizesAndTheEndAreReportedInOrder() {
    console.wake();
    assertThat(read(screen(Kind.TABLE, true, "a"))).isEqualTo(new PageEvent.TableChanged());
    wire.type("pu");
    wire.size = new Size(100, 30);
    wire.input().signal(InputQueue.Item.RESIZED);
    assertThat(read(screen(Kind.TABLE, true, "a")))
        .isEqualTo(new PageEvent.Resized(new Size(100, 29)));
    wire.type("t\r");
    assertThat(read(screen(Kind.TABLE, true, "a"))).isEqualTo(new PageEvent.LineEntered("put"));
    wire.type("\u0003");
    assertThat(read(screen(Kind.TABLE, true, "a"))).isEqualTo(new PageEvent.InputEnded());
    wire.input().end();
    assertThat(read(screen(Kind.TABLE, true, "a"))).isEqualTo(new PageEvent.InputEnded());
  }

  @Test
  void aScreenForAnotherSizeIsNotShown() {
    Screen old = Screen.plain(Kind.TABLE, new Size(70, 20), Frame.of(List.of()), "> ");
    wire.newOutput();
    assertThat(read(old)).isEqualTo(new PageEvent.Resized(console.size()));
    assertThat(wire.newOutput()).isEmpty();
  }

  @Test
  void nothingIsWrittenWhileNothingChanges() {
    Screen screen = screen(Kind.TABLE, true, "cups");
    console.wake();
    read(screen);
    wire.newOutput();
    console.wake();
    read(screen);
    wire.type(ESC + "[97;5u" + ESC + "[I");
    console.wake();
    read(screen);
    assertThat(wire.newOutput()).isEmpty();
  }

  @Test
  void aKeySendsFewBytesAndDoesNotClearTheScreen() {
    Screen screen = screen(Kind.TABLE, true, "cups");
    console.wake();
    read(screen);
    for (String key : List.of("p", "u", "x", "\u007f", "\t", ESC + "[D", "\u0015", ESC + "[C")) {
      wire.newOutput();
      wire.type(key);
      console.wake();
      read(screen);
      assertThat(wire.newOutput()).hasSizeLessThanOrEqualTo(CHEAP).doesNotContain(ESC + "[2J");
    }
  }

  @Test
  void controlLDrawsTheScreenAgain() {
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    wire.newOutput();
    wire.type("\f");
    console.wake();
    assertThat(read(screen(Kind.TABLE, true, "cups"))).isEqualTo(new PageEvent.TableChanged());
    assertThat(wire.newOutput()).contains("cups");
  }

  /** Another terminal has been attached, as by dtach. */
  @Test
  void anUnchangedSizeDrawsTheScreenAgain() {
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    wire.newOutput();
    wire.input().signal(InputQueue.Item.RESIZED);
    assertThat(read(screen(Kind.TABLE, true, "cups")))
        .isEqualTo(new PageEvent.Resized(console.size()));
    console.wake();
    read(screen(Kind.TABLE, true, "cups"));
    assertThat(wire.newOutput())
        .startsWith(ESC + "[?1049h")
        .contains(ESC + "[?1006h", "cups")
        .doesNotContain(KEEP_TITLE);
  }

  @Test
  void manyKeysAtOnceAreDrawnOnce() {
    Screen screen = screen(Kind.TABLE, true, "cups");
    console.wake();
    read(screen);
    wire.newOutput();
    wire.type(ESC + "[C" + "x\u007f".repeat(2_000));
    console.wake();
    read(screen);
    assertThat(wire.newOutput()).hasSizeLessThanOrEqualTo(CHEAP);
  }

  @Test
  void theBellRingsWhenATurnBegins() {
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    assertThat(bells()).isZero();
    console.wake();
    read(screen(Kind.TABLE, false, "a"));
    assertThat(bells()).isZero();
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    assertThat(bells()).isOne();
  }

  private boolean tells(String text) {
    console.wake();
    read(screen(Kind.TABLE, false, "a"));
    wire.newOutput();
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    return wire.newOutput().contains(ESC + "]" + text + "\u0007");
  }

  /** Nothing is sent if the window has the focus or notifications are off. */
  @Test
  void aNotificationIsSentWhileTheWindowHasNoFocus() {
    assertThat(wire.newOutput()).doesNotContain(ESC + "[?1004h");
    console.setWaitingTable("Ta-Se");
    wire.type(ESC + "[O");
    assertThat(tells("9;It is your turn: Ta-Se")).isFalse();
    wire.newOutput();
    console.setAlert(DesktopAlert.OSC9);
    assertThat(wire.newOutput()).isEqualTo(ESC + "[?1004h");
    assertThat(tells("9;It is your turn: Ta-Se")).isTrue();
    console.setAlert(DesktopAlert.OSC777);
    assertThat(tells("777;notify;Lethe;It is your turn: Ta-Se")).isTrue();
    wire.type(ESC + "[I");
    assertThat(tells("777;notify;Lethe;It is your turn: Ta-Se")).isFalse();
    wire.type(ESC + "[O");
    console.setWaitingTable("");
    assertThat(tells("777;notify;Lethe;It is your turn: ")).isFalse();
    console.alertUser("ben;\u0007 calls");
    read(screen(Kind.TABLE, true, "a"));
    assertThat(wire.newOutput()).contains(ESC + "]777;notify;Lethe;ben,? calls\u0007");
    console.close();
    assertThat(wire.newOutput()).contains(ESC + "[?1004l");
  }

  /** Returns the number of bells, not counting those that end a title. */
  private long bells() {
    return wire.newOutput()
        .replaceAll(ESC + "][^\u0007]*\u0007", "")
        .chars()
        .filter(c -> c == 7)
        .count();
  }

  @Test
  void theTitleMarksThePlayersTurn() {
    String asked = title("* Lethe");
    String calm = title("Lethe");
    for (boolean turn : List.of(true, true, false, false, true)) {
      console.wake();
      read(screen(Kind.TABLE, turn, "a"));
    }
    assertThat(wire.newOutput())
        .containsSubsequence(KEEP_TITLE, asked, calm, asked)
        .containsOnlyOnce(KEEP_TITLE)
        .containsOnlyOnce(calm)
        .doesNotContain(OLD_TITLE);
    console.close();
    assertThat(wire.newOutput()).contains(title("") + OLD_TITLE);
  }

  @Test
  void resumingDoesNotSaveTheTitleAgain() {
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    wire.newOutput();
    wire.input().signal(InputQueue.Item.RESUMED);
    read(screen(Kind.TABLE, true, "a"));
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    assertThat(wire.newOutput()).contains(title("* Lethe")).doesNotContain(KEEP_TITLE);
  }

  /** {@code ZGVhbA==} is "deal" in Base64. */
  @Test
  void copiedTextIsSentToTheClipboard() {
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    console.copyToClipboard("deal");
    assertThat(wire.newOutput()).contains(ESC + "]52;c;ZGVhbA==\u0007");
  }

  @Test
  void aTerminalThatCannotRestoreItsTitleGetsNone() {
    FakeTty other = new FakeTty(Size.DEFAULT);
    FullScreenConsole untitled =
        new FullScreenConsole(
            other, new Appearance(false, Theme.ANSI, true, true, true, false, true), true);
    untitled.wake();
    untitled.read(screen(Kind.TABLE, true, "cups"));
    untitled.copyToClipboard("deal");
    untitled.close();
    assertThat(other.newOutput())
        .contains("cups")
        .doesNotContain("Lethe", ESC + "]", KEEP_TITLE, OLD_TITLE);
  }

  private static String title(String words) {
    return ESC + "]2;" + words + "\u0007";
  }

  @Test
  void aCurtainClearsTheInputHistory() {
    wire.type("secret\r");
    read(screen(Kind.TABLE, true, "a"));
    wire.type("secr");
    console.wake();
    read(screen(Kind.TABLE, true, "a"));
    wire.type("\r");
    assertThat(read(screen(Kind.CURTAIN, false, "b"))).isEqualTo(new PageEvent.LineEntered(""));
    wire.type(ESC + "[A\u0010\u0019\r");
    assertThat(read(Screen.plain(Kind.TABLE, console.size(), Frame.of(List.of()), "> ")))
        .isEqualTo(new PageEvent.LineEntered(""));
  }

  @Test
  void theThemeDeterminesTheColors() {
    Frame red = Frame.of(List.of(new Text("R1", Style.of(Ink.RED))));
    Screen screen = Screen.plain(Kind.TABLE, console.size(), red, "> ");
    console.wake();
    read(screen);
    assertThat(wire.newOutput()).contains(ESC + "[91mR1");
    for (Theme theme : Theme.values()) {
      FakeTty other = new FakeTty(Size.DEFAULT);
      FullScreenConsole themed =
          new FullScreenConsole(
              other, new Appearance(false, theme, true, true, true, true, true), true);
      themed.wake();
      themed.read(screen);
      String color =
          switch (theme) {
            case NONE -> ESC + "[39mR1";
            case ANSI -> ESC + "[91mR1";
            case INDEXED -> ESC + "[38;5;166mR1";
            case TRUE_COLOR -> ESC + "[38;2;213;94;0mR1";
          };
      assertThat(other.newOutput().contains(color)).isEqualTo(theme != Theme.NONE);
    }
  }
}
