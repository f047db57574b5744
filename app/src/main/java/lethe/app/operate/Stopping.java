package lethe.app.operate;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** How a house comes to its end. */
final class Stopping {
  /** How often a house that drains is looked at. */
  private static final Duration PACE = Duration.ofMillis(250);

  private final CountDownLatch stopped = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);
  private boolean draining;
  private long deadline = Long.MAX_VALUE;

  /** Has the house closed, by whoever waits for that. */
  void stop() {
    stopped.countDown();
  }

  void awaitStopped() {
    await(stopped);
  }

  /** Waits a moment for it; whether the house is to be closed. */
  boolean isStopped() {
    try {
      return stopped.await(PACE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /** The house is closed. */
  void closed() {
    closed.countDown();
  }

  /** Waits until the house is closed. */
  boolean awaitClosed() {
    return await(closed);
  }

  /** Stops as soon as nobody plays any more, or so long from now; the earliest of several holds. */
  synchronized void drain(HouseControl steering, Optional<Duration> within) {
    long now = System.nanoTime();
    within.ifPresent(time -> deadline = Math.min(deadline, now + time.toNanos()));
    if (!draining) {
      draining = true;
      steering.drain();
      Thread.ofVirtual().name("drain").start(() -> drained(steering));
    }
  }

  private void drained(HouseControl steering) {
    while (!isLate() && steering.playing() > 0) {
      if (isStopped()) {
        return;
      }
    }
    stop();
  }

  private synchronized boolean isLate() {
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
