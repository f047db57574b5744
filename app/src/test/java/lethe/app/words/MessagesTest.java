package lethe.app.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import org.junit.jupiter.api.Test;

class MessagesTest {
  private static final Messages SAY =
      new Messages(
          Map.of(
              "plain", "It's {0}.",
              "twice", "{1}, {0}, {1}",
              "odd", "{ {0} } {x} {2} {",
              "many", "{0} {0:card is|cards are} {1:one|more}",
              "core.MATCH_OVER", "Over, {0}."));

  @Test
  void argumentsFillTheGaps() {
    assertThat(SAY.say("plain", 3)).isEqualTo("It's 3.");
    assertThat(SAY.say("twice", "a", "b")).isEqualTo("b, a, b");
  }

  /** Input of a user may look like a gap. */
  @Test
  void gapsInArgumentsAreNotFilled() {
    assertThat(SAY.say("twice", "{1}", "{0}")).isEqualTo("{0}, {1}, {0}");
  }

  @Test
  void bracesThatAreNotGapsAreKept() {
    assertThat(SAY.say("odd", "a")).isEqualTo("{ a } {x} {2} {");
  }

  @Test
  void anArgumentSelectsSingularOrPlural() {
    assertThat(SAY.say("many", 1, "1")).isEqualTo("1 card is one");
    assertThat(SAY.say("many", 0, "2")).isEqualTo("0 cards are more");
    assertThat(SAY.say("many", 11, List.of("a"))).isEqualTo("11 cards are one");
    assertThat(SAY.say("many", List.of(), List.of("a", "b"))).isEqualTo(" cards are more");
  }

  @Test
  void aListIsShownItemByItem() {
    assertThat(SAY.say("plain", List.of(2, ParseErrorCode.TOO_LONG, 5)))
        .isEqualTo("It's 2, too-long, 5.");
  }

  @Test
  void aRejectionAsAnArgumentIsShownAsItsSentence() {
    assertThat(SAY.say("plain", Rejection.of(RejectionCode.MATCH_OVER, "red")))
        .isEqualTo("It's Over, red..");
  }

  @Test
  void aRejectionHasASentence() {
    assertThat(SAY.say(Rejection.of(RejectionCode.MATCH_OVER, "red"))).isEqualTo("Over, red.");
    assertThat(SAY.say(RejectionCode.MATCH_OVER, List.of("red"))).isEqualTo("Over, red.");
  }

  @Test
  void aMissingSentenceIsAnError() {
    assertThatThrownBy(() -> SAY.say("missing"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("missing");
  }

  @Test
  void ownSentencesTakePrecedenceOverCommonOnes() {
    Messages both = SAY.and(new Messages(Map.of("plain", "other", "more", "more")));
    assertThat(both.say("plain", 3)).isEqualTo("It's 3.");
    assertThat(both.say("more")).isEqualTo("more");
  }
}
