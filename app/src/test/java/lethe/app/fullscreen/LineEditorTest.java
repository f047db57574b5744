package lethe.app.fullscreen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineEditorTest {
  @Test
  void charactersAreInsertedAtTheCursor() {
    LineEditor line = LineEditor.of("put 5").moveBy(-1).insert("1");
    assertThat(line).isEqualTo(new LineEditor("put 15", 5));
    assertThat(line.home().insert("x").text()).isEqualTo("xput 15");
    assertThat(line.end().insert("x").text()).isEqualTo("put 15x");
  }

  @Test
  void theCursorStaysInTheLine() {
    assertThat(LineEditor.of("ab").moveBy(-9).cursor()).isZero();
    assertThat(LineEditor.of("ab").moveBy(9).cursor()).isEqualTo(2);
  }

  @Test
  void deletionsRemoveTextBeforeOrAfterTheCursor() {
    assertThat(LineEditor.of("abc").deleteBefore(1)).isEqualTo(new LineEditor("ab", 2));
    assertThat(LineEditor.of("abc").moveBy(-1).deleteNext()).isEqualTo(new LineEditor("ab", 2));
    assertThat(LineEditor.of("abc").deleteNext().text()).isEqualTo("abc");
    assertThat(LineEditor.of("abc").moveBy(-1).deleteToEnd().text()).isEqualTo("ab");
    assertThat(LineEditor.of("put 5 in  ").deleteWord()).isEqualTo(new LineEditor("put 5 ", 6));
    assertThat(LineEditor.EMPTY.deleteBefore(1).deleteWord().deleteNext())
        .isEqualTo(LineEditor.EMPTY);
  }

  @Test
  void theLengthOfALineIsLimited() {
    LineEditor full = LineEditor.of("x".repeat(3 * LineEditor.MAX_LENGTH));
    assertThat(full.text()).hasSize(LineEditor.MAX_LENGTH);
    assertThat(full.insert("y").text()).hasSize(LineEditor.MAX_LENGTH).doesNotContain("y");
  }

  @Test
  void theCommandIsSplitBeforeTheWordAtTheCursor() {
    LineEditor line = LineEditor.of("draw; put 5 in 2").moveBy(-1);
    assertThat(line.word()).isEmpty();
    assertThat(line.commandBeforeWord().strip()).isEqualTo("put 5 in");
    assertThat(LineEditor.of("put 5 i").word()).isEqualTo("i");
    assertThat(LineEditor.of("dr").commandBeforeWord()).isEmpty();
  }
}
