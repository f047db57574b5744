package lethe.app.server;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * The clock of the shared database, which servers use for dates that others read. It is queried now
 * and then, and extrapolated by this machine's steady clock in between. Thread-safe.
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
   * Returns the shared clock of a store; empty if the store cannot be shared.
   *
   * @param steady this machine's clock, which is not affected when its time is set
   */
  static Optional<SharedClock> in(ServerStore store, InstantSource steady) throws IOException {
    if (store.others().isEmpty()) {
      return Optional.empty();
    }
    Others others = store.others().get();
    return Optional.of(new SharedClock(others, steady, ahead(others, steady)));
  }

  /** Returns the offset of the shared clock, assuming symmetric latency. */
  private static Duration ahead(Others others, InstantSource steady) throws IOException {
    Instant asked = steady.instant();
    Instant there = others.now();
    Duration took = Duration.between(asked, steady.instant());
    return Duration.between(asked.plus(took.dividedBy(2)), there);
  }

  /** Queries the clock again. */
  void ask() throws IOException {
    ahead = ahead(others, steady);
  }

  @Override
  public Instant instant() {
    return steady.instant().plus(ahead);
  }

  /** Returns the time by this clock. Its steady part keeps the current offset forever. */
  Time time() {
    Duration now = ahead;
    return new Time(this, () -> steady.instant().plus(now));
  }
}
