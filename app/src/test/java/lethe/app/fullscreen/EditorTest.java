package lethe.app.fullscreen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EditorTest {
  @Test
  void charactersAreInsertedAtTheCursor() {
    Editor line = Editor.of("put 5").moved(-1).insert("1");
    assertThat(line).isEqualTo(new Editor("put 15", 5));
    assertThat(line.home().insert("x").text()).isEqualTo("xput 15");
    assertThat(line.end().insert("x").text()).isEqualTo("put 15x");
  }

  @Test
  void theCursorStaysInTheLine() {
    assertThat(Editor.of("ab").moved(-9).at()).isZero();
    assertThat(Editor.of("ab").moved(9).at()).isEqualTo(2);
  }

  @Test
  void deletionsRemoveTheRightCharacters() {
    assertThat(Editor.of("abc").withoutBefore(1)).isEqualTo(new Editor("ab", 2));
    assertThat(Editor.of("abc").moved(-1).withoutNext()).isEqualTo(new Editor("ab", 2));
    assertThat(Editor.of("abc").withoutNext().text()).isEqualTo("abc");
    assertThat(Editor.of("abc").moved(-1).withoutRest().text()).isEqualTo("ab");
    assertThat(Editor.of("put 5 in  ").withoutWord()).isEqualTo(new Editor("put 5 ", 6));
    assertThat(Editor.EMPTY.withoutBefore(1).withoutWord().withoutNext()).isEqualTo(Editor.EMPTY);
  }

  @Test
  void aLineIsNeverLongerThanTheLimit() {
    Editor full = Editor.of("x".repeat(3 * Editor.LONGEST));
    assertThat(full.text()).hasSize(Editor.LONGEST);
    assertThat(full.insert("y").text()).hasSize(Editor.LONGEST).doesNotContain("y");
  }

  @Test
  void theCommandIsSplitIntoTheWordAtTheCursorAndTheWordsBeforeIt() {
    Editor line = Editor.of("draw; put 5 in 2").moved(-1);
    assertThat(line.word()).isEmpty();
    assertThat(line.earlier().strip()).isEqualTo("put 5 in");
    assertThat(Editor.of("put 5 i").word()).isEqualTo("i");
    assertThat(Editor.of("dr").earlier()).isEmpty();
  }
}
