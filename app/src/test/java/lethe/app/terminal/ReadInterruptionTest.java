package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests interrupting a thread that waits for a line, to notify it or to make it leave. */
class ReadInterruptionTest {
  private final ReadInterruption interruption = new ReadInterruption();

  /** Clears the interrupt flag for the next test. */
  @AfterEach
  void calm() {
    Thread.interrupted();
  }

  @Test
  void aCallWhileWaitingIsHeardOnce() {
    assertThat(interruption.startReading()).isTrue();
    interruption.interrupt();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interruption.wasInterrupted()).isTrue();
    assertThat(interruption.wasInterrupted()).isFalse();
  }

  /** For example, a hint may arrive while the thread handles another notification. */
  @Test
  void twoCallsAtOnceDoNotInterruptTheNextLine() {
    assertThat(interruption.startReading()).isTrue();
    interruption.interrupt();
    assertThat(Thread.interrupted()).isTrue();
    interruption.interrupt();
    assertThat(interruption.wasInterrupted()).isTrue();
    interruption.endReading();
    assertThat(interruption.startReading()).isTrue();
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void aCallBeforeTheLineBeginsPreventsWaiting() {
    interruption.interrupt();
    assertThat(Thread.interrupted()).isFalse();
    assertThat(interruption.startReading()).isFalse();
    assertThat(interruption.startReading()).isTrue();
  }

  /** For example, a second may elapse at the moment when the player leaves. */
  @Test
  void leavingTakesPrecedenceOverACall() {
    assertThat(interruption.startReading()).isTrue();
    interruption.interrupt();
    interruption.leave();
    assertThat(interruption.wasInterrupted()).isFalse();
  }

  @Test
  void leavingAfterTheLineHasEndedEndsTheNextLine() {
    assertThat(interruption.startReading()).isTrue();
    interruption.endReading();
    interruption.leave();
    assertThat(interruption.startReading()).isFalse();
    assertThat(interruption.startReading()).isTrue();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interruption.wasInterrupted()).isFalse();
  }
}
