package lethe.app.terminal;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.jline.terminal.Terminal;
import org.jline.utils.Signals;

/**
 * The program as a job of the shell that started it: what it does when it is told to stand aside,
 * called back, and told to end.
 */
final class Job {
  private static final String STOP = "TSTP";

  /** What the system calls it. */
  private static final int STOP_NUMBER =
      System.getProperty("os.name", "").startsWith("Linux") ? 20 : 18;

  private static final int INTERRUPTED = 128 + 2;

  /** What the system does by itself, and nothing at all; as {@code signal} is told. */
  private static final MemorySegment DEFAULT = MemorySegment.NULL;

  private static final MemorySegment IGNORE = MemorySegment.ofAddress(1);

  private final Terminal terminal;
  private final Runnable aside;

  /**
   * From now on, who interrupts the program ends it in order, as when it is told to terminate.
   * JLine leaves that to the system, which ends it without a word.
   *
   * @param aside has somebody put the screen away and call {@link #stop} soon; from any thread
   */
  Job(Terminal terminal, Runnable aside) {
    this.terminal = terminal;
    this.aside = aside;
    terminal.handle(Terminal.Signal.INT, _ -> System.exit(INTERRUPTED));
    Signals.register(STOP, aside);
  }

  /**
   * Stops this process and those it runs with, as the key does that shells know, until it is called
   * back to the foreground. Goes on at once where there is no shell that could do so.
   */
  void stop() {
    Posix.signal(STOP_NUMBER, IGNORE);
    Posix.stopOthers();
    Posix.signal(STOP_NUMBER, DEFAULT);
    Posix.stopSelf();
    Signals.register(STOP, aside);
    // Who is called back to the background is stopped here, before anything is drawn.
    terminal.setAttributes(terminal.getAttributes());
  }

  /** What Java has no words for; a signal to one's own thread has arrived when the call is back. */
  private static final class Posix {
    private static final MethodHandle SIGNAL =
        find(
            "signal",
            FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

    private static final MethodHandle KILL =
        find(
            "kill",
            FunctionDescriptor.of(
                ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

    private static final MethodHandle RAISE =
        find("raise", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

    @SuppressWarnings("restricted") // the launcher allows it
    private static MethodHandle find(String name, FunctionDescriptor shape) {
      Linker linker = Linker.nativeLinker();
      return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), shape);
    }

    static void signal(int number, MemorySegment what) {
      call(() -> (MemorySegment) SIGNAL.invokeExact(number, what));
    }

    static void stopOthers() {
      call(() -> (int) KILL.invokeExact(0, STOP_NUMBER));
    }

    static void stopSelf() {
      call(() -> (int) RAISE.invokeExact(STOP_NUMBER));
    }

    private interface Call {
      Object run() throws Throwable;
    }

    private static void call(Call call) {
      try {
        Object _ = call.run();
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
