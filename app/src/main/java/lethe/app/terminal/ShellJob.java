package lethe.app.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import org.jline.utils.Signals;

/**
 * The program as a job of the shell: handles suspension, continuation and termination, and waits
 * while the job is in the background.
 */
final class ShellJob {
  private static final String STOP = "TSTP";

  private static final int INTERRUPT_EXIT_CODE = 128 + 2;

  /** The interval at which a job in the background checks whether it has the terminal. */
  private static final Duration POLL_INTERVAL = Duration.ofMillis(100);

  private final Runnable onSuspend;

  /**
   * Starts to handle the shell's signal to suspend the program.
   *
   * @param onSuspend action that restores the screen and calls {@link #stop} soon afterwards;
   *     called from any thread
   */
  ShellJob(Runnable onSuspend) {
    this.onSuspend = onSuspend;
    Signals.register(STOP, onSuspend);
  }

  /**
   * The parent, the group and the session of a process, as Linux reports them.
   *
   * @param parent the process that started it or has adopted it
   */
  private record Relations(int parent, int group, int session) {
    /**
     * Returns the relations of a process; empty if they are unknown.
     *
     * @param process the number of the process, or {@code self}
     */
    static Optional<Relations> of(String process) {
      try {
        Path file = Path.of("/proc", process, "stat");
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        // The name of the program is in parentheses and may contain any character.
        String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ", 5);
        return Optional.of(
            new Relations(
                Integer.parseInt(fields[1]),
                Integer.parseInt(fields[2]),
                Integer.parseInt(fields[3])));
      } catch (IOException e) {
        return Optional.empty();
      }
    }
  }

  /**
   * Ends the program after an interrupt as if it had been told to terminate. JLine would leave this
   * to the system, which would end the program without any output.
   */
  static void end() {
    System.exit(INTERRUPT_EXIT_CODE);
  }

  /**
   * Keeps the system from stopping this process when it uses the terminal in the background. A
   * stopped process does not end when it is told to terminate and continued, as by {@code timeout}:
   * the system repeats the interrupted call and stops the process again. Therefore, callers must
   * wait for the foreground themselves. Does nothing if the system does not tell which job is in
   * the foreground.
   */
  static void ignoreBackgroundStops() {
    if (Relations.of("self").isPresent()) {
      ignore("TTIN");
      ignore("TTOU");
    }
  }

  private static void ignore(String signal) {
    try {
      Object ignoring = Class.forName("sun.misc.SignalHandler").getField("SIG_IGN").get(null);
      Signals.unregister(signal, ignoring);
    } catch (ReflectiveOperationException e) {
      // Without signals in this JVM, the system stops the process.
    }
  }

  /** Returns whether another job of the shell has the terminal. */
  static boolean isInBackground() {
    OptionalInt foreground = TerminalState.foregroundGroup();
    return foreground.isPresent()
        && Relations.of("self").filter(own -> own.group() != foreground.getAsInt()).isPresent();
  }

  /**
   * Waits while this job is in the background.
   *
   * @return whether it has the terminal; false if it never will, because its shell has ended
   */
  static boolean awaitForeground() {
    while (isInBackground()) {
      if (isOrphaned()) {
        return false;
      }
      LockSupport.parkNanos(POLL_INTERVAL.toNanos());
    }
    return true;
  }

  /** Returns whether the job has no parent in its session, as after the end of its shell. */
  private static boolean isOrphaned() {
    Optional<Relations> ownRelations = Relations.of("self");
    Optional<Relations> parent = ownRelations;
    while (parent.isPresent() && parent.get().group() == ownRelations.get().group()) {
      parent = Relations.of(Integer.toString(parent.get().parent()));
    }
    return parent.filter(shell -> shell.session() == ownRelations.get().session()).isEmpty();
  }

  /**
   * Stops this process and its group, as the shell's suspend key does, until it is continued.
   * Returns immediately if there is no shell to continue it.
   */
  void stop() {
    PosixSignals.stop();
    Signals.register(STOP, onSuspend);
  }
}
