package lethe.app.fullscreen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FooterTest {
  private static final String READING =
      "Enter: go on   PgUp: page before   Esc: close   or type what you want to do";

  @Test
  void aFooterThatFitsIsShownWhole() {
    assertThat(Footer.fitting(READING, READING.length())).isEqualTo(READING);
  }

  @Test
  void theLongestEntriesAreDroppedFirst() {
    assertThat(Footer.fitting(READING, 59))
        .isEqualTo("Enter: go on   PgUp: page before   Esc: close …");
    assertThat(Footer.fitting(READING, 39)).isEqualTo("Enter: go on   Esc: close …");
    String table = "Type or use arrows   PgUp: earlier   F1: help";
    assertThat(Footer.fitting(table, 45)).isEqualTo(table);
    assertThat(Footer.fitting(table, 40)).isEqualTo("Type or use arrows   F1: help …");
  }

  @Test
  void theFirstEntryIsTruncatedIfItDoesNotFit() {
    assertThat(Footer.fitting(READING, 8)).isEqualTo("Enter: …");
    assertThat(Footer.fitting("", 8)).isEmpty();
  }
}
