package lethe.app.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;

/**
 * The program's standard input. It is read by a single thread, which cannot be interrupted;
 * therefore all consoles share one queue.
 */
public final class StandardInput {
  private static final InputQueue QUEUE = new InputQueue();

  static {
    Thread.ofPlatform().daemon().name("keyboard").start(StandardInput::fill);
  }

  private StandardInput() {}

  /** Returns the queue. Reading begins with the first call. */
  public static InputQueue queue() {
    return QUEUE;
  }

  private static void fill() {
    try {
      QUEUE.fill(new FileInputStream(FileDescriptor.in), InputQueue.UNLIMITED);
    } catch (IOException e) {
      // Whatever the reason, no more input is possible.
    }
  }
}
