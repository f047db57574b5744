package lethe.app.ssh;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import lethe.app.house.Clean;

/**
 * Lines out of a pipe, as they are; what is no letter never becomes part of one. No byte is taken
 * before a line is waited for.
 */
final class PipedLines {
  /** What came of waiting for a line. */
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

  /**
   * Lines over a connection.
   *
   * @param longest how many characters a line may have; of one that has more, what is more is lost
   */
  PipedLines(Keyboard keyboard, int longest) {
    this.keyboard = keyboard;
    this.longest = longest;
  }

  /**
   * Waits for the next line; what has come of it before a call stays.
   *
   * @param late until when to wait; for ever if it is 0
   */
  Heard next(long late) {
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
      line.append(letter.equals(" ") ? letter : Clean.line("x" + letter, 8).substring(1));
    }
  }

  private Heard finished() {
    String text = line.toString();
    line.setLength(0);
    return new Heard.Line(text);
  }
}
