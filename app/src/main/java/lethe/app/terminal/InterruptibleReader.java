package lethe.app.terminal;

import java.io.IOException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;

/**
 * A line reader that reports when the window has been resized or the program continued, so that the
 * screen above the line can be redrawn.
 */
final class InterruptibleReader extends LineReaderImpl {
  private final Runnable resized;
  private final Runnable returned;
  private final BooleanSupplier erased;
  private final ReentrantLock lineStartLock;

  /**
   * Creates a line reader.
   *
   * @param beginning the lock held while the terminal is prepared for a line; a thread that ends
   *     the program acquires and keeps it, so that the terminal stays restored
   * @param resized called after a resize while a line is read
   * @param interrupted interrupts the reading thread, as JLine would
   * @param erased whether an abandoned line is erased because the prompt will be shown again
   */
  InterruptibleReader(
      Terminal terminal,
      ReentrantLock beginning,
      Runnable resized,
      Runnable returned,
      Runnable interrupted,
      BooleanSupplier erased)
      throws IOException {
    super(terminal, "lethe");
    this.lineStartLock = beginning;
    this.resized = resized;
    this.returned = returned;
    this.erased = erased;
    getWidgets()
        .put(
            CALLBACK_INIT,
            () -> {
              beginning.unlock();
              terminal.handle(Terminal.Signal.INT, _ -> interrupted.run());
              return true;
            });
  }

  @Override
  public String readLine(String prompt, String right, Character mask, String buffer) {
    lineStartLock.lock();
    try {
      return super.readLine(prompt, right, mask, buffer);
    } finally {
      if (lineStartLock.isHeldByCurrentThread()) {
        lineStartLock.unlock();
      }
    }
  }

  @Override
  public boolean isSet(Option option) {
    return option == Option.ERASE_LINE_ON_FINISH ? erased.getAsBoolean() : super.isSet(option);
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
