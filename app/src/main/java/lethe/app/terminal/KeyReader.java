package lethe.app.terminal;

import java.lang.Character.UnicodeBlock;
import java.text.Normalizer;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.terminal.InputQueue.Item;
import org.jspecify.annotations.Nullable;

/**
 * Decodes the characters from a terminal as keys: control sequences (ECMA-48, 5.4 and 5.6), clicks,
 * pasted text and focus changes. Unknown sequences are discarded, so that they are not mistaken for
 * typed text.
 */
final class KeyReader {
  /** The next event of a terminal. */
  sealed interface Input {
    record KeyPressed(Key key) implements Input {}

    /** The window has received or lost the focus. */
    record FocusChanged(boolean focused) implements Input {}

    /**
     * A signal, the end of the input, or a timeout.
     *
     * @param item any item but {@link Item#CHARACTER}
     */
    record SignalReceived(Item item) implements Input {}
  }

  /** The maximum delay before the next character of a sequence. */
  private static final long SEQUENCE_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /**
   * The maximum delay after an Escape character, which may be a key by itself; the default of Vim.
   */
  private static final long LOCAL_ESCAPE_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  /** The maximum delay after an Escape character that comes through a network. */
  private static final long REMOTE_ESCAPE_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

  /**
   * The maximum delay after an Escape character on a connection that has split a sequence; the
   * default of Readline.
   */
  private static final long SLOW_ESCAPE_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** The time after a lone Escape character in which the rest of a sequence is still recognized. */
  private static final long LATE_SEQUENCE_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** The maximum delay before the next character of pasted text. */
  private static final long PASTE_TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(2);

  private static final char ESC = '\u001b';
  private static final char BEL = '\u0007';
  private static final char NO_BREAK_SPACE = '\u00a0';
  private static final String PASTE_START = "[200~";
  private static final String PASTE_END = "\u001b[201~";
  private static final int MAX_PASTE_LENGTH = 4_096;

  /** The maximum length of a control sequence without the Escape character. */
  private static final int MAX_SEQUENCE_LENGTH = 63;

  /** The maximum length of a control string without the first Escape character. */
  private static final int MAX_STRING_LENGTH = 1_024;

  private static final Pattern CLICK = Pattern.compile("\\[<0;(\\d{1,5});(\\d{1,5})M");

  /** A key with an optional number, and an optional second number for Shift, Alt and Ctrl. */
  private static final Pattern NAMED_KEY = Pattern.compile("[\\[O](\\d{0,3})(?:;\\d{1,3})?(.)");

  /** Dashes, quotation marks, the ellipsis, the euro sign, and the suits of cards. */
  private static final String SIGNS =
      "\u2010\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2026\u20ac\u2660\u2663\u2665\u2666";

  private final InputQueue input;

  /** The maximum delay after an Escape character, in nanoseconds. */
  private long escapeTimeout;

  /** Whether the previous character was an Escape character that nothing followed in time. */
  private boolean afterLoneEscape;

  /** The time at which the last lone Escape character was reported, by {@link System#nanoTime}. */
  private long loneEscapeTime;

  /**
   * Creates a reader.
   *
   * @param remote whether the input comes through a network, which may split sequences
   */
  KeyReader(InputQueue input, boolean remote) {
    this.input = input;
    this.escapeTimeout = remote ? REMOTE_ESCAPE_TIMEOUT_NANOS : LOCAL_ESCAPE_TIMEOUT_NANOS;
  }

  /** Returns whether the next event is available and is not a signal. */
  boolean hasMoreInput() {
    return input.hasCharacter();
  }

  /**
   * Waits for the next event. Ignores unknown sequences.
   *
   * @param nanos the maximum waiting time in nanoseconds
   */
  Input next(long nanos) {
    long start = System.nanoTime();
    while (true) {
      Item item = input.await(nanos - (System.nanoTime() - start));
      if (item != Item.CHARACTER) {
        return new Input.SignalReceived(item);
      }
      Optional<Input> event = decode(input.take());
      if (event.isPresent()) {
        return event.get();
      }
    }
  }

  private Optional<Input> decode(char c) {
    if (afterLoneEscape) {
      afterLoneEscape = false;
      Optional<Input> lateSequence = c == '[' ? decodeLateSequence() : Optional.empty();
      if (lateSequence.isPresent()) {
        return lateSequence;
      }
    }
    return switch (c) {
      case ESC -> decodeEscape();
      case '\t' -> keyPressed(SpecialKey.TAB);
      case '\r', '\n' -> keyPressed(SpecialKey.ENTER);
      case '\b', '\u007f' -> keyPressed(SpecialKey.BACKSPACE);
      case NO_BREAK_SPACE -> keyPressed(new Key.Char(' '));
      default -> {
        if (c < ' ') {
          yield keyPressed(new Key.Ctrl(Character.toLowerCase((char) (c + '@'))));
        }
        if (isTypeable(c)) {
          yield keyPressed(new Key.Char(c));
        }
        yield isVisible(c) ? keyPressed(new Key.Unsupported()) : Optional.empty();
      }
    };
  }

