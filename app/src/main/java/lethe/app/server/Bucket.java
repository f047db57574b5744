package lethe.app.server;

import java.util.concurrent.TimeUnit;

/** A token bucket: limits the rate of something and permits short bursts. Thread-safe. */
public final class Bucket {
  private final long each;
  private final long most;
  private long due;

  /**
   * Creates a full bucket.
   *
   * @param perSecond the sustained rate
   * @param atOnce the number of tokens in a full bucket
   */
  public Bucket(double perSecond, int atOnce) {
    this.each = (long) (TimeUnit.SECONDS.toNanos(1) / perSecond);
    this.most = each * atOnce;
    this.due = System.nanoTime() - most;
  }

  /** Takes a token if there is one. Returns whether there was. */
  public synchronized boolean take() {
    long now = System.nanoTime();
    if (due(now) + each > now) {
      return false;
    }
    due += each;
    return true;
  }

  /** Returns whether there is a token. */
  public synchronized boolean has() {
    long now = System.nanoTime();
    return due(now) + each <= now;
  }

  /**
   * Takes a token even if there is none yet. Returns the nanoseconds until that token would have
   * been available.
   */
  public synchronized long owe() {
    long now = System.nanoTime();
    due = due(now) + each;
    return Math.max(0, due - now);
  }

  /** Takes a token, waiting until there is one. */
  public void await() {
    try {
      TimeUnit.NANOSECONDS.sleep(owe());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private long due(long now) {
    due = Math.max(due, now - most);
    return due;
  }
}
