package lethe.app.operate;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Coordinates the end of a server: draining, stopping and closing. Thread-safe. */
final class Shutdown {
  /** The time between two checks of a draining server for unfinished matches. */
  private static final Duration POLL_INTERVAL = Duration.ofMillis(250);

  private final CountDownLatch requested = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile boolean draining;

  /** The {@link System#nanoTime} at which draining ends; {@code MAX_VALUE} if there is no limit. */
  private long deadlineNanos = Long.MAX_VALUE;

  /** Requests that the server be closed. */
  void request() {
    requested.countDown();
  }

  void awaitRequested() {
    await(requested);
  }

  /**
   * Waits for a request to close the server, but no longer than {@link #POLL_INTERVAL}. Returns
   * whether there is one or the thread was interrupted.
   */
  boolean pollRequested() {
    try {
      return requested.await(POLL_INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /** Records that the server is closed. */
  void markClosed() {
    closed.countDown();
  }

  /** Waits until the server is closed. Returns false if interrupted. */
  boolean awaitClosed() {
    return await(closed);
  }

  /**
   * Prevents new matches, and requests that the server be closed when no match is being played or
   * the time limit has passed. If called several times, the earliest deadline applies.
   */
  synchronized void drain(AdminService admin, Optional<Duration> timeLimit) {
    long nanoTime = System.nanoTime();
    timeLimit.ifPresent(
        limit -> deadlineNanos = Math.min(deadlineNanos, nanoTime + limit.toNanos()));
    if (!draining) {
      draining = true;
      admin.drain();
      Thread.ofVirtual().name("drain").start(() -> awaitDrained(admin));
    }
  }

  /**
   * Lets new matches begin again. Returns false if the server was not draining, or has been
   * requested to close.
   */
  synchronized boolean undrain(AdminService admin) {
    boolean canStay = draining && requested.getCount() > 0;
    if (canStay) {
      draining = false;
      deadlineNanos = Long.MAX_VALUE;
      admin.undrain();
    }
    return canStay;
  }

  boolean isDraining() {
    return draining;
  }

  private void awaitDrained(AdminService admin) {
    while (draining && !isPastDeadline() && admin.runningMatchCount() > 0) {
      if (pollRequested()) {
        return;
      }
    }
    requestIfDraining();
  }

  private synchronized void requestIfDraining() {
    if (draining) {
      request();
    }
  }

  private synchronized boolean isPastDeadline() {
    return deadlineNanos != Long.MAX_VALUE && System.nanoTime() - deadlineNanos >= 0;
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
