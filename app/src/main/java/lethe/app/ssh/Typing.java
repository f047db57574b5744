package lethe.app.ssh;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import lethe.app.command.Completion;
import lethe.app.house.Clean;

/**
 * Lines as they are typed: at a terminal with what was typed shown, corrected and completed; out of
 * a pipe as they are. What is no letter never becomes part of a line.
 */
final class Typing {
  /** What came of waiting for a line. */
  sealed interface Heard {
    record Line(String text) implements Heard {}

    record Woken() implements Heard {}

    record Late() implements Heard {}

    record Ended() implements Heard {}
  }

  /** Where in an escape sequence of the terminal a byte stands. */
  private enum Escape {
    NONE,
    BEGUN,
    SEQUENCE,
    LETTER
  }

  private static final int CTRL_C = 3;
  private static final int CTRL_D = 4;
  private static final int BACK = 8;
  private static final int TAB = 9;
  private static final int KILL = 21;
  private static final int WORD = 23;
  private static final int ESC = 27;
  private static final int DELETE = 127;

  private final Wire wire;
  private final int longest;
  private final CharsetDecoder letters =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);
  private final ByteBuffer bytes = ByteBuffer.allocate(8);
  private final CharBuffer chars = CharBuffer.allocate(8);
  private final StringBuilder typed = new StringBuilder();

  /** What is to be shown of it still. */
  private final StringBuilder echo = new StringBuilder();

  private String prompt = "";
  private Escape escape = Escape.NONE;
  private boolean returned;

  /**
   * Lines over a connection.
   *
   * @param longest how many characters a line may have; of one that has more, what is more is lost
   */
  Typing(Wire wire, int longest) {
    this.wire = wire;
    this.longest = longest;
  }

  /** What has been typed of a line that is not finished. */
  String unfinished() {
    return typed.toString();
  }

  /**
   * Waits for the next line; what was typed of it before a call stays.
   *
   * @param before what stands before the line
   * @param legal what can be completed
   * @param late until when to wait; for ever if it is 0
   */
  Heard line(String before, List<String> legal, long late) {
    prompt = before;
    Heard heard = heard(legal, late);
    flush();
    return heard;
  }

  private Heard heard(List<String> legal, long late) {
    while (true) {
      if (!wire.keyboard().isAhead()) {
        flush();
      }
      int next = wire.keyboard().next(late);
      switch (next) {
        case Keyboard.WOKEN -> {
          return new Heard.Woken();
        }
        case Keyboard.LATE -> {
          return new Heard.Late();
        }
        case Keyboard.ENDED -> {
          boolean rest = !typed.isEmpty() && !wire.hasTerminal() && !wire.keyboard().isGone();
          return rest ? finished() : new Heard.Ended();
        }
        default -> {
          Heard heard = key(next, legal);
          if (!(heard instanceof Heard.Late)) {
            return heard;
          }
        }
      }
    }
  }

  /** What a byte does; {@code Late} where the line goes on. */
  private Heard key(int key, List<String> legal) {
    boolean second = key == '\n' && returned;
    returned = key == '\r';
    if (second) {
      return new Heard.Late();
    }
    if (key == '\n' || key == '\r') {
      escape = Escape.NONE;
      show("\n");
      return finished();
    }
    if (!wire.hasTerminal()) {
      letter(key);
      return new Heard.Late();
    }
    if (key == CTRL_C || (key == CTRL_D && typed.isEmpty())) {
      boolean leaves = typed.isEmpty();
      typed.setLength(0);
      escape = Escape.NONE;
      show("\n");
      return leaves ? new Heard.Ended() : new Heard.Line("");
    }
    edit(key, legal);
    return new Heard.Late();
  }

  private void edit(int key, List<String> legal) {
    if (escape != Escape.NONE || key == ESC) {
      escape = after(key);
      return;
    }
    switch (key) {
      case BACK, DELETE -> cut(typed.isEmpty() ? 0 : typed.offsetByCodePoints(typed.length(), -1));
      case KILL -> cut(0);
      case WORD -> cut(typed.toString().stripTrailing().lastIndexOf(' ') + 1);
      case TAB -> complete(legal);
      default -> letter(key);
    }
  }

  private Escape after(int key) {
    return switch (escape) {
      case NONE -> Escape.BEGUN;
      case BEGUN -> key == '[' ? Escape.SEQUENCE : key == 'O' ? Escape.LETTER : Escape.NONE;
      case SEQUENCE -> key >= '@' && key <= '~' ? Escape.NONE : Escape.SEQUENCE;
      case LETTER -> Escape.NONE;
    };
  }

  private void letter(int key) {
    bytes.put((byte) key);
    bytes.flip();
    letters.decode(bytes, chars, false);
    bytes.compact();
    if (!bytes.hasRemaining()) {
      bytes.clear();
    }
    chars.flip();
    String letter = chars.toString();
    chars.clear();
    String clean = Clean.line("x" + letter, 8).substring(1);
    add(letter.equals(" ") ? letter : clean);
  }

  private void add(String text) {
    if (typed.length() <= longest) {
      typed.append(text);
      show(text);
    }
  }

  private void cut(int length) {
    if (length < typed.length()) {
      typed.setLength(length);
      show("\r\u001b[K" + prompt + typed);
    }
  }

  private void complete(List<String> legal) {
    int word = typed.lastIndexOf(" ") + 1;
    List<String> next =
        Completion.next(typed.substring(0, word), typed.substring(word), legal).stream().toList();
    if (next.size() == 1) {
      cut(word);
      add(next.getFirst() + " ");
    } else if (!next.isEmpty() && next.size() <= 40) {
      show("\n" + String.join("  ", next) + "\n" + prompt + typed);
    }
  }

  /** Shows what was typed when there is no more to come at once. */
  private void show(String text) {
    if (wire.hasTerminal()) {
      echo.append(text);
    }
  }

  private void flush() {
    if (!echo.isEmpty()) {
      wire.send(echo.toString());
      echo.setLength(0);
    }
  }

  private Heard finished() {
    String line = typed.toString();
    typed.setLength(0);
    return new Heard.Line(line);
  }
}
