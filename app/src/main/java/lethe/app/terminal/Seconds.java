package lethe.app.terminal;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Says when a second is over, and another, for a screen whose time is counted. What is typed or
 * resized in between does not stretch it, and it goes on while nobody asks.
 */
public final class Seconds {
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final LongSupplier clock;
  private boolean counting;
  private long due;

  public Seconds() {
    this(System::nanoTime);
  }

  /** By this clock, which counts nanoseconds. */
  Seconds(LongSupplier clock) {
    this.clock = clock;
  }

  /**
   * From now on seconds are counted, if they were not yet; or none are until the next beginning.
   */
  public void count(boolean timed) {
    if (timed && !counting) {
      due = clock.getAsLong() + SECOND;
    }
    counting = timed;
  }

  public boolean isCounting() {
    return counting;
  }

  /** Whether a second is over that was not asked for yet. */
  public boolean isOver() {
    boolean over = counting && left() <= 0;
    due += over ? SECOND : 0;
    return over;
  }

  /** How many nanoseconds the second has left that is being counted; none or less if it is over. */
  public long left() {
    return due - clock.getAsLong();
  }
}
