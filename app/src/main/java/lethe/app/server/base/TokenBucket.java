package lethe.app.server.base;

import java.util.concurrent.TimeUnit;

/** A token bucket: limits a rate and permits short bursts. Thread-safe. */
public final class TokenBucket {
  private final long nanosPerToken;
  private final long burstNanos;
  private long nextFree;

  /**
   * Creates a full bucket.
   *
   * @param perSecond the sustained rate
   * @param burst the number of tokens in a full bucket
   */
  public TokenBucket(double perSecond, int burst) {
    this.nanosPerToken = (long) (TimeUnit.SECONDS.toNanos(1) / perSecond);
    this.burstNanos = nanosPerToken * burst;
    this.nextFree = System.nanoTime() - burstNanos;
  }

  /** Takes a token if one is available. Returns whether one was taken. */
  public synchronized boolean tryAcquire() {
    long now = System.nanoTime();
    if (nextTokenTime(now) + nanosPerToken > now) {
      return false;
    }
    nextFree += nanosPerToken;
    return true;
  }

  /** Returns whether there is a token. */
  public synchronized boolean isAvailable() {
    long now = System.nanoTime();
    return nextTokenTime(now) + nanosPerToken <= now;
  }

  /**
   * Takes a token even if none is available yet. Returns the time until it becomes available, in
   * nanoseconds.
   */
  public synchronized long reserve() {
    long now = System.nanoTime();
    nextFree = nextTokenTime(now) + nanosPerToken;
    return Math.max(0, nextFree - now);
  }

  /** Takes a token, waiting until there is one. */
  public void acquire() {
    try {
      TimeUnit.NANOSECONDS.sleep(reserve());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private long nextTokenTime(long now) {
    nextFree = Math.max(nextFree, now - burstNanos);
    return nextFree;
  }
}
