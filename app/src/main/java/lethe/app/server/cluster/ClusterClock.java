package lethe.app.server.cluster;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import lethe.app.server.base.Clocks;

/**
 * The clock of the shared database, which servers use for times that other servers read. The
 * database is queried at the start and by {@link #resync}; in between, the time is extrapolated
 * with this machine's monotonic clock. Thread-safe.
 */
public final class ClusterClock implements InstantSource {
  private final Cluster cluster;
  private final InstantSource monotonic;
  private volatile Duration offset;

  private ClusterClock(Cluster cluster, InstantSource monotonic, Duration offset) {
    this.cluster = cluster;
    this.monotonic = monotonic;
    this.offset = offset;
  }

  /**
   * Returns the clock shared by the servers that use a database; empty if the database cannot be
   * shared.
   *
   * @param monotonic a clock of this machine that is not affected by setting the system time
   */
  public static Optional<ClusterClock> open(Optional<Cluster> cluster, InstantSource monotonic)
      throws IOException {
    return cluster.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ClusterClock(cluster.get(), monotonic, measureOffset(cluster.get(), monotonic)));
  }

  /** Returns the offset of the shared clock, assuming symmetric latency. */
  private static Duration measureOffset(Cluster cluster, InstantSource monotonic)
      throws IOException {
    Instant sentAt = monotonic.instant();
    Instant databaseTime = cluster.now();
    Duration roundTrip = Duration.between(sentAt, monotonic.instant());
    return Duration.between(sentAt.plus(roundTrip.dividedBy(2)), databaseTime);
  }

  /** Queries the clock again. */
  public void resync() throws IOException {
    offset = measureOffset(cluster, monotonic);
  }

  @Override
  public Instant instant() {
    return monotonic.instant().plus(offset);
  }

  /** Returns clocks based on this clock. The monotonic one keeps the current offset forever. */
  public Clocks clocks() {
    Duration currentOffset = offset;
    return new Clocks(this, () -> monotonic.instant().plus(currentOffset));
  }
}
