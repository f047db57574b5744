package lethe.app.ssh;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.sshd.client.channel.ChannelSession;
import org.apache.sshd.client.channel.ClientChannelEvent;
import org.apache.sshd.client.channel.PtyCapableChannelSession;

/** One channel of a client: its typed input and its output. */
final class ClientTerminal implements AutoCloseable {
  /** The prompt below a page of a long text. */
  private static final String MORE_PROMPT = "-- Enter: ";

  private final ChannelSession channel;
  private final ReceivedOutput received = new ReceivedOutput();
  private final PipedOutputStream keys = new PipedOutputStream();

  ClientTerminal(ChannelSession channel) throws IOException {
    this.channel = channel;
    channel.setIn(new PipedInputStream(keys, 1 << 16));
    channel.setOut(received);
    channel.setErr(received);
    channel.open().verify(SshTestClient.PATIENCE);
  }

  void send(String text) {
    try {
      keys.write(text.getBytes(StandardCharsets.UTF_8));
      keys.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void type(String line) {
    send(line + "\r");
  }

  /** Requests a redraw of the whole screen, which has no effect on a line-based terminal. */
  void redraw() {
    send("\f");
  }

  /** Takes a guest's first seat with a command, and returns the return code. */
  String sitAsGuest(String command) {
    type(command);
    redraw();
    String code = until("[Enter]").replaceAll("(?s).*return code is ([a-z0-9-]+)\\..*", "$1");
    send("\r");
    return code;
  }

  void endInput() {
    try {
      keys.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Stops reading, so that the server gets no more acknowledgements. */
  void stopReading() {
    received.setStopped(true);
  }

  /** Waits until unread output has arrived. */
  void awaitBlocked() {
    received.awaitBlocked();
  }

  void resumeReading() {
    received.setStopped(false);
  }

  void resize(int columns, int rows) {
    try {
      ((PtyCapableChannelSession) channel).sendWindowChange(columns, rows);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String received() {
    return received.text();
  }

  byte[] bytes() {
    return received.bytes();
  }

  int byteCount() {
    return received.byteCount();
  }

  /** Waits until more than this number of bytes have been received. */
  void awaitMoreThan(int bytes) {
    received.awaitMoreThan(bytes);
  }

  /**
   * Waits for a text, ignoring line breaks. Returns the output from the end of the previous match
   * to the end of this one.
   */
  String until(String text) {
    return received.until(text);
  }

  /** Turns pages until a text appears. */
  void pageUntil(String text) {
    while (received.until(all -> endOfFirst(all, text, MORE_PROMPT), text).endsWith(MORE_PROMPT)) {
      send("\r");
    }
  }

  /** Returns the end of the first of two texts to appear; -1 if neither has. */
  private static int endOfFirst(String all, String one, String other) {
    return Stream.of(one, other)
        .filter(all::contains)
        .mapToInt(text -> all.indexOf(text) + text.length())
        .min()
        .orElse(-1);
  }

  /** Makes later calls of {@code until} ignore the output received so far. */
  void skipReceived() {
    received.skipReceived();
  }

  String until(Predicate<String> condition) {
    return received.until(all -> condition.test(all) ? all.length() : -1, "expected output");
  }

  /** Waits until the channel is closed and returns the exit code. */
  int awaitExit() {
    channel.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), SshTestClient.PATIENCE);
    Integer exit = channel.getExitStatus();
    if (exit == null) {
      throw new AssertionError("no exit code: " + received.text());
    }
    return exit;
  }

  @Override
  public void close() {
    resumeReading();
    channel.close(true);
  }
}
