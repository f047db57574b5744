package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.Key.SpecialKey;
import org.junit.jupiter.api.Test;

class KeyRepeatDetectorTest {
  private long now;
  private final KeyRepeatDetector repeats = new KeyRepeatDetector(() -> now);

  private boolean after(long millis, Key key) {
    now += TimeUnit.MILLISECONDS.toNanos(millis);
    return repeats.isHeld(key);
  }

  /** Keyboards wait half a second and then repeat about 30 times a second. */
  @Test
  void aHeldKeyIsRecognizedByItsRepetitions() {
    assertThat(after(0, SpecialKey.ENTER)).isFalse();
    assertThat(after(500, SpecialKey.ENTER)).isTrue();
    for (int i = 0; i < 100; i++) {
      assertThat(after(33, SpecialKey.ENTER)).isTrue();
    }
  }

  /** The second press might be the first repetition of a held key; the third cannot. */
  @Test
  void onlyOnePressOfAQuicklyTappedKeyIsMissed() {
    for (long quick : new long[] {350, 450, 550, 650}) {
      assertThat(after(1_000, SpecialKey.ENTER)).isFalse();
      assertThat(after(quick, SpecialKey.ENTER)).isTrue();
      for (int i = 0; i < 10; i++) {
        assertThat(after(quick, SpecialKey.ENTER)).as("%d ms", quick).isFalse();
      }
      assertThat(after(30, SpecialKey.ENTER)).isTrue();
    }
  }

  /** TCP retransmits a lost packet after at least 200 ms and a round trip. */
  @Test
  void aHeldKeyIsRecognizedOnAnUnsteadyConnection() {
    assertThat(after(0, SpecialKey.ENTER)).isFalse();
    for (long gap : new long[] {500, 33, 300, 1, 1, 340, 33}) {
      assertThat(after(gap, SpecialKey.ENTER)).as("%d ms", gap).isTrue();
    }
  }

  @Test
  void aKeyPressedLaterOrAfterAnotherKeyIsNotHeld() {
    after(0, SpecialKey.ENTER);
    assertThat(after(800, SpecialKey.ENTER)).isFalse();
    assertThat(after(10, SpecialKey.RIGHT)).isFalse();
    assertThat(after(10, SpecialKey.ENTER)).isFalse();
  }
}
