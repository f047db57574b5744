package lethe.app.terminal;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * The state that the program's own terminal was in, byte for byte: JLine's attributes leave out its
 * speed, and who sets them sets that to none; its native code sets the line discipline to whatever
 * lay in memory.
 */
final class TerminalState {
  private static final int INPUT = 0;
  private static final int AT_ONCE = 0;

  /** More bytes than any system takes for it. */
  private static final long BYTES = 256;

  private static final MethodHandle GET =
      find(
          "tcgetattr",
          FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

  private static final MethodHandle SET =
      find(
          "tcsetattr",
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.ADDRESS));

  private final MemorySegment state = Arena.ofAuto().allocate(BYTES);
  private final boolean known;

  private TerminalState() {
    known = call(() -> (int) GET.invokeExact(INPUT, state)) == 0;
  }

  @SuppressWarnings("restricted") // the launcher allows it
  private static MethodHandle find(String name, FunctionDescriptor shape) {
    Linker linker = Linker.nativeLinker();
    return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), shape);
  }

  /** As it is now. */
  static TerminalState now() {
    return new TerminalState();
  }

  /** Has it so again. */
  void restore() {
    if (known) {
      call(() -> (int) SET.invokeExact(INPUT, AT_ONCE, state));
    }
  }

  private interface Call {
    int run() throws Throwable;
  }

  private static int call(Call call) {
    try {
      return call.run();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
