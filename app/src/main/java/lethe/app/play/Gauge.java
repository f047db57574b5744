package lethe.app.play;

import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import lethe.engine.core.Progress;

/** Shows one thread how far another has come with thinking, and lets it be left off. */
final class Gauge implements Progress {
  /** Less than so many percent more is nothing new. */
  private static final int STEP = 5;

  private final Runnable moved;
  private final Runnable wake;
  private volatile int percent = -1;
  private int told = -1;
  private volatile boolean awaited;
  private volatile boolean stopped;

  /**
   * Nothing has been thought yet, and nobody waits.
   *
   * @param moved called by the thread that thinks when it has come further, if somebody waits
   * @param wake called by the thread that thinks when it is over, if somebody waits
   */
  Gauge(Runnable moved, Runnable wake) {
    this.moved = moved;
    this.wake = wake;
  }

  @Override
  public void at(int done, int of) {
    if (stopped) {
      throw new CancellationException();
    }
    int now = STEP * (int) (100L / STEP * done / Math.max(1, of));
    if (now > percent) {
      percent = now;
      if (awaited) {
        moved.run();
      }
    }
  }

  /** It is over. */
  void done() {
    if (awaited) {
      wake.run();
    }
  }

  /** From now on somebody waits. */
  void await() {
    awaited = true;
  }

  /** How far it has come, in percent; nothing as long as that is not known. */
  OptionalInt percent() {
    return percent < 0 ? OptionalInt.empty() : OptionalInt.of(percent);
  }

  /** The same, where it has come further since this was asked last. */
  OptionalInt news() {
    int now = percent;
    boolean further = now > told;
    told = Math.max(told, now);
    return further ? OptionalInt.of(now) : OptionalInt.empty();
  }

  /** Whoever thinks leaves off as soon as they say how far they have come. */
  void stop() {
    stopped = true;
  }
}
