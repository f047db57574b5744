package lethe.app.house;

import java.util.concurrent.TimeUnit;

/** So many a second, and as many at once as in a few seconds. Any number of threads may use it. */
public final class Bucket {
  private final long each;
  private final long most;
  private long due;

  /** So many each second for long, and so many at once after a rest. */
  public Bucket(double perSecond, int atOnce) {
    this.each = (long) (TimeUnit.SECONDS.toNanos(1) / perSecond);
    this.most = each * atOnce;
    this.due = System.nanoTime() - most;
  }

  /** Takes one, if there is one. */
  public synchronized boolean take() {
    long now = System.nanoTime();
    if (due(now) + each > now) {
      return false;
    }
    due += each;
    return true;
  }

  /** Whether there is one. */
  public synchronized boolean has() {
    long now = System.nanoTime();
    return due(now) + each <= now;
  }

  /** Takes one, also one that is not there yet; for how many nanoseconds there will be no other. */
  public synchronized long owe() {
    long now = System.nanoTime();
    due = due(now) + each;
    return Math.max(0, due - now);
  }

  /** Takes one as soon as there is one. */
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
