package lethe.app.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * The program's standard input. It is read by a single thread, which cannot be interrupted;
 * therefore all consoles share one queue. Reads only while a console waits for input, so that input
 * typed while the program ends is left to the shell.
 */
public final class StandardInput {
  private static final InputQueue QUEUE = new InputQueue();

  static {
    Thread.ofPlatform().daemon().name("keyboard").start(StandardInput::fill);
  }

  private StandardInput() {}

  /** Returns the queue that all consoles share. */
  public static InputQueue queue() {
    return QUEUE;
  }

  /**
   * Returns standard input as a stream. While another job of the shell has the terminal, reading
   * waits.
   */
  public static InputStream stream() {
    ShellJob.ignoreBackgroundStops();
    return new ForegroundInput(new FileInputStream(FileDescriptor.in));
  }

  private static final class ForegroundInput extends FilterInputStream {
    ForegroundInput(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      byte[] buffer = new byte[1];
      return read(buffer, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(buffer[0]);
    }

    /** Reads again if reading may have failed only because this job was in the background. */
    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      boolean retried = false;
      while (true) {
        try {
          return super.read(bytes, from, length);
        } catch (IOException e) {
          boolean background = ShellJob.isInBackground();
          if ((retried && !background) || !ShellJob.awaitForeground()) {
            throw e;
          }
          retried = true;
        }
      }
    }
  }

  private static void fill() {
    try {
      QUEUE.fillOnDemand(stream());
    } catch (IOException e) {
      // Whatever the reason, no more input is possible.
    }
  }
}
