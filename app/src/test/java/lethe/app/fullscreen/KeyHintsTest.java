package lethe.app.fullscreen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeyHintsTest {
  private static final String READING =
      "Enter: go on   PgUp: page before   Esc: close   or type what you want to do";

  @Test
  void hintsThatFitAreAllShown() {
    assertThat(KeyHints.fitting(READING, READING.length())).isEqualTo(READING);
  }

  @Test
  void theLongestHintsAreOmittedFirst() {
    assertThat(KeyHints.fitting(READING, 59))
        .isEqualTo("Enter: go on   PgUp: page before   Esc: close …");
    assertThat(KeyHints.fitting(READING, 39)).isEqualTo("Enter: go on   Esc: close …");
    String table = "Type or use arrows   PgUp: earlier   F1: help";
    assertThat(KeyHints.fitting(table, 45)).isEqualTo(table);
    assertThat(KeyHints.fitting(table, 40)).isEqualTo("Type or use arrows   F1: help …");
  }

  @Test
  void theFirstHintIsTruncatedIfItDoesNotFit() {
    assertThat(KeyHints.fitting(READING, 8)).isEqualTo("Enter: …");
    assertThat(KeyHints.fitting("", 8)).isEmpty();
  }
}
