package lethe.app.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;

/**
 * The program's standard input. It is read by a single thread, which cannot be interrupted;
 * therefore all consoles share one queue. Reads only while a console waits for input, so that what
 * is typed at the end of the program is left to the shell.
 */
public final class StandardInput {
  private static final InputQueue QUEUE = new InputQueue();

  static {
    Thread.ofPlatform().daemon().name("keyboard").start(StandardInput::fill);
  }

  private StandardInput() {}

  /** Returns the queue of all consoles. */
  public static InputQueue queue() {
    return QUEUE;
  }

  private static void fill() {
    try {
      QUEUE.fillOnDemand(new FileInputStream(FileDescriptor.in));
    } catch (IOException e) {
      // Whatever the reason, no more input is possible.
    }
  }
}
