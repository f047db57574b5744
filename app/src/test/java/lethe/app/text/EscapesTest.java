package lethe.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EscapesTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "plain", "\u00e9\u2500\u2660", "\ud83d\ude00", "a\\nb"})
  void visibleCharactersAreUnchanged(String text) {
    assertThat(Escapes.forSingleLine(text)).isSameAs(text);
  }

  @Test
  void charactersThatMoveTheCursorOrReorderALineAreEscaped() {
    assertThat(Escapes.forSingleLine("a\n\r\tb")).isEqualTo("a\\n\\r\\tb");
    assertThat(Escapes.forSingleLine("\u001b[2J\0\u007f\u009b"))
        .isEqualTo("\\u001b[2J\\u0000\\u007f\\u009b");
    assertThat(Escapes.forSingleLine("\u2028\u202e\u2066\u200f\ufeff"))
        .isEqualTo("\\u2028\\u202e\\u2066\\u200f\\ufeff");
    assertThat(Escapes.forSingleLine("\ud800x\udc00")).isEqualTo("\\ud800x\\udc00");
    assertThat(Escapes.forSingleLine("\ud83d\ude00\udc00")).isEqualTo("\ud83d\ude00\\udc00");
  }

  @Test
  void lineBreaksAreKeptInMultilineText() {
    assertThat(Escapes.forMultipleLines("a\n\tb\r\u001b")).isEqualTo("a\n\tb\\r\\u001b");
  }

  @Test
  void argumentsOfAMessageAreEscaped() {
    Messages messages = new Messages(Map.of("one", "first\n{0}", "all", "{0}"));
    assertThat(messages.format("one", "a\nb")).isEqualTo("first\na\\nb");
    assertThat(messages.format("all", List.of("a", "\u001b"))).isEqualTo("a, \\u001b");
  }
}
