package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SecondsTest {
  private final AtomicLong clock = new AtomicLong(-5);
  private final Seconds seconds = new Seconds(clock::get);

  private void pass(long millis) {
    clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  @Test
  void secondsDoNotElapseWhileNotCounting() {
    pass(5_000);
    assertThat(seconds.isOver()).isFalse();
    seconds.count(true);
    seconds.count(false);
    pass(5_000);
    assertThat(seconds.isOver()).isFalse();
    seconds.count(true);
    assertThat(seconds.isOver()).isFalse();
  }

  @Test
  void queryingDoesNotExtendASecond() {
    seconds.count(true);
    for (int i = 0; i < 9; i++) {
      pass(100);
      seconds.count(true);
      assertThat(seconds.isOver()).isFalse();
    }
    assertThat(seconds.left()).isEqualTo(TimeUnit.MILLISECONDS.toNanos(100));
    pass(100);
    assertThat(seconds.isOver()).isTrue();
    assertThat(seconds.isOver()).isFalse();
  }

  @Test
  void secondsThatElapseWithoutAQueryAreCounted() {
    seconds.count(true);
    pass(3_500);
    assertThat(seconds.isOver()).isTrue();
    assertThat(seconds.isOver()).isTrue();
    assertThat(seconds.isOver()).isTrue();
    assertThat(seconds.isOver()).isFalse();
    assertThat(seconds.left()).isEqualTo(TimeUnit.MILLISECONDS.toNanos(500));
  }
}
