package lethe.app.local;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.util.Optional;
import lethe.app.savedgame.ErrorMessages;
import org.jspecify.annotations.Nullable;

/**
 * Standard output or standard error. Records the first failure and writes nothing after it. A
 * {@link java.io.PrintStream} on this stream would discard the exception, and with it the reason.
 * The program checks for failures when it ends.
 */
public final class StandardStream extends OutputStream {
  public static final StandardStream OUT = new StandardStream(FileDescriptor.out);

  public static final StandardStream ERR = new StandardStream(FileDescriptor.err);

  private final OutputStream stream;

  private volatile @Nullable IOException failure;

  private StandardStream(FileDescriptor descriptor) {
    stream = new FileOutputStream(descriptor);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    IOException earlierFailure = failure;
    if (earlierFailure != null) {
      throw earlierFailure;
    }
    try {
      stream.write(bytes, from, length);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  /** Returns whether writing has failed, even if only because the reader has closed the pipe. */
  public boolean hasFailed() {
    return failure != null;
  }

  /**
   * Returns the system's reason for a failure that should be reported; empty if writing did not
   * fail, or failed because the reader has closed the pipe.
   */
  public Optional<String> failureReason() {
    return Optional.ofNullable(failure)
        .map(ErrorMessages::ioMessage)
        .filter(message -> !message.equals(closedPipeMessage()));
  }

  /** Returns the system's message, in the current language, for a pipe closed by its reader. */
  private static String closedPipeMessage() {
    try {
      Pipe pipe = Pipe.open();
      try (Pipe.SinkChannel sink = pipe.sink()) {
        pipe.source().close();
        sink.write(ByteBuffer.allocate(1));
      }
      return "";
    } catch (IOException e) {
      return ErrorMessages.ioMessage(e);
    }
  }
}
