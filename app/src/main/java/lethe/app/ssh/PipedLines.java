package lethe.app.ssh;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Predicate;
import lethe.app.server.SafeText;

/**
 * Reads lines from a pipe and removes control characters. Reads no byte before a line is requested.
 */
final class PipedLines {
  /** The result of waiting for a line. */
  sealed interface Heard {
    record Line(String text) implements Heard {}

    record Woken() implements Heard {}

    record Late() implements Heard {}

    record Ended() implements Heard {}
  }

  private final Keyboard keyboard;
  private final int longest;
  private final CharsetDecoder letters =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);
  private final ByteBuffer bytes = ByteBuffer.allocate(8);
  private final CharBuffer chars = CharBuffer.allocate(8);
  private final StringBuilder line = new StringBuilder();
  private boolean returned;

  /** A whole line that was looked at and not taken. */
  private Optional<String> seen = Optional.empty();

  /**
   * Creates a reader for one connection.
   *
   * @param longest the maximum length of a line in characters; the rest is discarded
   */
  PipedLines(Keyboard keyboard, int longest) {
    this.keyboard = keyboard;
    this.longest = longest;
  }

  /**
   * Waits for the next line. A partial line survives a wake-up.
   *
   * @param late the deadline as a {@link System#nanoTime} value; 0 to wait forever
   */
  Heard next(long late) {
    if (seen.isPresent() && !keyboard.isGone()) {
      String line = seen.get();
      seen = Optional.empty();
      return new Heard.Line(line);
    }
    while (true) {
      int next = keyboard.next(late);
      switch (next) {
        case Keyboard.WOKEN -> {
          return new Heard.Woken();
        }
        case Keyboard.LATE -> {
          return new Heard.Late();
        }
        case Keyboard.ENDED -> {
          return line.isEmpty() || keyboard.isGone() ? new Heard.Ended() : finished();
        }
        default -> {
          if (ends(next)) {
            return finished();
          }
        }
      }
    }
  }

  /** Takes the next line if it is there already and is one of these. */
  Optional<String> taken(Predicate<String> wanted) {
    look();
    Optional<String> line = seen.filter(wanted);
    line.ifPresent(_ -> seen = Optional.empty());
    return line;
  }

  /** Reads the next line if all of it is there, and waits for nothing. */
  private void look() {
    boolean woken = false;
    Heard heard = seen.isPresent() ? new Heard.Late() : next(System.nanoTime());
    while (heard instanceof Heard.Woken) {
      woken = true;
      heard = next(System.nanoTime());
    }
    if (heard instanceof Heard.Line(String text)) {
      seen = Optional.of(text);
    }
    if (woken) {
      keyboard.wake();
    }
  }

  /** Reads all lines that are there, and returns how many of them are not blank. */
  int rest() {
    int count = 0;
    look();
    while (seen.isPresent()) {
      count += seen.get().isBlank() ? 0 : 1;
      seen = Optional.empty();
      look();
    }
    return count;
  }

  /** Takes a byte; whether the line ends with it. */
  private boolean ends(int next) {
    boolean second = next == '\n' && returned;
    returned = next == '\r';
    if (second) {
      return false;
    }
    if (next == '\n' || next == '\r') {
      return true;
    }
    letter(next);
    return false;
  }

  private void letter(int next) {
    bytes.put((byte) next);
    bytes.flip();
    letters.decode(bytes, chars, false);
    bytes.compact();
    if (!bytes.hasRemaining()) {
      bytes.clear();
    }
    chars.flip();
    String letter = chars.toString();
    chars.clear();
    if (line.length() <= longest) {
      line.append(letter.equals(" ") ? letter : SafeText.sanitize("x" + letter, 8).substring(1));
    }
  }

  private Heard finished() {
    String text = line.toString();
    line.setLength(0);
    return new Heard.Line(text);
  }
}
