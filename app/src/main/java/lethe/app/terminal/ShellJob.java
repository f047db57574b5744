package lethe.app.terminal;

import org.jline.utils.Signals;

/** The program as a job of the shell: handles suspension, continuation and termination. */
final class ShellJob {
  private static final String STOP = "TSTP";

  private static final int INTERRUPTED = 128 + 2;

  private final Runnable onSuspend;

  /**
   * Starts to handle job-control signals.
   *
   * @param onSuspend action that restores the screen and calls {@link #stop} soon afterwards;
   *     called from any thread
   */
  ShellJob(Runnable onSuspend) {
    this.onSuspend = onSuspend;
    Signals.register(STOP, onSuspend);
  }

  /**
   * Ends the program after an interrupt as if it had been told to terminate. JLine would leave this
   * to the system, which would end the program without any output.
   */
  static void end() {
    System.exit(INTERRUPTED);
  }

  /**
   * Stops this process and its group, as the shell's suspend key does, until it is continued in the
   * foreground. Returns immediately if there is no shell to continue it.
   */
  void stop() {
    PosixSignals.stop();
    Signals.register(STOP, onSuspend);
    // A process that is continued in the background stops here, before anything is drawn.
    TerminalState.current().restore();
  }
}
