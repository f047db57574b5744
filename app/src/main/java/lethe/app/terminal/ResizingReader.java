package lethe.app.terminal;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;

/**
 * A line reader that gives up its line when the window has changed, so that what stands above it
 * can be drawn anew.
 */
final class ResizingReader extends LineReaderImpl {
  private final BooleanSupplier changed;
  private final Thread asking = Thread.currentThread();

  /**
   * A reader for the thread that makes it.
   *
   * @param changed whether the window is another than the one that was drawn for
   */
  ResizingReader(Terminal terminal, BooleanSupplier changed) throws IOException {
    super(terminal, "lethe");
    this.changed = changed;
  }

  @Override
  protected synchronized void handleSignal(Terminal.Signal signal) {
    super.handleSignal(signal);
    if (signal == Terminal.Signal.WINCH && changed.getAsBoolean()) {
      asking.interrupt();
    }
  }
}
