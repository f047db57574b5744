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
   * @param resized is told while a line is read; so are the others
   * @param interrupted is to interrupt the thread that reads, as JLine would
   */
  InterruptibleReader(Terminal terminal, Runnable resized, Runnable returned, Runnable interrupted)
      throws IOException {
    super(terminal, "lethe");
    this.resized = resized;
    this.returned = returned;
    getWidgets()
        .put(
            CALLBACK_INIT,
            () -> {
              terminal.handle(Terminal.Signal.INT, _ -> interrupted.run());
              return true;
            });
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
