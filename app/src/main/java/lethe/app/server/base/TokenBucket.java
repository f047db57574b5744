package lethe.app.server.base;

import java.util.concurrent.TimeUnit;

/** A token bucket: limits a rate and permits short bursts. Thread-safe. */
public final class TokenBucket {
  private final long nanosPerToken;
  private final long burstNanos;

  /**
   * The time at which the token taken last became available, according to {@link System#nanoTime}.
   */
  private long lastTokenTime;

  /**
   * Creates a full bucket.
   *
   * @param burst the number of tokens in a full bucket
   */
  public TokenBucket(double perSecond, int burst) {
    this.nanosPerToken = (long) (TimeUnit.SECONDS.toNanos(1) / perSecond);
    this.burstNanos = nanosPerToken * burst;
    this.lastTokenTime = System.nanoTime() - burstNanos;
  }

  /** Takes a token if one is available. Returns whether one was taken. */
  public synchronized boolean tryAcquire() {
    long now = System.nanoTime();
    if (limitLastTokenTime(now) + nanosPerToken > now) {
      return false;
    }
    lastTokenTime += nanosPerToken;
    return true;
  }

  /** Returns whether there is a token. */
  public synchronized boolean isAvailable() {
    long now = System.nanoTime();
    return limitLastTokenTime(now) + nanosPerToken <= now;
  }

  /**
   * Takes a token even if none is available yet. Returns the time until it becomes available, in
   * nanoseconds.
   */
  public synchronized long reserve() {
    long now = System.nanoTime();
    lastTokenTime = limitLastTokenTime(now) + nanosPerToken;
    return Math.max(0, lastTokenTime - now);
  }

  /**
   * Takes a token and waits until it is available. Returns early, with the interrupt status set, if
   * the thread is interrupted.
   */
  public void acquire() {
    try {
      TimeUnit.NANOSECONDS.sleep(reserve());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Moves the time of the last token forward to discard tokens that exceed the burst. Returns that
   * time.
   */
  private long limitLastTokenTime(long now) {
    lastTokenTime = Math.max(lastTokenTime, now - burstNanos);
    return lastTokenTime;
  }
}
