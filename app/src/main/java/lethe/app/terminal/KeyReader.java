package lethe.app.terminal;

import com.googlecode.lanterna.input.InputDecoder;
import com.googlecode.lanterna.input.KeyStroke;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.fullscreen.Key;

/**
 * The events of a terminal in order. Converts bytes to keys with Lanterna's patterns. Events may be
 * added from any thread and are read by one.
 */
final class KeyReader implements Tty.Listener {
  /** An event of a terminal. */
  sealed interface Input {
    record KeyPressed(Key key) implements Input {}

    record BytesReceived(ByteBuffer bytes) implements Input {}

    enum TerminalSignal implements Input {
      WOKEN,
      RESIZED,
      SUSPENDED,
      RESUMED,
      ENDED,
      /** The window has received the focus. */
      FOCUSED,
      UNFOCUSED,
      /** No event arrived in time. */
      TIMEOUT
    }
  }

  /** Time to wait for the rest of a sequence before its bytes are treated as keys. */
  private static final long SEQUENCE_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** Time to wait after Escape, which may be a key by itself. */
  private static final long ESCAPE_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(60);

  private static final long PASTE_TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(2);
  private static final String PASTE_END = "\u001b[201~";
  private static final int MAX_PASTE_LENGTH = 4_096;

  /** The back-pressure threshold, in bytes. */
  private static final int BACK_PRESSURE_BYTES = 4_096;

  private final BlockingQueue<Input> inputs = new LinkedBlockingQueue<>();

  /** The number of pending bytes. */
  private final AtomicInteger waitingBytes = new AtomicInteger();

  /** Events that arrived while the rest of a sequence was awaited. */
  private final Deque<Input> deferred = new ArrayDeque<>();

