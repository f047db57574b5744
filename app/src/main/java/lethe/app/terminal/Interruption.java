package lethe.app.terminal;

/**
 * Interrupts a thread that waits for a line. If the thread is not waiting, it is notified before it
 * waits again. Thread-safe.
 */
final class Interruption {
  private final Thread asking = Thread.currentThread();
  private boolean called;
  private boolean waiting;
  private boolean leaving;

  /** Allows the thread to be interrupted; returns false if it was already called. */
  synchronized boolean begin() {
    boolean free = !called;
    waiting = free;
    called = false;
    if (free && leaving) {
      asking.interrupt();
    }
    return free;
  }

  /** Calls the thread. */
  synchronized void call() {
    called = true;
    if (waiting) {
      asking.interrupt();
    }
  }

  /** Records that the person wants to leave, even if the thread has just been called. */
  synchronized void leave() {
    leaving = true;
    call();
  }

  /**
   * Returns whether the thread was called while it waited and the person does not want to leave;
   * resets the call.
   */
  synchronized boolean heard() {
    boolean was = called && !leaving;
    // The thread may still be interrupted if it was called twice; without this, the next line would
    // seem to be abandoned.
    Thread.interrupted();
    called = false;
    leaving = false;
    return was;
  }

  /** Returns whether the thread is being called for a reason other than leaving. */
  synchronized boolean isCalled() {
    return called && !leaving;
  }

  /** Disallows interruptions. */
  synchronized void end() {
    if (waiting && called) {
      // A call may have come too late to be noticed; its interrupt must not reach anything else.
      Thread.interrupted();
    }
    waiting = false;
  }
}
