package lethe.app.terminal;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** Calls C functions to stop the program as a job of a shell, which Java alone cannot do. */
final class PosixSignals {
  /** The number of SIGTSTP. */
  private static final int STOP = System.getProperty("os.name", "").startsWith("Linux") ? 20 : 18;

  /** The argument of {@code signal} for the default action. */
  private static final MemorySegment DEFAULT = MemorySegment.NULL;

  /** The argument of {@code signal} for ignoring a signal. */
  private static final MemorySegment IGNORE = MemorySegment.ofAddress(1);

  private static final MethodHandle SIGNAL =
      find(
          "signal",
          FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

  private static final MethodHandle KILL =
      find(
          "kill",
          FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

  /** Sends a signal to the current thread, which receives it before the call returns. */
  private static final MethodHandle RAISE =
      find("raise", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

  @SuppressWarnings("restricted") // The launcher grants native access.
  private static MethodHandle find(String name, FunctionDescriptor descriptor) {
    Linker linker = Linker.nativeLinker();
    return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), descriptor);
  }

  /**
   * Stops the processes of this group, this one last, until they are continued. Replaces the
   * handler of SIGTSTP with the default action.
   */
  static void stop() {
    signal(STOP, IGNORE);
    call(() -> (int) KILL.invokeExact(0, STOP));
    signal(STOP, DEFAULT);
    call(() -> (int) RAISE.invokeExact(STOP));
  }

  private static void signal(int signal, MemorySegment handler) {
    call(() -> (MemorySegment) SIGNAL.invokeExact(signal, handler));
  }

  private PosixSignals() {}

  private interface NativeCall {
    Object run() throws Throwable;
  }

  private static void call(NativeCall call) {
    try {
      Object _ = call.run();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
