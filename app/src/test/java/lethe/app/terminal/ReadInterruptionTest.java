package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests interrupting a thread that waits for a line, either to notify it or to end its input. */
class ReadInterruptionTest {
  private final ReadInterruption interruption = new ReadInterruption();

  /** Clears the interrupt flag for the next test. */
  @AfterEach
  void clearInterruptFlag() {
    Thread.interrupted();
  }

  @Test
  void anInterruptionWhileWaitingIsReportedOnce() {
    assertThat(interruption.startReading()).isTrue();
    interruption.interrupt();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interruption.wasInterrupted()).isTrue();
    assertThat(interruption.wasInterrupted()).isFalse();
  }

  /** For example, a hint may be ready while the thread handles another notification. */
  @Test
  void twoInterruptionsAtOnceDoNotAffectTheNextRead() {
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
  void anInterruptionBeforeTheReadPreventsWaiting() {
    interruption.interrupt();
    assertThat(Thread.interrupted()).isFalse();
    assertThat(interruption.startReading()).isFalse();
    assertThat(interruption.startReading()).isTrue();
  }

  /** For example, a second may elapse just when the player leaves. */
  @Test
  void leavingTakesPrecedenceOverAnInterruption() {
    assertThat(interruption.startReading()).isTrue();
    interruption.interrupt();
    interruption.leave();
    assertThat(interruption.wasInterrupted()).isFalse();
  }

  @Test
  void leavingBetweenReadsEndsTheNextRead() {
    assertThat(interruption.startReading()).isTrue();
    interruption.endReading();
    interruption.leave();
    assertThat(interruption.startReading()).isFalse();
    assertThat(interruption.startReading()).isTrue();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interruption.wasInterrupted()).isFalse();
  }
}
