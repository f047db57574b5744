package lethe.app.fullscreen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeyHintsTest {
  private static final String READING_HINTS =
      "Enter: go on   PgUp: page before   Esc: close   or type what you want to do";

  @Test
  void allHintsAreShownIfTheyFit() {
    assertThat(KeyHints.fitHints(READING_HINTS, READING_HINTS.length())).isEqualTo(READING_HINTS);
  }

  @Test
  void theLongestHintsAreOmittedFirst() {
    assertThat(KeyHints.fitHints(READING_HINTS, 59))
        .isEqualTo("Enter: go on   PgUp: page before   Esc: close …");
    assertThat(KeyHints.fitHints(READING_HINTS, 39)).isEqualTo("Enter: go on   Esc: close …");
    String table = "Type or use arrows   PgUp: earlier   F1: help";
    assertThat(KeyHints.fitHints(table, 45)).isEqualTo(table);
    assertThat(KeyHints.fitHints(table, 40)).isEqualTo("Type or use arrows   F1: help …");
  }

  @Test
  void theFirstHintIsTruncatedIfItDoesNotFit() {
    assertThat(KeyHints.fitHints(READING_HINTS, 8)).isEqualTo("Enter: …");
    assertThat(KeyHints.fitHints("", 8)).isEmpty();
  }
}
