package lethe.app.ssh;

import java.util.concurrent.TimeUnit;

/** So many a second, and as many at once as in a few seconds. Used by one thread. */
final class Bucket {
  private final long each;
  private final long most;
  private long due;

  /** So many each second for long, and so many at once after a rest. */
  Bucket(double perSecond, int atOnce) {
    this.each = (long) (TimeUnit.SECONDS.toNanos(1) / perSecond);
    this.most = each * atOnce;
    this.due = System.nanoTime() - most;
  }

  /** Takes one, if there is one. */
  boolean take() {
    long now = System.nanoTime();
    due = Math.max(due, now - most);
    if (due + each > now) {
      return false;
    }
    due += each;
    return true;
  }

  /** Takes one as soon as there is one. */
  void await() {
    try {
      while (!take()) {
        TimeUnit.NANOSECONDS.sleep(due + each - System.nanoTime());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
