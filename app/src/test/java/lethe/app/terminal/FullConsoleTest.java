package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.Sheet;
import lethe.app.page.Sheet.Kind;
import lethe.app.session.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class FullConsoleTest {
  private static final String ESC = "\u001b";

  /** As much as a key may cost on a slow line, in bytes. */
  private static final int CHEAP = 250;

  private static final String KEEP_TITLE = ESC + "[22;2t";
  private static final String OLD_TITLE = ESC + "[23;2t";

  private final HeldTty wire = new HeldTty(Size.USUAL);
  private final FullConsole console =
      new FullConsole(wire, new Appearance(false, Theme.ANSI, true, true, true), true);

  private Sheet sheet(Kind kind, boolean asked, String... lines) {
    return HeldTty.sheet(console.size(), kind, asked, lines);
  }

  private Input<Object, Object, Object> read(Sheet sheet) {
    return console.read(sheet);
  }

  @Test
  void linesAreReadAsTheyAreTyped() {
    console.wake();
    read(sheet(Kind.TABLE, true, "cups"));
    assertThat(wire.fresh()).startsWith(ESC + "[?1049h").contains("cups");
    wire.type("putt\u007f 5\r");
    assertThat(read(sheet(Kind.TABLE, true, "cups"))).isEqualTo(new Input.Line<>("put 5"));
  }

  @Test
  void everythingElseIsHeardToo() {
    console.wake();
    assertThat(read(sheet(Kind.TABLE, true, "a"))).isEqualTo(new Input.Woken<>());
    wire.type("pu");
    wire.size = new Size(100, 30);
    wire.listener.orElseThrow().resized();
    assertThat(read(sheet(Kind.TABLE, true, "a")))
        .isEqualTo(new Input.Resized<>(new Size(100, 29)));
    wire.type("t\r");
    assertThat(read(sheet(Kind.TABLE, true, "a"))).isEqualTo(new Input.Line<>("put"));
    wire.type("\u0003");
    assertThat(read(sheet(Kind.TABLE, true, "a"))).isEqualTo(new Input.Ended<>());
    wire.listener.orElseThrow().ended();
    assertThat(read(sheet(Kind.TABLE, true, "a"))).isEqualTo(new Input.Ended<>());
  }

  @Test
  void aSheetForAnotherSizeIsNotShown() {
    Sheet old = Sheet.plain(Kind.TABLE, new Size(70, 20), Frame.of(List.of()), "> ");
    wire.fresh();
    assertThat(read(old)).isEqualTo(new Input.Resized<>(console.size()));
    assertThat(wire.fresh()).isEmpty();
  }

  @Test
  void nothingIsWrittenWhileNothingChanges() {
    Sheet sheet = sheet(Kind.TABLE, true, "cups");
    console.wake();
    read(sheet);
    wire.fresh();
    console.wake();
    read(sheet);
    wire.type(ESC + "[97;5u" + ESC + "[I");
    console.wake();
    read(sheet);
    assertThat(wire.fresh()).isEmpty();
  }

  @Test
  void aKeyIsCheapAndClearsNothing() {
    Sheet sheet = sheet(Kind.TABLE, true, "cups");
    console.wake();
    read(sheet);
    for (String key : List.of("p", "u", "x", "\u007f", "\t", ESC + "[D", "\u0015", ESC + "[C")) {
      wire.fresh();
      wire.type(key);
      console.wake();
      read(sheet);
      assertThat(wire.fresh()).hasSizeLessThanOrEqualTo(CHEAP).doesNotContain(ESC + "[2J");
    }
  }

  @Test
  void aStormOfKeysIsDrawnOnce() {
    Sheet sheet = sheet(Kind.TABLE, true, "cups");
    console.wake();
    read(sheet);
    wire.fresh();
    wire.type(ESC + "[C" + "x\u007f".repeat(5_000));
    console.wake();
    read(sheet);
    assertThat(wire.fresh()).hasSizeLessThanOrEqualTo(CHEAP);
  }

  @Test
  void theBellRingsWhenItIsSomebodysTurnAgain() {
    console.wake();
    read(sheet(Kind.TABLE, true, "a"));
    assertThat(bells()).isZero();
    console.wake();
    read(sheet(Kind.TABLE, false, "a"));
    assertThat(bells()).isZero();
    console.wake();
    read(sheet(Kind.TABLE, true, "a"));
    assertThat(bells()).isOne();
  }

  /** A bell ends a title, too. */
  private long bells() {
    return wire.fresh()
        .replaceAll(ESC + "][^\u0007]*\u0007", "")
        .chars()
        .filter(c -> c == 7)
        .count();
  }

  @Test
  void theTitleSaysWhetherItIsSomebodysTurn() {
    String asked = title("* Lethe");
    String calm = title("Lethe");
    for (boolean turn : List.of(true, true, false, false, true)) {
      console.wake();
      read(sheet(Kind.TABLE, turn, "a"));
    }
    assertThat(wire.fresh())
        .containsSubsequence(KEEP_TITLE, asked, calm, asked)
        .containsOnlyOnce(KEEP_TITLE)
        .containsOnlyOnce(calm)
        .doesNotContain(OLD_TITLE);
    console.close();
    assertThat(wire.fresh()).contains(title("") + OLD_TITLE);
  }

  @Test
  void whoIsCalledBackKeepsTheTitleThatWasThereFirst() {
    console.wake();
    read(sheet(Kind.TABLE, true, "a"));
    wire.fresh();
    wire.listener.orElseThrow().returned();
    read(sheet(Kind.TABLE, true, "a"));
    console.wake();
    read(sheet(Kind.TABLE, true, "a"));
    assertThat(wire.fresh()).contains(title("* Lethe")).doesNotContain(KEEP_TITLE);
  }

  @Test
  void whoeverCannotPutATitleBackIsGivenNone() {
    HeldTty other = new HeldTty(Size.USUAL);
    FullConsole untitled =
        new FullConsole(other, new Appearance(false, Theme.ANSI, true, false, true), true);
    untitled.wake();
    untitled.read(sheet(Kind.TABLE, true, "cups"));
    untitled.close();
    assertThat(other.fresh())
        .contains("cups")
        .doesNotContain("Lethe", ESC + "]", KEEP_TITLE, OLD_TITLE);
  }

  private static String title(String words) {
    return ESC + "]2;" + words + "\u0007";
  }

  @Test
  void whatOnePersonTypedIsNotThereForTheNext() {
    wire.type("secret\r");
    read(sheet(Kind.TABLE, true, "a"));
    wire.type("secr");
    console.wake();
    read(sheet(Kind.TABLE, true, "a"));
    wire.type("\r");
    assertThat(read(sheet(Kind.CURTAIN, false, "b"))).isEqualTo(new Input.Line<>(""));
    wire.type(ESC + "[A\u0010\u0019\r");
    assertThat(read(Sheet.plain(Kind.TABLE, console.size(), Frame.of(List.of()), "> ")))
        .isEqualTo(new Input.Line<>(""));
  }

  @Test
  void colorsAreThoseOfTheTheme() {
    Frame red = Frame.of(List.of(new Text("R1", Style.of(Ink.RED))));
    Sheet sheet = Sheet.plain(Kind.TABLE, console.size(), red, "> ");
    console.wake();
    read(sheet);
    assertThat(wire.fresh()).contains(ESC + "[91mR1");
    for (Theme theme : Theme.values()) {
      HeldTty other = new HeldTty(Size.USUAL);
      FullConsole themed =
          new FullConsole(other, new Appearance(false, theme, true, true, true), true);
      themed.wake();
      themed.read(sheet);
      String color =
          switch (theme) {
            case NONE -> ESC + "[39mR1";
            case ANSI -> ESC + "[91mR1";
            case INDEXED -> ESC + "[38;5;166mR1";
            case TRUE -> ESC + "[38;2;213;94;0mR1";
          };
      assertThat(other.fresh().contains(color)).isEqualTo(theme != Theme.NONE);
    }
  }
}
