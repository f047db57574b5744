package lethe.app.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SafeTextTest {
  private static String sanitize(String text) {
    return SafeText.sanitize(text, 100);
  }

  @Test
  void narrowCharactersAreUnchanged() {
    for (String text :
        List.of(
            "put 5 in 2", "Grüße, naïve Æsop", "καλημέρα Ορφέα", "добрый вечер", "9♥ – “so” …")) {
      assertThat(sanitize(text)).isEqualTo(text);
    }
  }

  /** A letter and its combining mark are composed if Unicode has a precomposed letter. */
  @Test
  void combiningMarksAreComposedOrRemoved() {
    assertThat(sanitize("e\u0301te\u0301")).isEqualTo("\u00e9t\u00e9");
    assertThat(sanitize("z" + "\u0335\u0353\u0361".repeat(30) + "algo")).isEqualTo("zalgo");
    assertThat(sanitize("\u0915\u093e")).isEqualTo("?");
  }

  @Test
  void blankCharactersBecomeASingleSpace() {
    for (String blank :
        List.of(
            "\u2800", "\u3164", "\u115f", "\u1160", "\uffa0", "\u00a0", "\u2003", "\u3000",
            "\u2028", "\u0085", "\t", "\r\n", "\u001b", "\u009b")) {
      assertThat(sanitize("a" + blank + blank + "b"))
          .as("%04x", blank.codePointAt(0))
          .isEqualTo("a b");
      assertThat(sanitize(blank + blank)).as("%04x", blank.codePointAt(0)).isEmpty();
    }
  }

  /**
   * These are zero-width characters, direction marks, soft hyphens, tags, variation selectors,
   * private-use and unassigned characters, and an unpaired surrogate.
   */
  @Test
  void invisibleCharactersAreRemoved() {
    for (int codePoint :
        new int[] {
          0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0x00ad, 0x061c, 0x180e, 0x200e, 0x200f, 0x202a,
          0x202e, 0x2066, 0x2069, 0x034f, 0xfe00, 0xfe0f, 0xe0100, 0xe0041, 0xe007f, 0xe000,
              0xf0000,
          0x0378, 0x17b4
        }) {
      String hidden = Character.toString(codePoint);
      assertThat(sanitize("a" + hidden + "b")).as("%04x", codePoint).isEqualTo("ab");
      assertThat(sanitize(hidden)).as("%04x", codePoint).isEmpty();
    }
    assertThat(sanitize("a\ud800b")).isEqualTo("ab");
  }

  /**
   * These characters are two columns wide, could imitate a frame of the server, or replace bytes
   * that cannot be decoded.
   */
  @Test
  void wideAndFrameLikeCharactersBecomeQuestionMarks() {
    assertThat(sanitize("\u65e5\u672c \ud83d\udc4d \u2500\u2502\u2588 \ufffd"))
        .isEqualTo("?? ? ??? ?");
  }

  @Test
  void aLineIsCutAtItsMaximumLength() {
    assertThat(SafeText.sanitize("x".repeat(300), 200)).isEqualTo("x".repeat(200));
  }
}
