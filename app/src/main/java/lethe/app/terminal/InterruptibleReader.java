package lethe.app.terminal;

import java.io.IOException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;

/**
 * A line reader that tells when the window has changed or the program was called back, so that what
 * stands above the line can be drawn anew.
 */
final class InterruptibleReader extends LineReaderImpl {
  private final Runnable resized;
  private final Runnable returned;
  private final BooleanSupplier erased;
  private final ReentrantLock beginning;

  /**
   * A line reader.
   *
   * @param beginning is held while the terminal is made ready for a line: who ends the program
   *     takes it and keeps it, and then the terminal stays as it was given back
   * @param resized is told while a line is read; so are the others
   * @param interrupted is to interrupt the thread that reads, as JLine would
   * @param erased whether the line that is left now goes away, because it will be asked for again
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
    this.beginning = beginning;
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
    beginning.lock();
    try {
      return super.readLine(prompt, right, mask, buffer);
    } finally {
      if (beginning.isHeldByCurrentThread()) {
        beginning.unlock();
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
