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
 * Opens the terminal in which the program was started, in the fastest available way; if none is
 * available on this system, by running stty.
 */
final class SystemTerminal {
  private SystemTerminal() {}

  /**
   * Opens a terminal for editing lines.
   *
   * @param dumb whether to accept a terminal that can only print
   * @throws IOException if there is no terminal and {@code dumb} is false
   */
  static Terminal open(boolean dumb) throws IOException {
    Optional.ofNullable(System.getenv("TERM")).ifPresent(SystemTerminal::preferBundled);
    try {
      return open("jni", false);
    } catch (IOException | IllegalStateException | LinkageError e) {
      return open("exec", dumb);
    }
  }

  /** Tries a single provider; JLine would load all of them even if the first one works. */
  private static Terminal open(String provider, boolean dumb) throws IOException {
    return TerminalBuilder.builder().system(true).provider(provider).ffm(false).dumb(dumb).build();
  }

  /** Uses the bundled terminal description; JLine would start a program to query it. */
  private static void preferBundled(String type) {
    String known = InfoCmp.getDefaultInfoCmp(type);
    if (known != null) {
      InfoCmp.setLoadedInfoCmp(type, known);
    }
  }

  /**
   * Opens the terminal with its size and modes only, because looking up its type is slow.
   *
   * @throws IOException if there is no terminal
   */
  static Pty pty() throws IOException {
    try {
      return new JniTerminalProvider().current(SystemStream.Output);
    } catch (IOException | IllegalStateException | LinkageError e) {
      return new ExecTerminalProvider().current(SystemStream.Output);
    }
  }
}
