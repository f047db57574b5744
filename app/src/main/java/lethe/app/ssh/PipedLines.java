package lethe.app.ssh;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Predicate;
import lethe.app.server.base.SafeText;

/**
 * Reads lines from a pipe and removes control characters. Reads no byte before a line is requested.
 */
final class PipedLines {
  /** The result of waiting for a line. */
  sealed interface LineResult {
    record Line(String text) implements LineResult {}

    record Woken() implements LineResult {}

    record TimedOut() implements LineResult {}

    record Ended() implements LineResult {}
  }

  private final InputBuffer input;
  private final int maxLength;
  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);
  private final ByteBuffer bytes = ByteBuffer.allocate(8);
  private final CharBuffer chars = CharBuffer.allocate(8);
  private final StringBuilder line = new StringBuilder();
  private boolean afterReturn;

  /** A complete line that was read but not accepted by {@link #takeIf}. */
  private Optional<String> pendingLine = Optional.empty();

  /**
   * Creates a reader for one connection.
   *
   * @param maxLength the maximum length of a line in characters; the rest is discarded
   */
  PipedLines(InputBuffer input, int maxLength) {
    this.input = input;
    this.maxLength = maxLength;
  }

  /**
   * Waits for the next line. A partial line survives a wake-up.
   *
   * @param deadline the deadline as a {@link System#nanoTime} value; 0 to wait forever
   */
  LineResult next(long deadline) {
    if (pendingLine.isPresent() && !input.isHungUp()) {
      String line = pendingLine.get();
      pendingLine = Optional.empty();
      return new LineResult.Line(line);
    }
    while (true) {
      int next = input.next(deadline);
      switch (next) {
        case InputBuffer.WOKEN -> {
          return new LineResult.Woken();
        }
        case InputBuffer.TIMED_OUT -> {
          return new LineResult.TimedOut();
        }
        case InputBuffer.ENDED -> {
          return line.isEmpty() || input.isHungUp() ? new LineResult.Ended() : takeLine();
        }
        default -> {
          if (acceptByte(next)) {
            return takeLine();
          }
        }
      }
    }
  }

  /** Takes the next line if it has already arrived and meets a condition. */
  Optional<String> takeIf(Predicate<String> condition) {
    readAvailable();
    Optional<String> line = pendingLine.filter(condition);
    line.ifPresent(_ -> pendingLine = Optional.empty());
    return line;
  }

  /** Reads the next line if it has arrived completely, without waiting. */
  private void readAvailable() {
    boolean woken = false;
    LineResult result =
        pendingLine.isPresent() ? new LineResult.TimedOut() : next(System.nanoTime());
    while (result instanceof LineResult.Woken) {
      woken = true;
      result = next(System.nanoTime());
    }
    if (result instanceof LineResult.Line(String text)) {
      pendingLine = Optional.of(text);
    }
    if (woken) {
      input.wake();
    }
  }

  /** Reads all lines that have arrived, and returns the number of lines that are not blank. */
  int drain() {
    int count = 0;
    readAvailable();
    while (pendingLine.isPresent()) {
      count += pendingLine.get().isBlank() ? 0 : 1;
      pendingLine = Optional.empty();
      readAvailable();
    }
    return count;
  }

  /** Processes a byte. Returns whether it ends the line. */
  private boolean acceptByte(int next) {
    boolean second = next == '\n' && afterReturn;
    afterReturn = next == '\r';
    if (second) {
      return false;
    }
    if (next == '\n' || next == '\r') {
      return true;
    }
    decodeByte(next);
    return false;
  }

  private void decodeByte(int next) {
    bytes.put((byte) next);
    bytes.flip();
    decoder.decode(bytes, chars, false);
    bytes.compact();
    if (!bytes.hasRemaining()) {
      bytes.clear();
    }
    chars.flip();
    String letter = chars.toString();
    chars.clear();
    if (line.length() <= maxLength) {
      line.append(letter.equals(" ") ? letter : SafeText.sanitize("x" + letter, 8).substring(1));
    }
  }

  private LineResult takeLine() {
    String text = line.toString();
    line.setLength(0);
    return new LineResult.Line(text);
  }
}
