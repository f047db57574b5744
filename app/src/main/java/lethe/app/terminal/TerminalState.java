package lethe.app.terminal;

import java.util.Arrays;
import java.util.Optional;
import org.jline.nativ.CLibrary;

/**
 * The state that the program's own terminal was in, byte for byte: JLine's attributes leave out its
 * speed, and who sets them sets that to none; its native code sets the line discipline to whatever
 * lay in memory. So the system is asked for all of it at once, by the request of its own.
 */
final class TerminalState {
  /**
   * How a system is asked.
   *
   * @param get the request that tells the state
   * @param set the request that has it so at once
   */
  private record Requests(long get, long set) {
    static Optional<Requests> of(String system) {
      return switch (system) {
        case "Linux" -> Optional.of(new Requests(0x5401, 0x5402)); // TCGETS, TCSETS
        case "Mac OS X" -> Optional.of(new Requests(0x40487413L, 0x80487414L)); // TIOC[GS]ETA
        default -> Optional.empty();
      };
    }
  }

  private static final Optional<Requests> REQUESTS = Requests.of(System.getProperty("os.name", ""));

  private static final int INPUT = 0;

  /** More than any system takes for it, four bytes each. */
  private static final int LENGTH = 64;

  private final int[] state = new int[LENGTH];
  private final boolean known;

  private TerminalState() {
    known = REQUESTS.filter(requests -> done(requests.get(), state)).isPresent();
  }

  /** As it is now. */
  static TerminalState now() {
    return new TerminalState();
  }

  /** Has it so again. */
  void restore() {
    if (known) {
      REQUESTS.ifPresent(requests -> done(requests.set(), Arrays.copyOf(state, LENGTH)));
    }
  }

  private static boolean done(long request, int[] state) {
    try {
      return CLibrary.ioctl(INPUT, request, state) == 0;
    } catch (LinkageError e) {
      return false; // JLine's native code is not built for this system
    }
  }
}
