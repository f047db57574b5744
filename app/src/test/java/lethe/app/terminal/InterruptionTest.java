package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who is called away from a line, and who leaves it. */
class InterruptionTest {
  private final Interruption interruption = new Interruption();

  /** Whatever a test leaves behind is not for the next. */
  @AfterEach
  void calm() {
    Thread.interrupted();
  }

  @Test
  void whoIsCalledWhileWaitingHearsItOnce() {
    assertThat(interruption.begin()).isTrue();
    interruption.call();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interruption.heard()).isTrue();
    assertThat(interruption.heard()).isFalse();
  }

  /** A hint may end while the thread comes because it has gone on. */
  @Test
  void whoIsCalledTwiceAtOnceDoesNotLeaveTheNextLine() {
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
  void whoWasCalledBeforeDoesNotWait() {
    interruption.call();
    assertThat(Thread.interrupted()).isFalse();
    assertThat(interruption.begin()).isFalse();
    assertThat(interruption.begin()).isTrue();
  }

  /** A second that ends at the moment when somebody leaves does not keep them. */
  @Test
  void whoLeavesIsNotMerelyCalled() {
    assertThat(interruption.begin()).isTrue();
    interruption.call();
    interruption.leave();
    assertThat(interruption.heard()).isFalse();
  }

  @Test
  void whoLeavesAMomentTooLateLeavesTheNextLine() {
    assertThat(interruption.begin()).isTrue();
    interruption.end();
    interruption.leave();
    assertThat(interruption.begin()).isFalse();
    assertThat(interruption.begin()).isTrue();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(interruption.heard()).isFalse();
  }
}
