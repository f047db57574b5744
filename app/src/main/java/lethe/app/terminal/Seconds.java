package lethe.app.terminal;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;

/**
 * Calls a thread away from waiting for a line when a second is over. What is typed or resized in
 * between does not stretch the second.
 */
final class Seconds {
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final Thread asking = Thread.currentThread();
  private final Timer timer = new Timer("seconds", true);
  private boolean counting;
  private boolean waiting;
  private boolean over;
  private long due;

  /** From now on the thread waits, and is to be called when its second is over. */
  synchronized void begin() {
    long now = System.nanoTime();
    due = counting ? due : now + SECOND;
    counting = true;
    waiting = true;
    over = false;
    long mine = due;
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            call(mine);
          }
        },
        Math.max(0, TimeUnit.NANOSECONDS.toMillis(due - now)));
  }

  /** Whether the thread was called. */
  synchronized boolean isOver() {
    return over;
  }

  /** The thread waits no longer. */
  synchronized void end() {
    if (waiting && over) {
      // The call may have come a moment too late to be heard; nobody else is to hear it.
      Thread.interrupted();
      due += SECOND;
    }
    waiting = false;
  }

  /** Nothing is counted until the next beginning. */
  synchronized void rest() {
    counting = false;
  }

  private synchronized void call(long called) {
    if (waiting && !over && called == due) {
      over = true;
      asking.interrupt();
    }
  }
}
