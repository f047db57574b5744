package lethe.app.terminal;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.nativ.CLibrary;

/**
 * The complete state of the program's own terminal. JLine's attributes do not include the speed and
 * reset it, and its native code sets the line discipline to uninitialized memory; so the state is
 * read and restored with ioctl.
 */
final class TerminalState {
  /**
   * The ioctl requests of a system.
   *
   * @param get the request that reads the state
   * @param set the request that sets the state immediately
   * @param group the request that reads the process group in the foreground
   */
  private record IoctlRequests(long get, long set, long group) {
    static Optional<IoctlRequests> of(String system) {
      return switch (system) {
        // TCGETS, TCSETS, TIOCGPGRP
        case "Linux" -> Optional.of(new IoctlRequests(0x5401, 0x5402, 0x540f));
        // TIOCGETA, TIOCSETA, TIOCGPGRP
        case "Mac OS X" -> Optional.of(new IoctlRequests(0x40487413L, 0x80487414L, 0x40047477L));
        default -> Optional.empty();
      };
    }
  }

  private static final Optional<IoctlRequests> REQUESTS =
      IoctlRequests.of(System.getProperty("os.name", ""));

  private static final int STANDARD_INPUT = 0;

  /** The size of the buffer for the state, in four-byte units; larger than any system needs. */
  private static final int LENGTH = 64;

  private final int[] state = new int[LENGTH];
  private final boolean available;

  private TerminalState() {
    available = REQUESTS.filter(requests -> ioctl(requests.get(), state)).isPresent();
  }

  /** Reads the current state, if the system supports it. */
  static TerminalState current() {
    return new TerminalState();
  }

  /** Restores this state. Does nothing if it could not be read. */
  void restore() {
    if (available) {
      REQUESTS.ifPresent(requests -> ioctl(requests.set(), Arrays.copyOf(state, LENGTH)));
    }
  }

  /**
   * Returns the process group that has the terminal; empty if standard input is not the terminal
   * that controls this process.
   */
  static OptionalInt foregroundGroup() {
    int[] group = new int[1];
    return REQUESTS.filter(requests -> ioctl(requests.group(), group)).isPresent()
        ? OptionalInt.of(group[0])
        : OptionalInt.empty();
  }

  private static boolean ioctl(long request, int[] state) {
    try {
      return CLibrary.ioctl(STANDARD_INPUT, request, state) == 0;
    } catch (LinkageError e) {
      return false; // JLine's native code is not available on this system.
    }
  }
}
