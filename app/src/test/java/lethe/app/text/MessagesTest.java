package lethe.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import org.junit.jupiter.api.Test;

class MessagesTest {
  private static final Messages MESSAGES =
      new Messages(
          Map.of(
              "plain", "It's {0}.",
              "twice", "{1}, {0}, {1}",
              "odd", "{ {0} } {x} {2} {",
              "many", "{0} {0:card is|cards are} {1:one|more}",
              "core.MATCH_OVER", "Over, {0}."));

  @Test
  void argumentsReplacePlaceholders() {
    assertThat(MESSAGES.format("plain", 3)).isEqualTo("It's 3.");
    assertThat(MESSAGES.format("twice", "a", "b")).isEqualTo("b, a, b");
  }

  /** A user's input may look like a placeholder. */
  @Test
  void placeholdersInArgumentsAreNotReplaced() {
    assertThat(MESSAGES.format("twice", "{1}", "{0}")).isEqualTo("{0}, {1}, {0}");
  }

  @Test
  void bracesThatAreNotPlaceholdersAreKept() {
    assertThat(MESSAGES.format("odd", "a")).isEqualTo("{ a } {x} {2} {");
  }

  @Test
  void anArgumentSelectsSingularOrPlural() {
    assertThat(MESSAGES.format("many", 1, "1")).isEqualTo("1 card is one");
    assertThat(MESSAGES.format("many", 0, "2")).isEqualTo("0 cards are more");
    assertThat(MESSAGES.format("many", 11, List.of("a"))).isEqualTo("11 cards are one");
    assertThat(MESSAGES.format("many", List.of(), List.of("a", "b"))).isEqualTo(" cards are more");
  }

  @Test
  void aListIsShownAsItsItems() {
    assertThat(MESSAGES.format("plain", List.of(2, ParseErrorCode.TOO_LONG, 5)))
        .isEqualTo("It's 2, too-long, 5.");
  }

  @Test
  void aRejectionAsAnArgumentIsShownAsItsMessage() {
    assertThat(MESSAGES.format("plain", Rejection.of(RejectionCode.MATCH_OVER, "red")))
        .isEqualTo("It's Over, red..");
  }

  @Test
  void aRejectionIsFormattedAsItsMessage() {
    assertThat(MESSAGES.format(Rejection.of(RejectionCode.MATCH_OVER, "red")))
        .isEqualTo("Over, red.");
    assertThat(MESSAGES.format(RejectionCode.MATCH_OVER, List.of("red"))).isEqualTo("Over, red.");
  }

  @Test
  void anUnknownMessageKeyThrows() {
    assertThatThrownBy(() -> MESSAGES.format("missing"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("missing");
  }

  @Test
  void ownMessagesTakePrecedenceOverCommonOnes() {
    Messages both = MESSAGES.plus(new Messages(Map.of("plain", "other", "more", "more")));
    assertThat(both.format("plain", 3)).isEqualTo("It's 3.");
    assertThat(both.format("more")).isEqualTo("more");
  }
}
