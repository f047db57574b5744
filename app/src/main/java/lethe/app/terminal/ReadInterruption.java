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

  /** Interrupts the thread if it is waiting; otherwise, notifies it before it waits again. */
  synchronized void interrupt() {
    interrupted = true;
    if (waiting) {
      reader.interrupt();
    }
  }

  /** Records that the user wants to leave, even if the thread has just been interrupted. */
  synchronized void leave() {
    leaving = true;
    interrupt();
  }

  /**
   * Returns whether the thread was interrupted while it waited and the user does not want to leave;
   * resets the interruption.
   */
  synchronized boolean wasInterrupted() {
    boolean was = interrupted && !leaving;
    // The interrupt status may still be set after two interruptions; without this, the next line
    // would seem to be abandoned.
    Thread.interrupted();
    interrupted = false;
    leaving = false;
    return was;
  }

  /** Returns whether the thread is being interrupted for a reason other than leaving. */
  synchronized boolean isInterrupted() {
    return interrupted && !leaving;
  }

  /** Disallows interruptions. */
  synchronized void endReading() {
    if (waiting && interrupted) {
      // An interruption may have come too late to be noticed; it must not affect other operations.
      Thread.interrupted();
    }
    waiting = false;
  }
}
