package lethe.app.operate;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Coordinates the end of a server: draining, stopping and closing. Thread-safe. */
final class Shutdown {
  /** Interval at which a draining server is checked. */
  private static final Duration POLL_INTERVAL = Duration.ofMillis(250);

  private final CountDownLatch requested = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);
  private boolean draining;
  private long deadline = Long.MAX_VALUE;

  /** Requests that the server be closed. */
  void request() {
    requested.countDown();
  }

  void awaitRequested() {
    await(requested);
  }

  /** Waits for a short time. Returns whether the server should be closed. */
  boolean pollRequested() {
    try {
      return requested.await(POLL_INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /** Reports that the server is closed. */
  void markClosed() {
    closed.countDown();
  }

  /** Waits until the server is closed. Returns false if interrupted. */
  boolean awaitClosed() {
    return await(closed);
  }

  /**
   * Starts no new matches, and stops the server when no match is being played or after the given
   * time. If called several times, the earliest deadline applies.
   */
  synchronized void drain(AdminService admin, Optional<Duration> within) {
    long now = System.nanoTime();
    within.ifPresent(time -> deadline = Math.min(deadline, now + time.toNanos()));
    if (!draining) {
      draining = true;
      admin.drain();
      Thread.ofVirtual().name("drain").start(() -> awaitDrained(admin));
    }
  }

  private void awaitDrained(AdminService admin) {
    while (!isPastDeadline() && admin.runningMatches() > 0) {
      if (pollRequested()) {
        return;
      }
    }
    request();
  }

  private synchronized boolean isPastDeadline() {
    return deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0;
  }

  private static boolean await(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
