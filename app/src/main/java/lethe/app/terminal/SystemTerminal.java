package lethe.app.terminal;

import java.io.IOException;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import org.jline.utils.InfoCmp;

/**
 * The terminal that the program was started in. It is opened in the way that starts soonest; where
 * that is not built for this system, by asking stty.
 */
final class SystemTerminal {
  private SystemTerminal() {}

  /**
   * A terminal to edit lines at.
   *
   * @param dumb whether something that is no terminal is taken for one that can only print
   * @throws IOException if it is no terminal, and is not taken for one
   */
  static Terminal open(boolean dumb) throws IOException {
    Optional.ofNullable(System.getenv("TERM")).ifPresent(SystemTerminal::preferBundled);
    try {
      return open("jni", false);
    } catch (IOException | IllegalStateException | LinkageError e) {
      return open("exec", dumb);
    }
  }

  /** One way at a time: JLine tries all that it is told of, also where the first one does. */
  private static Terminal open(String provider, boolean dumb) throws IOException {
    return TerminalBuilder.builder().system(true).provider(provider).ffm(false).dumb(dumb).build();
  }

  /** JLine starts a program to ask what a terminal can do, also where it knows. */
  private static void preferBundled(String type) {
    String known = InfoCmp.getDefaultInfoCmp(type);
    if (known != null) {
      InfoCmp.setLoadedInfoCmp(type, known);
    }
  }

  /**
   * What the system itself knows of it: its size, and what becomes of keys. Nothing is looked up
   * that only its type tells, which takes longest.
   *
   * @throws IOException if it is no terminal
   */
  static Pty pty() throws IOException {
    try {
      return new JniTerminalProvider().current(SystemStream.Output);
    } catch (IOException | IllegalStateException | LinkageError e) {
      return new ExecTerminalProvider().current(SystemStream.Output);
    }
  }
}
