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
 * What comes from a terminal, one thing after the other: bytes become keys by Lanterna's patterns.
 * Told from any thread; one thread waits for what comes.
 */
final class Keyboard implements Tty.Listener {
  /** Something that came. */
  sealed interface Heard {
    record Pressed(Key key) implements Heard {}

    record Typed(ByteBuffer bytes) implements Heard {}

    enum Plain implements Heard {
      WOKEN,
      RESIZED,
      ASIDE,
      RETURNED,
      ENDED,
      /** The window is in front of all others now. */
      FRONT,
      BEHIND,
      /** Nothing came in time. */
      SILENCE
    }
  }

  /** How long the rest of a sequence may stay away before what there is counts as keys. */
  private static final long BROKEN_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** The same after an Escape, which may also be a key of its own. */
  private static final long ESCAPE_NANOS = TimeUnit.MILLISECONDS.toNanos(60);

  private static final long PASTE_NANOS = TimeUnit.SECONDS.toNanos(2);
  private static final String PASTE_ENDS = "\u001b[201~";
  private static final int LONGEST_PASTE = 4_096;

  /** More bytes than these need not wait here. */
  private static final int ENOUGH = 4_096;

  private final BlockingQueue<Heard> coming = new LinkedBlockingQueue<>();

  /** How many bytes wait. */
  private final AtomicInteger waiting = new AtomicInteger();

  /** What came while the rest of a sequence was waited for. */
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

  /** Somebody else wants the one who waits here to look up. */
  void wake() {
    call(Heard.Plain.WOKEN);
  }

  /** Whoever is called once looks at all that has changed. */
  private void call(Heard.Plain event) {
    if (!coming.contains(event)) {
      coming.add(event);
    }
  }

  /** Whether more has been typed already. */
  boolean isBusy() {
    return characters.pending() || (later.isEmpty() && coming.peek() instanceof Heard.Typed);
  }

  /** Waits until something comes. */
  Heard next() {
    Heard event = Heard.Plain.SILENCE;
    while (event == Heard.Plain.SILENCE) {
      event = next(TimeUnit.HOURS.toNanos(1));
    }
    return event;
  }

  /** Waits for so long, or until something comes. */
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

  /** Waits for so long, or until something comes; it can still be had afterwards. */
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

  /** The next key of what has come; none if that was no key, or nothing is left. */
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

  /** What comes until the end of the paste, as far as it can be typed. */
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

  /** Of what a line cannot hold, nobody misses what cannot be seen. */
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

  /** Bytes as characters; the beginning of a character that is not whole waits for its rest. */
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

  /** Characters that have come and were not decoded yet; waits for the rest of a sequence. */
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

    /** Waits for a character, and keeps everything else that comes for later. */
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
