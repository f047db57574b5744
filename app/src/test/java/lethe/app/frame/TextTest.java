package lethe.app.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import org.junit.jupiter.api.Test;

class TextTest {
  private static List<String> wrapped(String words, int columns) {
    return Text.faint(words).wrapped(columns).stream().map(Text::words).toList();
  }

  @Test
  void aLineThatFitsIsUnchanged() {
    assertThat(wrapped("a  b   c", 8)).containsExactly("a  b   c");
    assertThat(wrapped("", 8)).containsExactly("");
    assertThat(wrapped("  put 5", 7)).containsExactly("  put 5");
  }

  @Test
  void aLineIsBrokenBetweenWords() {
    assertThat(wrapped("one two three", 7)).containsExactly("one two", "three");
    assertThat(wrapped("one two three", 8)).containsExactly("one two", "three");
    assertThat(wrapped("one two three", 3)).containsExactly("one", "two", "thr", "ee");
  }

  @Test
  void laterLinesKeepTheIndent() {
    assertThat(wrapped("  one two", 6)).containsExactly("  one", "  two");
    assertThat(wrapped(" | one two", 7)).containsExactly(" | one", " | two");
  }

  @Test
  void laterLinesKeepTheSecondColumn() {
    assertThat(wrapped("put   a chip in", 12)).containsExactly("put   a chip", "      in");
    assertThat(wrapped("  put  a chip in", 14)).containsExactly("  put  a chip", "       in");
    assertThat(wrapped("| a  one two", 10)).containsExactly("| a  one", "|    two");
    assertThat(wrapped("put chip  a chip", 14)).containsExactly("put chip  a", "chip");
    assertThat(wrapped("put     ab", 8)).containsExactly("put", "    ab");
  }

  @Test
  void wrappingKeepsTheStyle() {
    assertThat(Text.bright("one two").wrapped(3))
        .allMatch(text -> text.style().equals(Style.BRIGHT));
  }

  @Test
  void noLineIsTooLongAndNoWordIsLost() {
    MutableRng rng = new MutableRng(new Rng(3));
    for (int i = 0; i < 2_000; i++) {
      int columns = 1 + rng.nextInt(20);
      String words =
          " ".repeat(rng.nextInt(4))
              + IntStream.range(0, rng.nextInt(8))
                  .mapToObj(_ -> "x".repeat(1 + rng.nextInt(9)) + " ".repeat(1 + rng.nextInt(2)))
                  .collect(Collectors.joining());
      List<String> lines = wrapped(words, columns);
      assertThat(lines).as("\"%s\" in %d", words, columns).isNotEmpty();
      assertThat(lines).as("\"%s\" in %d", words, columns).allMatch(l -> l.length() <= columns);
      assertThat(String.join("", lines).replace(" ", "")).isEqualTo(words.replace(" ", ""));
    }
  }
}
