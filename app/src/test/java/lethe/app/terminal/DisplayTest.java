package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.fullscreen.WindowLayout;
import org.jline.builtins.ScreenTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DisplayTest {
  private static final Size SIZE = new Size(40, 8);
  private static final String GLYPHS = "abc   ─│╭▒·♥~";

  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final Display display = display(Theme.INDEXED);

  private Display display(Theme theme) {
    Display started = new Display(output, SIZE, Appearance.of(Map.of(), false).withTheme(theme));
    started.startScreen();
    output.reset();
    return started;
  }

  /** Shows a frame and returns the output. */
  private String show(Display target, Frame frame, int column, int row) {
    target.show(new WindowLayout(frame, column, row));
    String sent = output.toString(StandardCharsets.UTF_8);
    output.reset();
    return sent;
  }

  private String show(String text, int column) {
    return show(display, row(0, text), column, 0);
  }

  /**
   * Incremental updates leave the terminal with the same characters, styles and cursor as a full
   * redraw. JLine's virtual terminal supports at most 256 colors.
   */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "TRUE_COLOR")
  void updatesLookLikeAFullRedraw(Theme theme) {
    Random random = new Random(7);
    ScreenTerminal terminal = terminal();
    Display updated = display(theme);
    Frame frame = Frame.of(List.of());
    for (int i = 0; i < 400; i++) {
      frame = changeRandomly(frame, random);
      int column = random.nextInt(SIZE.columns());
      int row = random.nextInt(SIZE.rows());
      terminal.write(show(updated, frame, column, row));
      ScreenTerminal redrawn = terminal();
      redrawn.write(show(display(theme), frame, column, row));
      assertThat(cellsOf(terminal)).as("step %d", i).isEqualTo(cellsOf(redrawn));
      assertThat(terminal.toString()).contains(frame.lines().getFirst());
    }
  }

  /** The program must not blank the neighbors of characters that Lanterna considers wide. */
  @Test
  void wideCharactersTakeOneColumn() {
    assertThat(show("\u2660\u4e2d\u2588ab", 0)).contains("\u2660\u4e2d", "\u2588ab");
  }

  @Test
  void controlCharactersAreReplaced() {
    Sketch sketch = new Sketch(SIZE);
    sketch.put(0, 0, new Cell('\u001b', Style.PLAIN));
    sketch.put(1, 0, new Cell('\u009b', Style.PLAIN));
    assertThat(show(display, sketch.frame(), 2, 0)).endsWith("??");
  }

  @Test
  void anUnchangedFrameSendsNothing() {
    show("red> ", 5);
    assertThat(show("red> ", 5)).isEmpty();
  }

  @Test
  void invalidatingOrResizingSendsEverythingAgain() {
    String first = show("red> ", 5);
    display.invalidate();
    assertThat(show("red> ", 5)).isEqualTo(first);
    display.resize(new Size(30, 4));
    assertThat(show("red> ", 5)).contains("red>");
  }

  @Test
  void nothingIsSentWhileTheScreenIsStopped() {
    display.stopScreen();
    output.reset();
    assertThat(show("red> ", 5)).isEmpty();
    display.startScreen();
    assertThat(show("red> ", 5)).contains("red>");
    display.close();
    display.startScreen();
    output.reset();
    assertThat(show("red> ", 5)).isEmpty();
  }

  @Test
  void typingACharacterAtTheCursorSendsOneByte() {
    show("red> ", 5);
    assertThat(show("red> p", 6)).isEqualTo("p");
  }

  @Test
  void shortUnchangedRunsAreRewrittenAndLongOnesSkipped() {
    show("a bc d", 0);
    assertThat(show("x bc y", 6)).isEqualTo("x bc y");
    show("a bcdef g", 0);
    assertThat(show("x bcdef y", 9)).isEqualTo("x\u001b[7Cy");
  }

  @Test
  void shiftedTextIsMoved() {
    String first = "Enter: put 5 in 1   Tab: another";
    String longer = "Enter: put 5 in 1, keep   Tab: another";
    show(first, 0);
    assertThat(show(longer, 23)).isEqualTo("\u001b[1;18H\u001b[6@, keep");
    assertThat(show(first, 17)).isEqualTo("\u001b[1;18H\u001b[6P");
  }

  @Test
  void movedTextLooksLikeAFullRedraw() {
    Random random = new Random(11);
    for (int i = 0; i < 300; i++) {
      Frame before = randomRowWithFixedEnd(random);
      Frame after = randomRowWithFixedEnd(random);
      ScreenTerminal updated = terminal();
      Display display = display(Theme.INDEXED);
      updated.write(show(display, before, 0, 0));
      updated.write(show(display, after, 1, 1));
      ScreenTerminal redrawn = terminal();
      redrawn.write(show(display(Theme.INDEXED), after, 1, 1));
      assertThat(cellsOf(updated)).as("%s to %s", before, after).isEqualTo(cellsOf(redrawn));
    }
  }

  /** Returns a row of random characters followed by a fixed text. */
  private static Frame randomRowWithFixedEnd(Random random) {
    Sketch sketch = new Sketch(SIZE);
    int length = random.nextInt(SIZE.columns() - 10);
    for (int x = 0; x < length; x++) {
      sketch.put(x, 2, cell(random));
    }
    return sketch.text(length, 2, "always the same", Style.FAINT).frame();
  }

  @Test
  void theEndOfARowIsErased() {
    show("what can be done", 0);
    assertThat(show("what", 5)).isEqualTo("\u001b[5C\u001b[K");
  }

  private static Frame row(int row, String text) {
    return new Sketch(SIZE).text(0, row, text, Style.PLAIN).frame();
  }

  /** Returns all cells with their styles, and the position of the cursor. */
  private static List<String> cellsOf(ScreenTerminal terminal) {
    long[] cells = new long[SIZE.columns() * SIZE.rows()];
    int[] cursor = new int[2];
    terminal.dump(cells, 0, 0, SIZE.rows(), SIZE.columns(), cursor);
    return List.of(Arrays.toString(cells), Arrays.toString(cursor));
  }

  private static ScreenTerminal terminal() {
    return new ScreenTerminal(SIZE.columns(), SIZE.rows());
  }

  /** Returns the frame with random changes; sometimes, the rest of a row is erased. */
  private static Frame changeRandomly(Frame frame, Random random) {
    Sketch sketch = new Sketch(SIZE).draw(0, 0, frame);
    for (int i = random.nextInt(30); i >= 0; i--) {
      sketch.put(random.nextInt(SIZE.columns()), random.nextInt(SIZE.rows()), cell(random));
    }
    if (random.nextInt(3) == 0) {
      int row = random.nextInt(SIZE.rows());
      for (int x = random.nextInt(SIZE.columns()); x < SIZE.columns(); x++) {
        sketch.put(x, row, Cell.BLANK);
      }
    }
    return sketch.frame();
  }

  private static Cell cell(Random random) {
    List<Ink> inks = List.of(Ink.values());
    Ink ink = inks.get(random.nextInt(inks.size()));
    char glyph = GLYPHS.charAt(random.nextInt(GLYPHS.length()));
    return new Cell(glyph, new Style(ink, random.nextBoolean(), random.nextBoolean()));
  }
}
