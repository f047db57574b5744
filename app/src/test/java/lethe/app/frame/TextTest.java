package lethe.app.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import org.junit.jupiter.api.Test;

class TextTest {
  private static List<String> wrap(String text, int columns) {
    return Text.faint(text).wrapped(columns).stream().map(Text::text).toList();
  }

  @Test
  void aLineThatFitsIsUnchanged() {
    assertThat(wrap("a  b   c", 8)).containsExactly("a  b   c");
    assertThat(wrap("", 8)).containsExactly("");
    assertThat(wrap("  put 5", 7)).containsExactly("  put 5");
  }

  @Test
  void aLineIsBrokenBetweenWords() {
    assertThat(wrap("one two three", 7)).containsExactly("one two", "three");
    assertThat(wrap("one two three", 8)).containsExactly("one two", "three");
    assertThat(wrap("one two three", 3)).containsExactly("one", "two", "thr", "ee");
  }

  @Test
  void continuationLinesKeepTheIndentation() {
    assertThat(wrap("  one two", 6)).containsExactly("  one", "  two");
    assertThat(wrap(" | one two", 7)).containsExactly(" | one", " | two");
  }

  @Test
  void continuationLinesBeginAtTheSecondColumn() {
    assertThat(wrap("put   a chip in", 12)).containsExactly("put   a chip", "      in");
    assertThat(wrap("  put  a chip in", 14)).containsExactly("  put  a chip", "       in");
    assertThat(wrap("| a  one two", 10)).containsExactly("| a  one", "|    two");
    assertThat(wrap("put chip  a chip", 14)).containsExactly("put chip  a", "chip");
    assertThat(wrap("put     ab", 8)).containsExactly("put", "    ab");
  }

  @Test
  void wrappingKeepsTheStyle() {
    assertThat(Text.bright("one two").wrapped(3))
        .hasSize(2)
        .allMatch(text -> text.style().equals(Style.BRIGHT));
  }

  @Test
  void wrappedLinesFitAndContainEveryWord() {
    MutableRng rng = new MutableRng(new Rng(3));
    for (int i = 0; i < 2_000; i++) {
      int columns = 1 + rng.nextInt(20);
      String text =
          " ".repeat(rng.nextInt(4))
              + IntStream.range(0, rng.nextInt(8))
                  .mapToObj(_ -> "x".repeat(1 + rng.nextInt(9)) + " ".repeat(1 + rng.nextInt(2)))
                  .collect(Collectors.joining());
      List<String> lines = wrap(text, columns);
      assertThat(lines).as("\"%s\" in %d", text, columns).isNotEmpty();
      assertThat(lines)
          .as("\"%s\" in %d", text, columns)
          .allMatch(line -> line.length() <= columns);
      assertThat(String.join("", lines).replace(" ", "")).isEqualTo(text.replace(" ", ""));
    }
  }
}
