package lethe.app.terminal;

/**
 * Calls a thread away from waiting for a line; whoever does not wait now is told before waiting.
 */
final class Interruption {
  private final Thread asking = Thread.currentThread();
  private boolean called;
  private boolean waiting;
  private boolean leaving;

  /** From now on the thread may be interrupted; not if it was called already. */
  synchronized boolean begin() {
    boolean free = !called;
    waiting = free;
    called = false;
    if (free && leaving) {
      asking.interrupt();
    }
    return free;
  }

  /** May come from any thread. */
  synchronized void call() {
    called = true;
    if (waiting) {
      asking.interrupt();
    }
  }

  /** Somebody wants to leave, even where the thread is called at that moment. */
  synchronized void leave() {
    leaving = true;
    call();
  }

  /**
   * Whether the thread was called while it waited, and nobody wanted to leave; it need not be told
   * again.
   */
  synchronized boolean heard() {
    boolean was = called && !leaving;
    // Called twice, the thread may be interrupted still: the next line would seem to be left.
    Thread.interrupted();
    called = false;
    leaving = false;
    return was;
  }

  /** Whether the thread is called away, and not because somebody wants to leave. */
  synchronized boolean isCalled() {
    return called && !leaving;
  }

  /** The thread is not interrupted any more. */
  synchronized void end() {
    if (waiting && called) {
      // The call may have come a moment too late to be heard; nobody else is to hear it.
      Thread.interrupted();
    }
    waiting = false;
  }
}
