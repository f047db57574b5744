package lethe.app.terminal;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Counts seconds for screens with a limited viewing time. Typing and resizing do not affect it, and
 * it keeps counting from one screen to the next.
 */
final class SecondTimer {
  private static final long SECOND_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final LongSupplier clock;
  private boolean counting;
  private long deadline;

  SecondTimer() {
    this(System::nanoTime);
  }

  /** Creates a timer that reads the time in nanoseconds from a clock. */
  SecondTimer(LongSupplier clock) {
    this.clock = clock;
  }

  /** Starts or stops counting. A timer that is already counting is not restarted. */
  void setCounting(boolean counts) {
    if (counts && !counting) {
      deadline = clock.getAsLong() + SECOND_NANOS;
    }
    counting = counts;
  }

  /** Returns whether another second has passed; each second is reported once. */
  boolean pollSecond() {
    boolean elapsed = counting && nanosLeft() <= 0;
    deadline += elapsed ? SECOND_NANOS : 0;
    return elapsed;
  }

  /**
   * Returns the number of nanoseconds left in the current second: 0 or less if it has passed;
   * {@link Long#MAX_VALUE} if the timer is not counting.
   */
  long nanosLeft() {
    return counting ? deadline - clock.getAsLong() : Long.MAX_VALUE;
  }
}
