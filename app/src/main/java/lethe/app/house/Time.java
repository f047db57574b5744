package lethe.app.house;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.function.LongSupplier;

/**
 * What time it is.
 *
 * @param wall as everybody has it, for what is dated; it may jump
 * @param steady for what is waited for; it goes on evenly, whatever happens to the other
 */
public record Time(InstantSource wall, InstantSource steady) {
  /** The day by which names are kept. */
  public LocalDate today() {
    return LocalDate.ofInstant(steady.instant(), ZoneOffset.UTC);
  }

  /** Time by the machine's clocks. */
  public static Time system() {
    return of(InstantSource.system(), System::nanoTime);
  }

  /** One that goes on by these nanoseconds from what the wall's clock says now. */
  public static Time of(InstantSource wall, LongSupplier nanos) {
    Instant begun = wall.instant();
    long first = nanos.getAsLong();
    return new Time(wall, () -> begun.plus(Duration.ofNanos(nanos.getAsLong() - first)));
  }
}
