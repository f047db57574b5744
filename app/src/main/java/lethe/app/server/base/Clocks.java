package lethe.app.server.base;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.function.LongSupplier;

/**
 * The clocks of a server.
 *
 * @param wall the clock for times that are shown or compared with calendar dates; it jumps when the
 *     system time is set
 * @param monotonic the clock for measuring intervals; it advances evenly
 */
public record Clocks(InstantSource wall, InstantSource monotonic) {
  /** Returns the current day in UTC, by the monotonic clock. */
  public LocalDate today() {
    return LocalDate.ofInstant(monotonic.instant(), ZoneOffset.UTC);
  }

  /** Returns the clocks of this machine. */
  public static Clocks system() {
    return of(InstantSource.system(), System::nanoTime);
  }

  /**
   * Returns clocks whose monotonic clock starts at the wall clock's current time.
   *
   * @param nanos a counter of nanoseconds, such as {@code System::nanoTime}, by which the monotonic
   *     clock advances
   */
  public static Clocks of(InstantSource wall, LongSupplier nanos) {
    Instant start = wall.instant();
    long startNanos = nanos.getAsLong();
    return new Clocks(wall, () -> start.plus(Duration.ofNanos(nanos.getAsLong() - startNanos)));
  }
}
