package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import lethe.app.frame.Size;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests input and output at a terminal that can only print. */
@Timeout(60)
class PrintingLineConsoleTest {
  private static final String ESC = "\u001b";
  private static final Size NARROW_SIZE = new Size(20, 10);

  private final FakeTty tty = new FakeTty(NARROW_SIZE);
  private final LineConsole console = LineConsole.printOnly(tty, Appearance.of(Map.of(), false));

  private static Screen screen(String... lines) {
    return FakeTty.screen(NARROW_SIZE, Kind.TABLE, true, lines);
  }

  private PageEvent type(String keys) {
    tty.type(keys);
    return console.showAndAwaitEvent(screen("Your turn."));
  }

  /** Returns the text that a terminal shows after this output, one line for each row. */
  private static String visibleText(String sent) {
    StringBuilder all = new StringBuilder();
    char[] row = new char[200];
    int at = 0;
    int end = 0;
    for (int i = 0; i < sent.length(); i++) {
      char c = sent.charAt(i);
      switch (c) {
        case '\r' -> at = 0;
        case '\b' -> at = Math.max(0, at - 1);
        case '\n' -> {
          all.append(String.valueOf(row, 0, end).stripTrailing()).append('\n');
          at = 0;
          end = 0;
        }
        default -> {
          row[at] = c;
          at++;
          end = Math.max(at, end);
        }
      }
    }
    return all + String.valueOf(row, 0, end).stripTrailing();
  }

  @Test
  void aLineIsEchoedAndEntered() {
    assertThat(type("put 5\r")).isEqualTo(new PageEvent.LineEntered("put 5"));
    assertThat(visibleText(tty.newOutput())).isEqualTo("Your turn.\nred> put 5\n");
  }

  @Test
  void unsupportedLettersAreReportedOnce() {
    assertThat(type("say 日本 hi\r")).isEqualTo(new PageEvent.LineEntered("say  hi"));
    assertThat(visibleText(tty.newOutput()))
        .endsWith(
            """
            Some characters cannot be typed here   Use Latin, Greek or Cyrillic
            red> say  hi
            """)
        .containsOnlyOnce("Some characters cannot be typed");
  }

  @Test
  void onlyNewLinesArePrintedAndTheInputIsKept() {
    tty.type("pu");
    console.wake();
    assertThat(console.showAndAwaitEvent(screen("Your turn.")))
        .isEqualTo(new PageEvent.TableChanged());
    tty.newOutput();
    tty.type("t\r");
    assertThat(console.showAndAwaitEvent(screen("Your turn.", "Ben says hello.")))
        .isEqualTo(new PageEvent.LineEntered("put"));
    assertThat(visibleText(tty.newOutput())).isEqualTo("\nBen says hello.\nred> put\n");
  }

  @Test
  void editingKeysChangeTheLine() {
    assertThat(type("cut\u0017put 6\b5\r")).isEqualTo(new PageEvent.LineEntered("put 5"));
    assertThat(type("ut 5" + ESC + "[Hp" + ESC + "[F in 2\r"))
        .isEqualTo(new PageEvent.LineEntered("put 5 in 2"));
    assertThat(type(ESC + "[A" + ESC + "[A\r")).isEqualTo(new PageEvent.LineEntered("put 5"));
    assertThat(type("abc" + ESC + "[D" + ESC + "[3~\u0015x\u0019\r"))
        .isEqualTo(new PageEvent.LineEntered("xab"));
    assertThat(type("pu\t\r")).isEqualTo(new PageEvent.LineEntered("put "));
  }

  /** Types keys one by one, and reads the screen after each. */
  private void typeOneByOne(String... keys) {
    for (String key : keys) {
      tty.type(key);
      console.wake();
      assertThat(console.showAndAwaitEvent(screen("Your turn.")))
          .isEqualTo(new PageEvent.TableChanged());
    }
  }

  @Test
  void correctionsAreShown() {
    typeOneByOne("cup 66", "\b", ESC + "[D", ESC + "[D", ESC + "[D", ESC + "[D", "\b", "p");
    assertThat(visibleText(tty.newOutput())).isEqualTo("Your turn.\nred> pup 6");
    typeOneByOne("\u0005", "\u0017", "\u0015");
    assertThat(visibleText("Your turn.\r\nred> pup 6" + tty.newOutput()))
        .isEqualTo("Your turn.\nred>");
  }

  /** The corrected line starts in a new row, because the row above cannot be changed. */
  @Test
  void aCorrectedLineLongerThanTheWindowIsPrintedAgain() {
    tty.type("a line longer than that");
    console.wake();
    console.showAndAwaitEvent(screen("Your turn."));
    tty.newOutput();
    tty.type("\b\b\b\bit\r");
    assertThat(console.showAndAwaitEvent(screen("Your turn.")))
        .isEqualTo(new PageEvent.LineEntered("a line longer than it"));
    assertThat(visibleText(tty.newOutput())).endsWith("\nred> a line longer than it\n");
  }

  @Test
  void controlCClearsTheLineAndThenEndsTheInput() {
    assertThat(type("put\u0003")).isEqualTo(new PageEvent.LineEntered(""));
    assertThat(type("\u0003")).isEqualTo(new PageEvent.InputEnded());
    assertThat(type("put\r")).isEqualTo(new PageEvent.InputEnded());
  }

  @Test
  void aDisabledInputHistoryKeepsNoLines() {
    console.setHistoryEnabled(false);
    type("put 5\r");
    assertThat(type(ESC + "[A\r")).isEqualTo(new PageEvent.LineEntered(""));
  }

  @Test
  void noControlSequenceIsSent() {
    type("a" + ESC + "]0;title\u0007" + ESC + "[2J" + ESC + "[A\t\u0001\u0005\u000c\u009b1m\r");
    assertThat(tty.newOutput()).matches("[\\x20-\\x7e\r\n\b]*");
  }

  @Test
  void aNewWindowSizeIsReported() {
    tty.size = new Size(30, 10);
    assertThat(console.showAndAwaitEvent(screen()))
        .isEqualTo(new PageEvent.Resized(new Size(30, 10)));
  }
}
