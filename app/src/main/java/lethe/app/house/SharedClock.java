package lethe.app.house;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * The clock of the place where several houses keep things, by which they date what the others read.
 * It is asked now and then; in between it goes as this machine's does, evenly. Any thread may ask.
 */
final class SharedClock implements InstantSource {
  private final Others others;
  private final InstantSource steady;
  private volatile Duration ahead;

  private SharedClock(Others others, InstantSource steady, Duration ahead) {
    this.others = others;
    this.steady = steady;
    this.ahead = ahead;
  }

  /**
   * That of a place which several houses may share.
   *
   * @param steady how time goes on here, whatever this machine takes the time to be
   */
  static Optional<SharedClock> in(HouseStore store, InstantSource steady) throws IOException {
    if (store.others().isEmpty()) {
      return Optional.empty();
    }
    Others others = store.others().get();
    return Optional.of(new SharedClock(others, steady, ahead(others, steady)));
  }

  /** How far it is before this machine's: what it said, it said midway. */
  private static Duration ahead(Others others, InstantSource steady) throws IOException {
    Instant asked = steady.instant();
    Instant there = others.now();
    Duration took = Duration.between(asked, steady.instant());
    return Duration.between(asked.plus(took.dividedBy(2)), there);
  }

  /** Asks again. */
  void ask() throws IOException {
    ahead = ahead(others, steady);
  }

  @Override
  public Instant instant() {
    return steady.instant().plus(ahead);
  }

  /** Time by this clock; what is waited for goes on evenly from what it says now. */
  Time time() {
    Duration now = ahead;
    return new Time(this, () -> steady.instant().plus(now));
  }
}
