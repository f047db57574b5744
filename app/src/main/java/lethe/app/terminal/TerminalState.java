package lethe.app.terminal;

import java.util.Optional;
import org.jline.nativ.CLibrary;
import org.jline.nativ.CLibrary.Termios;
import org.jline.nativ.JLineNativeLoader;

/**
 * The state that the program's own terminal was in, with its speed: JLine's attributes leave that
 * out, and who sets them sets it to none.
 *
 * @param known empty where this is no terminal, or JLine brings no code for the system
 */
record TerminalState(Optional<Termios> known) {
  private static final int INPUT = 0;

  /** As it is now. */
  static TerminalState now() {
    if (!isAsked()) {
      return new TerminalState(Optional.empty());
    }
    Termios state = new Termios();
    boolean told = CLibrary.tcgetattr(INPUT, state) == 0;
    return new TerminalState(Optional.of(state).filter(_ -> told));
  }

  private static boolean isAsked() {
    try {
      return JLineNativeLoader.initialize();
    } catch (Exception | LinkageError e) {
      return false;
    }
  }

  /** Has it so again. */
  void restore() {
    known.ifPresent(state -> CLibrary.tcsetattr(INPUT, CLibrary.TCSANOW, state));
  }
}