  private static Optional<Input> keyPressed(Key key) {
    return Optional.of(new Input.KeyPressed(key));
  }

  /** Decodes a sequence, or an Escape character that begins none. */
  private Optional<Input> decodeEscape() {
    StringBuilder sequence = new StringBuilder();
    if (!readNext(sequence)) {
      afterLoneEscape = true;
      loneEscapeTime = System.nanoTime();
      return keyPressed(SpecialKey.ESCAPE);
    }
    char start = sequence.charAt(0);
    if (start == ESC) {
      return decodeSecondEscape(sequence);
    }
    if (!isVisible(start)) {
      input.unread(sequence);
      return keyPressed(SpecialKey.ESCAPE);
    }
    if (!readSequence(sequence, 0)) {
      // An Alt key, which has no effect, and typed text.
      input.unread(sequence.substring(1));
      return Optional.empty();
    }
    return decodeSequence(sequence.toString());
  }

  /**
   * Decodes a control sequence, without its first bracket, whose Escape character has already been
   * reported as a key. After such a sequence, waits longer for the characters after an Escape
   * character. Text that is no sequence remains in the queue.
   */
  private Optional<Input> decodeLateSequence() {
    StringBuilder sequence = new StringBuilder("[");
    if (System.nanoTime() - loneEscapeTime < LATE_SEQUENCE_NANOS && readSequence(sequence, 0)) {
      Optional<Input> event = decodeSequence(sequence.toString());
      if (event.isPresent()) {
        escapeTimeout = SLOW_ESCAPE_TIMEOUT_NANOS;
        return event;
      }
    }
    input.unread(sequence.substring(1));
    return Optional.empty();
  }

  /** Decodes a sequence after two Escape characters, which some terminals send for Alt. */
  private Optional<Input> decodeSecondEscape(StringBuilder sequence) {
    boolean begins = readNext(sequence) && (sequence.charAt(1) == '[' || sequence.charAt(1) == 'O');
    if (begins && readSequence(sequence, 1)) {
      Optional<Input> keyEvent = namedKey(sequence.substring(1));
      if (keyEvent.isPresent()) {
        return keyEvent;
      }
    }
    input.unread(sequence);
    return keyPressed(SpecialKey.ESCAPE);
  }

  /**
   * Reads the rest of a sequence.
   *
   * @param sequence the characters read so far, to which the rest is added
   * @param start the index of the character after the Escape character
   * @return false if the rest did not arrive in time
   */
  private boolean readSequence(StringBuilder sequence, int start) {
    return switch (sequence.charAt(start)) {
      case '[' -> readControlSequence(sequence, start);
      case 'O' -> readFunctionKey(sequence);
      case ']', 'P', '_', '^', 'X' -> {
        readControlString(sequence);
        yield true;
      }
      default -> true;
    };
  }

  private boolean readControlSequence(StringBuilder sequence, int start) {
    if (!readNext(sequence)) {
      return false;
    }
    char c = sequence.charAt(start + 1);
    if (c == 'M') {
      // A click in an old format, which the program does not request.
      boolean complete = true;
      for (int i = 0; complete && i < 3; i++) {
        complete = readNext(sequence);
      }
      return true;
    }
    if (c == '[' && !readNext(sequence)) {
      return false;
    }
    while (isParameter(last(sequence)) && sequence.length() < MAX_SEQUENCE_LENGTH) {
      if (!readNext(sequence)) {
        return false;
      }
    }
    return true;
  }

