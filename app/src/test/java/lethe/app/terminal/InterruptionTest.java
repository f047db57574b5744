package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests interrupting a thread that waits for a line, to notify it or to make it leave. */
class InterruptionTest {
  private final Interruption interruption = new Interruption();

  /** Clears the interrupt flag for the next test. */
  @AfterEach
  void calm() {
    Thread.interrupted();
  }

  @Test
  void aCallWhileWaitingIsHeardOnce() {
    assertThat(interruption.begin()).isTrue();
    interruption.call();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interruption.heard()).isTrue();
    assertThat(interruption.heard()).isFalse();
  }

  /** For example, a hint may arrive while the thread handles another notification. */
  @Test
  void twoCallsAtOnceDoNotInterruptTheNextLine() {
    assertThat(interruption.begin()).isTrue();
    interruption.call();
    assertThat(Thread.interrupted()).isTrue();
    interruption.call();
    assertThat(interruption.heard()).isTrue();
    interruption.end();
    assertThat(interruption.begin()).isTrue();
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void aCallBeforeTheLineBeginsPreventsWaiting() {
    interruption.call();
    assertThat(Thread.interrupted()).isFalse();
    assertThat(interruption.begin()).isFalse();
    assertThat(interruption.begin()).isTrue();
  }

  /** For example, a second may elapse at the moment when the player leaves. */
  @Test
  void leavingTakesPrecedenceOverACall() {
    assertThat(interruption.begin()).isTrue();
    interruption.call();
    interruption.leave();
    assertThat(interruption.heard()).isFalse();
  }

  @Test
  void leavingAfterTheLineHasEndedEndsTheNextLine() {
    assertThat(interruption.begin()).isTrue();
    interruption.end();
    interruption.leave();
    assertThat(interruption.begin()).isFalse();
    assertThat(interruption.begin()).isTrue();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interruption.heard()).isFalse();
  }
}