  private final CharacterQueue characters = new CharacterQueue();
  private final InputDecoder decoder = new InputDecoder(characters);
  private final CharsetDecoder utf8 =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);
  private byte[] undecoded = new byte[0];

  KeyReader() {
    decoder.addProfile(() -> KeyDecoder.PATTERNS);
  }

  @Override
  public void onBytes(byte[] bytes) {
    waitingBytes.addAndGet(bytes.length);
    inputs.add(new Input.BytesReceived(ByteBuffer.wrap(bytes.clone())));
  }

  @Override
  public boolean isBackedUp() {
    return waitingBytes.get() > BACK_PRESSURE_BYTES;
  }

  @Override
  public void onResize() {
    offerSignal(Input.TerminalSignal.RESIZED);
  }

  @Override
  public void onSuspend() {
    offerSignal(Input.TerminalSignal.SUSPENDED);
  }

  @Override
  public void onResume() {
    inputs.add(Input.TerminalSignal.RESUMED);
  }

  @Override
  public void onEnd() {
    inputs.add(Input.TerminalSignal.ENDED);
  }

  /** Wakes the reading thread. */
  void wake() {
    offerSignal(Input.TerminalSignal.WOKEN);
  }

  /** Adds an event unless an equal one is already pending. */
  private void offerSignal(Input.TerminalSignal event) {
    if (!inputs.contains(event)) {
      inputs.add(event);
    }
  }

  /** Returns whether more input is pending. */
  boolean hasMoreInput() {
    return characters.pending()
        || (deferred.isEmpty() && inputs.peek() instanceof Input.BytesReceived);
  }

  /** Waits for an event. */
  Input next() {
    Input event = Input.TerminalSignal.TIMEOUT;
    while (event == Input.TerminalSignal.TIMEOUT) {
      event = next(TimeUnit.HOURS.toNanos(1));
    }
    return event;
  }

  /** Waits for an event, at most for the given number of nanoseconds. */
  Input next(long nanos) {
    long end = System.nanoTime() + nanos;
    while (true) {
      Optional<Input> key = key();
      if (key.isPresent()) {
        return key.get();
      }
      if (!characters.pending()) {
        Input event = deferred.isEmpty() ? poll(end - System.nanoTime()) : deferred.removeFirst();
        if (event instanceof Input.BytesReceived(ByteBuffer bytes)) {
          characters.add(decode(bytes));
        } else {
          return event;
        }
      }
    }
  }

  /** Waits for an event, at most for the given number of nanoseconds, without consuming it. */
  void waitForInput(long nanos) {
    Input event = poll(nanos);
    if (event instanceof Input.BytesReceived(ByteBuffer bytes)) {
      characters.add(decode(bytes));
    } else if (event != Input.TerminalSignal.TIMEOUT) {
      deferred.addLast(event);
    }
  }

  private Input poll(long nanos) {
    try {
      Input event = inputs.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
      if (event instanceof Input.BytesReceived(ByteBuffer bytes)) {
        waitingBytes.addAndGet(-bytes.remaining());
      }
      return event == null ? Input.TerminalSignal.TIMEOUT : event;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Input.TerminalSignal.ENDED;
    }
  }

  /** Returns the next key; empty if the input was not a key or there is none left. */
  private Optional<Input> key() {
    try {
      KeyStroke stroke = characters.pending() ? decoder.getNextCharacter(false) : null;
      characters.begun = false;
      return stroke == null ? Optional.empty() : key(stroke);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<Input> key(KeyStroke stroke) {
    return stroke.getKeyType() == ControlSequencePattern.PASTE
        ? Optional.of(new Input.KeyPressed(readPaste()))
        : ControlSequencePattern.focusSignal(stroke)
            .or(() -> KeyDecoder.decode(stroke).map(Input.KeyPressed::new));
  }

  /** Reads the rest of a paste, keeping only characters that can be typed. */
  private Key readPaste() {
    StringBuilder text = new StringBuilder();
    StringBuilder tail = new StringBuilder();
    while (!tail.toString().endsWith(PASTE_END) && characters.await(PASTE_TIMEOUT_NANOS)) {
      char c = characters.take();
      if (text.length() < MAX_PASTE_LENGTH + PASTE_END.length()) {
        text.append(c);
      }
      tail.append(c);
      if (tail.length() > PASTE_END.length()) {
        tail.deleteCharAt(0);
      }
    }
    int end = text.indexOf(PASTE_END);
    String whole = end < 0 ? text.toString() : text.substring(0, end);
    return toPaste(whole.substring(0, Math.min(MAX_PASTE_LENGTH, whole.length())));
  }

  /**
   * Creates the key for a paste. Invisible characters that a line cannot contain are dropped
   * without notice.
   */
  private static Key toPaste(String text) {
    StringBuilder clean = new StringBuilder();
    boolean whole = true;
    for (char c : Normalizer.normalize(text, Normalizer.Form.NFC).toCharArray()) {
      switch (c) {
        case '\r', '\n' -> clean.append('\n');
        case '\t', KeyDecoder.NO_BREAK -> clean.append(' ');
        default -> {
          if (KeyDecoder.isTypeable(c)) {
            clean.append(c);
          } else {
            whole &= Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
          }
        }
      }
    }
    return new Key.Paste(clean.toString(), whole);
  }

  /** Decodes bytes as characters; an incomplete character waits for its remaining bytes. */
  private CharBuffer decode(ByteBuffer bytes) {
    ByteBuffer all =
        ByteBuffer.allocate(undecoded.length + bytes.remaining()).put(undecoded).put(bytes);
    all.flip();
    CharBuffer text = CharBuffer.allocate(all.remaining() + 1);
    utf8.decode(all, text, false);
    undecoded = new byte[all.remaining()];
    all.get(undecoded);
    text.flip();
    return text;
  }

  /** A reader of the received characters that waits for the rest of a sequence. */
  private final class CharacterQueue extends Reader {
    private final StringBuilder text = new StringBuilder();
    private int at;

    /** Whether the decoder is in the middle of a sequence. */
    private boolean begun;

    private char last;

    void add(CharSequence more) {
      text.delete(0, at);
      at = 0;
      text.append(more);
    }

    boolean pending() {
      return at < text.length();
    }

    char take() {
      last = text.charAt(at);
      at++;
      return last;
    }

    /** Waits for a character and defers all other events. */
    boolean await(long nanos) {
      long end = System.nanoTime() + nanos;
      while (!pending()) {
        Input event = poll(end - System.nanoTime());
        if (event instanceof Input.BytesReceived(ByteBuffer bytes)) {
          add(decode(bytes));
        } else if (event == Input.TerminalSignal.TIMEOUT) {
          return false;
        } else {
          deferred.addLast(event);
          if (event == Input.TerminalSignal.ENDED) {
            return false;
          }
        }
      }
      return true;
    }

    @Override
    public boolean ready() {
      return pending()
          || (begun && await(last == '\u001b' ? ESCAPE_TIMEOUT_NANOS : SEQUENCE_TIMEOUT_NANOS));
    }

    @Override
    public int read(char[] into, int from, int length) {
      if (!pending()) {
        return -1;
      }
      into[from] = take();
      begun = begun || last == '\u001b';
      return 1;
    }

    @Override
    public void close() {}
  }
}
