package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SecondTimerTest {
  private final AtomicLong clock = new AtomicLong(-5);
  private final SecondTimer seconds = new SecondTimer(clock::get);

  private void pass(long millis) {
    clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  @Test
  void secondsDoNotElapseWhileNotCounting() {
    pass(5_000);
    assertThat(seconds.hasElapsed()).isFalse();
    seconds.setCounting(true);
    seconds.setCounting(false);
    pass(5_000);
    assertThat(seconds.hasElapsed()).isFalse();
    seconds.setCounting(true);
    assertThat(seconds.hasElapsed()).isFalse();
  }

  @Test
  void queryingDoesNotExtendASecond() {
    seconds.setCounting(true);
    for (int i = 0; i < 9; i++) {
      pass(100);
      seconds.setCounting(true);
      assertThat(seconds.hasElapsed()).isFalse();
    }
    assertThat(seconds.nanosLeft()).isEqualTo(TimeUnit.MILLISECONDS.toNanos(100));
    pass(100);
    assertThat(seconds.hasElapsed()).isTrue();
    assertThat(seconds.hasElapsed()).isFalse();
  }

  @Test
  void secondsThatElapseWithoutAQueryAreCounted() {
    seconds.setCounting(true);
    pass(3_500);
    assertThat(seconds.hasElapsed()).isTrue();
    assertThat(seconds.hasElapsed()).isTrue();
    assertThat(seconds.hasElapsed()).isTrue();
    assertThat(seconds.hasElapsed()).isFalse();
    assertThat(seconds.nanosLeft()).isEqualTo(TimeUnit.MILLISECONDS.toNanos(500));
  }
}
