package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.Key.SpecialKey;
import org.junit.jupiter.api.Test;

class KeyRepeatDetectorTest {
  private long nanos;
  private final KeyRepeatDetector detector = new KeyRepeatDetector(() -> nanos);

  private boolean isHeldAfter(long millis, Key key) {
    nanos += TimeUnit.MILLISECONDS.toNanos(millis);
    return detector.isHeld(key);
  }

  /**
   * By default, keyboards repeat a held key after half a second, and then about 30 times a second.
   */
  @Test
  void aHeldKeyIsRecognizedByItsRepetitions() {
    assertThat(isHeldAfter(0, SpecialKey.ENTER)).isFalse();
    assertThat(isHeldAfter(500, SpecialKey.ENTER)).isTrue();
    for (int i = 0; i < 100; i++) {
      assertThat(isHeldAfter(33, SpecialKey.ENTER)).isTrue();
    }
  }

  /** The second press looks like the first repetition of a held key; the third comes too late. */
  @Test
  void onlyOnePressOfAQuicklyTappedKeyIsMissed() {
    for (long quick : new long[] {350, 450, 550, 650}) {
      assertThat(isHeldAfter(1_000, SpecialKey.ENTER)).isFalse();
      assertThat(isHeldAfter(quick, SpecialKey.ENTER)).isTrue();
      for (int i = 0; i < 10; i++) {
        assertThat(isHeldAfter(quick, SpecialKey.ENTER)).as("%d ms", quick).isFalse();
      }
      assertThat(isHeldAfter(30, SpecialKey.ENTER)).isTrue();
    }
  }

  /** TCP retransmits a lost packet after 200 ms or more. */
  @Test
  void aHeldKeyIsRecognizedOnAnUnsteadyConnection() {
    assertThat(isHeldAfter(0, SpecialKey.ENTER)).isFalse();
    for (long gap : new long[] {500, 33, 300, 1, 1, 340, 33}) {
      assertThat(isHeldAfter(gap, SpecialKey.ENTER)).as("%d ms", gap).isTrue();
    }
  }

  @Test
  void aKeyPressedLaterOrAfterAnotherKeyIsNotHeld() {
    isHeldAfter(0, SpecialKey.ENTER);
    assertThat(isHeldAfter(800, SpecialKey.ENTER)).isFalse();
    assertThat(isHeldAfter(10, SpecialKey.RIGHT)).isFalse();
    assertThat(isHeldAfter(10, SpecialKey.ENTER)).isFalse();
  }
}
