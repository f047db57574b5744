package lethe.app.terminal;

import org.jline.utils.Signals;

/**
 * The program as a job of the shell that started it: what it does when it is told to stand aside,
 * called back, and told to end.
 */
final class Job {
  private static final String STOP = "TSTP";

  private static final int INTERRUPTED = 128 + 2;

  private final Runnable aside;

  /**
   * From now on, the program is a job.
   *
   * @param aside has somebody put the screen away and call {@link #stop} soon; from any thread
   */
  Job(Runnable aside) {
    this.aside = aside;
    Signals.register(STOP, aside);
  }

  /**
   * Ends the program in order, as when it is told to terminate; for whoever is interrupted. JLine
   * leaves that to the system, which ends it without a word.
   */
  static void end() {
    System.exit(INTERRUPTED);
  }

  /**
   * Stops this process and those it runs with, as the key does that shells know, until it is called
   * back to the foreground. Goes on at once where there is no shell that could do so.
   */
  void stop() {
    Posix.stop();
    Signals.register(STOP, aside);
    // Who is called back to the background is stopped here, before anything is drawn.
    TerminalState.now().restore();
  }
}
