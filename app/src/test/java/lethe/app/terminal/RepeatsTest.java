package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.Key.Named;
import org.junit.jupiter.api.Test;

class RepeatsTest {
  private long now;
  private final Repeats repeats = new Repeats(() -> now);

  private boolean after(long millis, Key key) {
    now += TimeUnit.MILLISECONDS.toNanos(millis);
    return repeats.isHeld(key);
  }

  /** Keyboards wait half a second and then repeat about 30 times a second. */
  @Test
  void aHeldKeyIsRecognizedByItsRepetitions() {
    assertThat(after(0, Named.ENTER)).isFalse();
    assertThat(after(500, Named.ENTER)).isTrue();
    for (int i = 0; i < 100; i++) {
      assertThat(after(33, Named.ENTER)).isTrue();
    }
  }

  /** The second press might be the first repetition of a held key; the third cannot. */
  @Test
  void onlyOnePressOfAQuicklyTappedKeyIsMissed() {
    for (long quick : new long[] {350, 450, 550, 650}) {
      assertThat(after(1_000, Named.ENTER)).isFalse();
      assertThat(after(quick, Named.ENTER)).isTrue();
      for (int i = 0; i < 10; i++) {
        assertThat(after(quick, Named.ENTER)).as("%d ms", quick).isFalse();
      }
      assertThat(after(30, Named.ENTER)).isTrue();
    }
  }

  /** TCP retransmits a lost packet after at least 200 ms and a round trip. */
  @Test
  void aHeldKeyIsRecognizedOnAnUnsteadyConnection() {
    assertThat(after(0, Named.ENTER)).isFalse();
    for (long gap : new long[] {500, 33, 300, 1, 1, 340, 33}) {
      assertThat(after(gap, Named.ENTER)).as("%d ms", gap).isTrue();
    }
  }

  @Test
  void aKeyPressedLaterOrAfterAnotherKeyIsNotHeld() {
    after(0, Named.ENTER);
    assertThat(after(800, Named.ENTER)).isFalse();
    assertThat(after(10, Named.RIGHT)).isFalse();
    assertThat(after(10, Named.ENTER)).isFalse();
  }
}
