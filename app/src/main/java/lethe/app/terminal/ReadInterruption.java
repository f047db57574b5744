package lethe.app.terminal;

/**
 * Interrupts a thread that waits for a line. If the thread is not waiting, it is notified before it
 * waits again. Thread-safe.
 */
final class ReadInterruption {
  private final Thread reader = Thread.currentThread();
  private boolean interrupted;
  private boolean waiting;
  private boolean leaving;

  /** Allows the thread to be interrupted; returns false if it was already called. */
  synchronized boolean startReading() {
    boolean free = !interrupted;
    waiting = free;
    interrupted = false;
    if (free && leaving) {
      reader.interrupt();
    }
    return free;
  }

  /** Calls the thread. */
  synchronized void interrupt() {
    interrupted = true;
    if (waiting) {
      reader.interrupt();
    }
  }

  /** Records that the person wants to leave, even if the thread has just been called. */
  synchronized void leave() {
    leaving = true;
    interrupt();
  }

  /**
   * Returns whether the thread was called while it waited and the person does not want to leave;
   * resets the call.
   */
  synchronized boolean wasInterrupted() {
    boolean was = interrupted && !leaving;
    // The thread may still be interrupted if it was called twice; without this, the next line would
    // seem to be abandoned.
    Thread.interrupted();
    interrupted = false;
    leaving = false;
    return was;
  }

  /** Returns whether the thread is being called for a reason other than leaving. */
  synchronized boolean isInterrupted() {
    return interrupted && !leaving;
  }

  /** Disallows interruptions. */
  synchronized void endReading() {
    if (waiting && interrupted) {
      // A call may have come too late to be noticed; its interrupt must not reach anything else.
      Thread.interrupted();
    }
    waiting = false;
  }
}
