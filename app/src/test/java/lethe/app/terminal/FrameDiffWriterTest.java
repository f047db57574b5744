package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import org.jline.builtins.ScreenTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FrameDiffWriterTest {
  private static final Size SIZE = new Size(40, 8);
  private static final String GLYPHS = "abc   ─│╭▒·♥~";

  private final FrameDiffWriter writer = new FrameDiffWriter();

  /**
   * Incremental updates leave the terminal with the same characters, styles and cursor as a full
   * redraw. JLine's virtual terminal supports at most 256 colors.
   */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "TRUE_COLOR")
  void updatesLookLikeAFullRedraw(Theme theme) {
    Random random = new Random(7);
    ScreenTerminal terminal = terminal();
    writer.setColors(theme.colors());
    Frame before = Frame.of(List.of());
    terminal.write(writer.erase(SIZE.rows()).takeOutput());
    for (int i = 0; i < 400; i++) {
      Frame after = changeRandomly(before, random);
      int column = random.nextInt(SIZE.columns());
      int row = random.nextInt(SIZE.rows());
      terminal.write(writer.draw(before, after).positionCursor(column, row).takeOutput());
      FrameDiffWriter otherWriter = new FrameDiffWriter();
      otherWriter.setColors(theme.colors());
      ScreenTerminal redrawn = terminal();
      redrawn.write(
          otherWriter
              .erase(SIZE.rows())
              .draw(Frame.of(List.of()), after)
              .positionCursor(column, row)
              .takeOutput());
      assertThat(cellsOf(terminal)).as("step %d", i).isEqualTo(cellsOf(redrawn));
      assertThat(terminal.toString()).contains(after.lines().getFirst());
      before = after;
    }
  }

  @Test
  void anUnchangedFrameSendsNothing() {
    Frame frame = changeRandomly(Frame.of(List.of()), new Random(3));
    writer.erase(SIZE.rows()).draw(Frame.of(List.of()), frame).positionCursor(3, 3).takeOutput();
    assertThat(writer.draw(frame, frame).positionCursor(3, 3).takeOutput()).isEmpty();
  }

  @Test
  void aCharacterTypedAtTheCursorIsOneByte() {
    writer.erase(8).positionCursor(5, 7).takeOutput();
    assertThat(writer.draw(row(7, "red> "), row(7, "red> p")).positionCursor(6, 7).takeOutput())
        .isEqualTo("p");
  }

  @Test
  void shortUnchangedRunsAreRewrittenAndLongOnesSkipped() {
    writer.erase(8).positionCursor(0, 0).takeOutput();
    assertThat(writer.draw(row(0, "a bc d"), row(0, "x bc y")).takeOutput()).isEqualTo("x bc y");
    writer.positionCursor(0, 0).takeOutput();
    assertThat(writer.draw(row(0, "a bcdef g"), row(0, "x bcdef y")).takeOutput())
        .isEqualTo("x\u001b[7Cy");
  }

  @Test
  void shiftedTextIsMoved() {
    String first = "Enter: put 5 in 1   Tab: another";
    String longer = "Enter: put 5 in 1, keep   Tab: another";
    writer.erase(8).positionCursor(0, 0).draw(row(0, ""), row(0, first)).takeOutput();
    assertThat(writer.draw(row(0, first), row(0, longer)).takeOutput())
        .isEqualTo("\u001b[1;18H\u001b[6@, keep");
    assertThat(writer.draw(row(0, longer), row(0, first)).takeOutput())
        .isEqualTo("\u001b[1;18H\u001b[6P");
  }

  @Test
  void movedTextLooksLikeAFullRedraw() {
    Random random = new Random(11);
    writer.setColors(Theme.INDEXED.colors());
    for (int i = 0; i < 300; i++) {
      Frame before = randomRowWithFixedEnd(random);
      Frame after = randomRowWithFixedEnd(random);
      ScreenTerminal updated = terminal();
      updated.write(writer.erase(SIZE.rows()).draw(Frame.of(List.of()), before).takeOutput());
      updated.write(writer.draw(before, after).positionCursor(1, 1).takeOutput());
      ScreenTerminal redrawn = terminal();
      redrawn.write(
          writer
              .erase(SIZE.rows())
              .draw(Frame.of(List.of()), after)
              .positionCursor(1, 1)
              .takeOutput());
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
    writer.erase(8).positionCursor(0, 0).takeOutput();
    assertThat(writer.draw(row(0, "what can be done"), row(0, "what")).takeOutput())
        .isEqualTo("\u001b[5C\u001b[K");
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
