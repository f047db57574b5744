package lethe.app.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FrameTest {
  private static Frame frame(String... lines) {
    return Frame.of(Stream.of(lines).map(Text::plain).toList());
  }

  @Test
  void aFrameIsAsWideAsItsLongestLine() {
    Frame frame = frame("ab", "", "abcd ");
    assertThat(frame.size()).isEqualTo(new Size(5, 3));
    assertThat(frame.lines()).containsExactly("ab", "", "abcd");
    assertThat(frame.toString()).isEqualTo("ab\n\nabcd");
    assertThat(frame().size()).isEqualTo(new Size(0, 0));
  }

  @Test
  void framesAreStacked() {
    assertThat(frame("ab").stackedOn(frame("c", "def"), frame()).lines())
        .containsExactly("ab", "c", "def");
    assertThat(frame("ab").stackedOn(frame("def")).size()).isEqualTo(new Size(3, 2));
  }

  @Test
  void cellsOutsideAFrameAreBlank() {
    Frame frame = frame("ab");
    assertThat(frame.at(1, 0)).isEqualTo(new Cell('b', Style.PLAIN));
    for (int[] position : new int[][] {{-1, 0}, {0, -1}, {2, 0}, {0, 1}}) {
      assertThat(frame.at(position[0], position[1])).isEqualTo(Cell.BLANK);
    }
  }

  @Test
  void textOutsideTheSketchIsCutOff() {
    Sketch sketch = new Sketch(new Size(4, 2));
    sketch.text(-1, 0, "abcdefg", Style.PLAIN).text(0, 5, "x", Style.PLAIN);
    sketch.textEndingAt(3, 1, "yz", Style.PLAIN);
    assertThat(sketch.frame().lines()).containsExactly("bcde", "  yz");
  }

  @Test
  void aFramePartlyOutsideTheSketchIsClipped() {
    Frame frame = Frame.of(List.of(Text.plain("abc"), Text.plain("def"), Text.plain("ghi")));
    assertThat(drawAt(-1, -1, frame)).containsExactly("ef", "hi");
    assertThat(drawAt(1, 1, frame)).containsExactly("", " a");
    assertThat(drawAt(-2, 1, frame)).containsExactly("", "c");
    assertThat(drawAt(1, -2, frame)).containsExactly(" g", "");
    for (int[] position : new int[][] {{-3, 0}, {0, -3}, {2, 0}, {0, 2}, {-9, 9}}) {
      assertThat(drawAt(position[0], position[1], frame)).containsExactly("", "");
    }
  }

  private static List<String> drawAt(int column, int row, Frame frame) {
    return new Sketch(new Size(2, 2)).draw(column, row, frame).frame().lines();
  }

  @Test
  void controlCharactersAreNotDrawn() {
    assertThat(frame("a\u001b[2Jb\u0007\u009bc\n").lines()).containsExactly("a [2Jb  c");
  }

  @Test
  void aBoxHasBordersInUnicodeAndAscii() {
    Sketch sketch = new Sketch(new Size(4, 3)).box(0, 0, new Size(4, 3), Style.PLAIN);
    assertThat(sketch.frame().lines()).containsExactly("┌──┐", "│  │", "└──┘");
    assertThat(sketch.frame().ascii().lines()).containsExactly("+--+", "|  |", "+--+");
  }

  @Test
  void aFrameDoesNotChangeWithItsSketch() {
    Sketch sketch = new Sketch(new Size(2, 1)).text(0, 0, "ab", Style.PLAIN);
    Frame frame = sketch.frame();
    sketch.clear(Area.of(0, 0, 2, 1), Style.PLAIN).text(0, 0, "cd", Style.PLAIN);
    assertThat(frame.lines()).containsExactly("ab");
    assertThat(frame).isEqualTo(frame("ab")).hasSameHashCodeAs(frame("ab"));
    assertThat(frame).isNotEqualTo(sketch.frame());
  }

  @Test
  void overlappingTextsAreAnError() {
    Sketch sketch = new Sketch(new Size(12, 1)).text(0, 0, "a card", Style.PLAIN);
    assertThatThrownBy(() -> sketch.text(5, 0, "s", Style.PLAIN))
        .isInstanceOf(AssertionError.class)
        .hasMessage("\"s\" covers part of \"a card\"");
    sketch.text(6, 0, "s", Style.PLAIN).text(0, 0, "a card", Style.BRIGHT);
    assertThat(sketch.frame().lines()).containsExactly("a cards");
  }

  @Test
  void asciiFramesKeepStylesAndHaveOnlyAsciiGlyphs() {
    StringBuilder glyphs = new StringBuilder();
    for (char c = 1; c < 0x3000; c++) {
      glyphs.append(c);
    }
    Frame frame = Frame.of(List.of(Text.bright(glyphs.toString()))).ascii();
    assertThat(frame.toString()).matches("[ -~]*");
    assertThat(frame.at(0x40, 0).style()).isEqualTo(Style.BRIGHT);
  }

  @Test
  void everyGlyphInTheSourcesHasAnAsciiReplacement() throws IOException {
    int glyphCount = 0;
    try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
      for (Path file :
          files
              .filter(f -> f.toString().matches(".*\\.(java|txt|properties|tsv)"))
              .filter(f -> !f.endsWith("Ascii.java"))
              .toList()) {
        String glyphs = Files.readString(file).replaceAll("[\\n -~]", "");
        assertThat(frame(glyphs).ascii().toString())
            .as("%s in %s", glyphs, file)
            .doesNotContain("?");
        glyphCount += glyphs.length();
      }
    }
    assertThat(glyphCount).isPositive();
  }
}
