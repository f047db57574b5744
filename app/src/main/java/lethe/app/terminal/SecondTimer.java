package lethe.app.terminal;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Counts seconds for screens with a limited viewing time. Typing and resizing do not affect it, and
 * it continues between calls.
 */
public final class SecondTimer {
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final LongSupplier clock;
  private boolean counting;
  private long due;

  public SecondTimer() {
    this(System::nanoTime);
  }

  /** Creates a counter that uses this clock, in nanoseconds. */
  SecondTimer(LongSupplier clock) {
    this.clock = clock;
  }

  /** Starts counting, unless it is already running, or stops counting. */
  public void setCounting(boolean timed) {
    if (timed && !counting) {
      due = clock.getAsLong() + SECOND;
    }
    counting = timed;
  }

  /** Returns whether another second has passed since the last one reported. */
  public boolean hasElapsed() {
    boolean over = counting && nanosLeft() <= 0;
    due += over ? SECOND : 0;
    return over;
  }

  /**
   * Returns the number of nanoseconds left in the current second: 0 or less if it has passed;
   * {@link Long#MAX_VALUE} if the timer is not counting.
   */
  public long nanosLeft() {
    return counting ? due - clock.getAsLong() : Long.MAX_VALUE;
  }
}
