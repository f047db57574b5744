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
 * The events of a terminal in their order; bytes become keys by Lanterna's patterns. Events may be
 * added from any thread and are read by one.
 */
final class Keyboard implements Tty.Listener {
  /** An event of a terminal. */
  sealed interface Heard {
    record Pressed(Key key) implements Heard {}

    record Typed(ByteBuffer bytes) implements Heard {}

    enum Plain implements Heard {
      WOKEN,
      RESIZED,
      ASIDE,
      RETURNED,
      ENDED,
      /** The window has received the focus. */
      FRONT,
      BEHIND,
      /** Nothing arrived in time. */
      SILENCE
    }
  }

  /** How long to wait for the rest of a sequence before its bytes count as keys. */
  private static final long BROKEN_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** How long to wait after Escape, which may be a key of its own. */
  private static final long ESCAPE_NANOS = TimeUnit.MILLISECONDS.toNanos(60);

  private static final long PASTE_NANOS = TimeUnit.SECONDS.toNanos(2);
  private static final String PASTE_ENDS = "\u001b[201~";
  private static final int LONGEST_PASTE = 4_096;

  /** The back-pressure threshold, in bytes. */
  private static final int ENOUGH = 4_096;

  private final BlockingQueue<Heard> coming = new LinkedBlockingQueue<>();

  /** The number of pending bytes. */
  private final AtomicInteger waiting = new AtomicInteger();

  /** Events that arrived while the rest of a sequence was awaited. */
  private final Deque<Heard> later = new ArrayDeque<>();

  private final Characters characters = new Characters();
  private final InputDecoder decoder = new InputDecoder(characters);
  private final CharsetDecoder utf8 =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);
  private byte[] unread = new byte[0];

  Keyboard() {
    decoder.addProfile(() -> KeyDecoder.PATTERNS);
  }

  @Override
  public void typed(byte[] bytes) {
    waiting.addAndGet(bytes.length);
    coming.add(new Heard.Typed(ByteBuffer.wrap(bytes.clone())));
  }

  @Override
  public boolean isBehind() {
    return waiting.get() > ENOUGH;
  }

  @Override
  public void resized() {
    call(Heard.Plain.RESIZED);
  }

  @Override
  public void aside() {
    call(Heard.Plain.ASIDE);
  }

  @Override
  public void returned() {
    coming.add(Heard.Plain.RETURNED);
  }

  @Override
  public void ended() {
    coming.add(Heard.Plain.ENDED);
  }

  /** Wakes the reading thread. */
  void wake() {
    call(Heard.Plain.WOKEN);
  }

  /** Adds an event unless an equal one is already pending. */
  private void call(Heard.Plain event) {
    if (!coming.contains(event)) {
      coming.add(event);
    }
  }

  /** Returns whether more input is pending. */
  boolean isBusy() {
    return characters.pending() || (later.isEmpty() && coming.peek() instanceof Heard.Typed);
  }

  /** Waits for an event. */
  Heard next() {
    Heard event = Heard.Plain.SILENCE;
    while (event == Heard.Plain.SILENCE) {
      event = next(TimeUnit.HOURS.toNanos(1));
    }
    return event;
  }

  /** Waits for an event, at most for the given number of nanoseconds. */
  Heard next(long nanos) {
    long end = System.nanoTime() + nanos;
    while (true) {
      Optional<Heard> key = key();
      if (key.isPresent()) {
        return key.get();
      }
      if (!characters.pending()) {
        Heard event = later.isEmpty() ? poll(end - System.nanoTime()) : later.removeFirst();
        if (event instanceof Heard.Typed(ByteBuffer bytes)) {
          characters.add(decoded(bytes));
        } else {
          return event;
        }
      }
    }
  }

  /** Waits for an event, at most for the given number of nanoseconds, without consuming it. */
  void rest(long nanos) {
    Heard event = poll(nanos);
    if (event instanceof Heard.Typed(ByteBuffer bytes)) {
      characters.add(decoded(bytes));
    } else if (event != Heard.Plain.SILENCE) {
      later.addLast(event);
    }
  }

  private Heard poll(long nanos) {
    try {
      Heard event = coming.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
      if (event instanceof Heard.Typed(ByteBuffer bytes)) {
        waiting.addAndGet(-bytes.remaining());
      }
      return event == null ? Heard.Plain.SILENCE : event;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Heard.Plain.ENDED;
    }
  }

  /** Returns the next key; empty if the input was not a key or there is none left. */
  private Optional<Heard> key() {
    try {
      KeyStroke stroke = characters.pending() ? decoder.getNextCharacter(false) : null;
      characters.begun = false;
      return stroke == null ? Optional.empty() : key(stroke);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<Heard> key(KeyStroke stroke) {
    return stroke.getKeyType() == ControlSequence.PASTE
        ? Optional.of(new Heard.Pressed(pasted()))
        : ControlSequence.window(stroke).or(() -> KeyDecoder.key(stroke).map(Heard.Pressed::new));
  }

  /** Reads the rest of a paste, keeping what can be typed. */
  private Key pasted() {
    StringBuilder text = new StringBuilder();
    StringBuilder tail = new StringBuilder();
    while (!tail.toString().endsWith(PASTE_ENDS) && characters.await(PASTE_NANOS)) {
      char c = characters.take();
      if (text.length() < LONGEST_PASTE + PASTE_ENDS.length()) {
        text.append(c);
      }
      tail.append(c);
      if (tail.length() > PASTE_ENDS.length()) {
        tail.deleteCharAt(0);
      }
    }
    int end = text.indexOf(PASTE_ENDS);
    String whole = end < 0 ? text.toString() : text.substring(0, end);
    return paste(whole.substring(0, Math.min(LONGEST_PASTE, whole.length())));
  }

  /**
   * Creates the key for a paste. Invisible characters that a line cannot contain do not count as
   * lost.
   */
  private static Key paste(String text) {
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
  private CharBuffer decoded(ByteBuffer bytes) {
    ByteBuffer all = ByteBuffer.allocate(unread.length + bytes.remaining()).put(unread).put(bytes);
    all.flip();
    CharBuffer text = CharBuffer.allocate(all.remaining() + 1);
    utf8.decode(all, text, false);
    unread = new byte[all.remaining()];
    all.get(unread);
    text.flip();
    return text;
  }

  /** A reader of the received characters that waits for the rest of a sequence. */
  private final class Characters extends Reader {
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

    /** Waits for a character and keeps all other events for later. */
    boolean await(long nanos) {
      long end = System.nanoTime() + nanos;
      while (!pending()) {
        Heard event = poll(end - System.nanoTime());
        if (event instanceof Heard.Typed(ByteBuffer bytes)) {
          add(decoded(bytes));
        } else if (event == Heard.Plain.SILENCE) {
          return false;
        } else {
          later.addLast(event);
          if (event == Heard.Plain.ENDED) {
            return false;
          }
        }
      }
      return true;
    }

    @Override
    public boolean ready() {
      return pending() || (begun && await(last == '\u001b' ? ESCAPE_NANOS : BROKEN_NANOS));
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