  private boolean readFunctionKey(StringBuilder sequence) {
    boolean arrived = readNext(sequence);
    while (arrived && isDigit(last(sequence)) && sequence.length() < 4) {
      arrived = readNext(sequence);
    }
    return arrived;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Reads a control string; if its end does not arrive in time, the string is still discarded. */
  private void readControlString(StringBuilder sequence) {
    boolean hasMore = true;
    while (hasMore && readNext(sequence)) {
      hasMore =
          last(sequence) != BEL
              && sequence.length() < MAX_STRING_LENGTH
              && !(sequence.length() > 2 && sequence.toString().endsWith("\u001b\\"));
    }
  }

  private static boolean isParameter(char c) {
    return c >= ' ' && c < '@';
  }

  private static char last(StringBuilder sequence) {
    return sequence.charAt(sequence.length() - 1);
  }

  /** Reads one more character. Returns false if it did not arrive in time. */
  private boolean readNext(StringBuilder sequence) {
    boolean afterEscape = sequence.isEmpty() || last(sequence) == ESC;
    if (!input.awaitCharacter(afterEscape ? escapeTimeout : SEQUENCE_TIMEOUT_NANOS)) {
      return false;
    }
    sequence.append(input.take());
    return true;
  }

  private Optional<Input> decodeSequence(String sequence) {
    switch (sequence) {
      case PASTE_START -> {
        return keyPressed(readPaste());
      }
      case "[I", "[O" -> {
        return Optional.of(new Input.FocusChanged(sequence.equals("[I")));
      }
      default -> {}
    }
    Matcher click = CLICK.matcher(sequence);
    if (click.matches()) {
      return keyPressed(
          new Key.Click(
              Integer.parseInt(click.group(1)) - 1, Integer.parseInt(click.group(2)) - 1));
    }
    return namedKey(sequence);
  }

  private static Optional<Input> namedKey(String sequence) {
    Matcher key = NAMED_KEY.matcher(sequence);
    SpecialKey specialKey = null;
    if (sequence.equals("[[A") || sequence.equals("[[B")) {
      specialKey = sequence.endsWith("A") ? SpecialKey.F1 : SpecialKey.F2;
    } else if (key.matches()) {
      specialKey = key.group(2).equals("~") ? keyByNumber(key.group(1)) : keyByLetter(key.group(2));
    }
    return specialKey == null ? Optional.empty() : keyPressed(specialKey);
  }

  private static @Nullable SpecialKey keyByNumber(String number) {
    return switch (number) {
      case "1" -> SpecialKey.HOME;
      case "3" -> SpecialKey.DELETE;
      case "4" -> SpecialKey.END;
      case "5" -> SpecialKey.PAGE_UP;
      case "6" -> SpecialKey.PAGE_DOWN;
      case "11" -> SpecialKey.F1;
      case "12" -> SpecialKey.F2;
      default -> null;
    };
  }

  private static @Nullable SpecialKey keyByLetter(String letter) {
    return switch (letter) {
      case "A" -> SpecialKey.UP;
      case "B" -> SpecialKey.DOWN;
      case "C" -> SpecialKey.RIGHT;
      case "D" -> SpecialKey.LEFT;
      case "F" -> SpecialKey.END;
      case "H" -> SpecialKey.HOME;
      case "P" -> SpecialKey.F1;
      case "Q" -> SpecialKey.F2;
      case "Z" -> SpecialKey.BACK_TAB;
      default -> null;
    };
  }

  /** Reads the rest of a paste. Drops characters beyond the maximum length. */
  private Key readPaste() {
    StringBuilder text = new StringBuilder();
    StringBuilder end = new StringBuilder();
    while (!end.toString().equals(PASTE_END) && input.awaitCharacter(PASTE_TIMEOUT_NANOS)) {
      char c = input.take();
      if (text.length() < MAX_PASTE_LENGTH + PASTE_END.length()) {
        text.append(c);
      }
      end.append(c);
      if (end.length() > PASTE_END.length()) {
        end.deleteCharAt(0);
      }
    }
    int length = text.indexOf(PASTE_END);
    String pasted = length < 0 ? text.toString() : text.substring(0, length);
    return toPaste(pasted.substring(0, Math.min(MAX_PASTE_LENGTH, pasted.length())));
  }

  /**
   * Creates the key for pasted text. Drops characters that cannot be typed, and marks the text as
   * incomplete unless they are invisible.
   */
  private static Key toPaste(String text) {
    StringBuilder typeable = new StringBuilder();
    boolean complete = true;
    for (char c : Normalizer.normalize(text, Normalizer.Form.NFC).toCharArray()) {
      switch (c) {
        case '\r', '\n' -> typeable.append('\n');
        case '\t', NO_BREAK_SPACE -> typeable.append(' ');
        default -> {
          if (isTypeable(c)) {
            typeable.append(c);
          } else {
            complete &= Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
          }
        }
      }
    }
    return new Key.Paste(typeable.toString(), complete);
  }

  private static boolean isVisible(char c) {
    UnicodeBlock block = UnicodeBlock.of(c);
    return !Character.isISOControl(c) && block != null && !block.equals(UnicodeBlock.SPECIALS);
  }

  /**
   * Returns whether a character can be typed: letters of the Latin, Greek and Cyrillic alphabets,
   * digits and signs that are one column wide on every terminal. The server accepts the same
   * characters; a test compares both.
   */
  private static boolean isTypeable(char c) {
    return (c >= ' ' && c < 0x7f)
        || (c > NO_BREAK_SPACE && c < 0x250 && c != 0xad)
        || (c >= 0x370 && c < 0x530 && Character.isLetter(c))
        || (c >= 0x1e00 && c < 0x2000 && Character.isLetter(c))
        || SIGNS.indexOf(c) >= 0;
  }
}
