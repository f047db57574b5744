package lethe.app.ssh;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that advances only when a test calls {@link #forward}. */
final class ManualClock implements InstantSource {
  private volatile Instant now;

  ManualClock() {
    this(Instant.parse("2026-01-01T00:00:00Z"));
  }

  ManualClock(Instant now) {
    this.now = now;
  }

  @Override
  public Instant instant() {
    return now;
  }

  void forward(Duration time) {
    now = now.plus(time);
  }
}
