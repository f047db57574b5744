package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SecondTimerTest {
  private final AtomicLong clock = new AtomicLong(-5);
  private final SecondTimer timer = new SecondTimer(clock::get);

  private void advance(long millis) {
    clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  @Test
  void noSecondsElapseWhileCountingIsOff() {
    advance(5_000);
    assertThat(timer.pollSecond()).isFalse();
    timer.setCounting(true);
    timer.setCounting(false);
    advance(5_000);
    assertThat(timer.pollSecond()).isFalse();
    timer.setCounting(true);
    assertThat(timer.pollSecond()).isFalse();
  }

  @Test
  void queryingDoesNotExtendASecond() {
    timer.setCounting(true);
    for (int i = 0; i < 9; i++) {
      advance(100);
      timer.setCounting(true);
      assertThat(timer.pollSecond()).isFalse();
    }
    assertThat(timer.nanosLeft()).isEqualTo(TimeUnit.MILLISECONDS.toNanos(100));
    advance(100);
    assertThat(timer.pollSecond()).isTrue();
    assertThat(timer.pollSecond()).isFalse();
  }

  @Test
  void secondsThatElapseWithoutAQueryAreCounted() {
    timer.setCounting(true);
    advance(3_500);
    assertThat(timer.pollSecond()).isTrue();
    assertThat(timer.pollSecond()).isTrue();
    assertThat(timer.pollSecond()).isTrue();
    assertThat(timer.pollSecond()).isFalse();
    assertThat(timer.nanosLeft()).isEqualTo(TimeUnit.MILLISECONDS.toNanos(500));
  }
}
