package lethe.app.terminal;

import java.io.IOException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;

/**
 * A line reader that tells when the window has changed or the program was called back, so that what
 * stands above the line can be drawn anew.
 */
final class InterruptibleReader extends LineReaderImpl {
  private final Runnable resized;
  private final Runnable returned;

  /**
   * A line reader.
   *
   * @param resized is told while a line is read; so is {@code returned}
   */
  InterruptibleReader(Terminal terminal, Runnable resized, Runnable returned) throws IOException {
    super(terminal, "lethe");
    this.resized = resized;
    this.returned = returned;
  }

  @Override
  protected synchronized void handleSignal(Terminal.Signal signal) {
    super.handleSignal(signal);
    switch (signal) {
      case WINCH -> resized.run();
      case CONT -> returned.run();
      default -> {}
    }
  }
}
