package lethe.app.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * The input of a terminal, a pipe or a connection: characters and signals, in order. While the
 * queue is full, threads that add bytes wait, so that a flood of input waits outside the program.
 * Any thread may add signals; one thread at a time adds characters, and one reads.
 */
public final class InputQueue {
  /** What a reader finds at the head of the queue. */
  public enum Item {
    /** At least one character. */
    CHARACTER,
    /** Another thread has called {@link #wake}. */
    WOKEN,
    /** The window was resized. */
    RESIZED,
    /** The program should be suspended as soon as the console has restored the terminal. */
    SUSPENDED,
    /** The program was continued; the contents of the screen have been lost. */
    RESUMED,
    /** The input has ended and everything before its end has been read. */
    ENDED,
    /** Nothing arrived in time. */
    TIMED_OUT
  }

  /** A waiting time that never elapses, in nanoseconds. */
  public static final long UNLIMITED = Long.MAX_VALUE;

  /** The maximum number of unread characters. */
  static final int CAPACITY = 4_096;

  /**
   * A signal.
   *
   * @param position the number of characters before it, since the queue was created
   */
  private record Signal(Item item, long position) {}

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final BooleanSupplier hasBacklog;
  private final CharsetDecoder utf8 =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);

  /** The beginning of a character whose remaining bytes have not arrived. */
  private byte[] undecoded = new byte[0];

  private final StringBuilder text = new StringBuilder();

  /** The index in {@link #text} of the first unread character. */
  private int first;

  /** The number of characters that have been read. */
  private long position;

  private final Deque<Signal> signals = new ArrayDeque<>();

  /**
   * Whether the end of a line or of the input has arrived since the last call of {@link
   * #awaitSignalOrLine}.
   */
  private boolean lineArrived;

  /** Whether a reader is waiting for input. */
  private boolean inputDemanded;

  private boolean ended;
  private boolean hungUp;

  /** Whether {@link #fill} has read bytes since the last call of {@link #pollActivity}. */
  private final AtomicBoolean active = new AtomicBoolean(true);

  /** Creates an empty queue whose input counts as complete as soon as the queue is full. */
  public InputQueue() {
    this(() -> true);
  }

  /**
   * Creates an empty queue.
   *
   * @param hasBacklog called by {@link #isComplete} when the queue is full; returns whether the
   *     input outside the queue has ended or is more than a user would type
   */
  public InputQueue(BooleanSupplier hasBacklog) {
    this.hasBacklog = hasBacklog;
  }

  /**
   * Adds the bytes of a stream until the stream ends or {@link #hangUp} is called, and then marks
   * the end of the input.
   *
   * @param bytesPerSecond the maximum rate on average, and the maximum size of a burst
   * @throws IOException if the stream cannot be read
   */
  public void fill(InputStream in, long bytesPerSecond) throws IOException {
    byte[] chunk = new byte[CAPACITY];
    long allowedAt = System.nanoTime();
    try {
      for (int read = in.read(chunk); read >= 0 && !isHungUp(); read = in.read(chunk)) {
        active.set(true);
        put(chunk, read);
        allowedAt = Math.max(allowedAt, System.nanoTime() - TimeUnit.SECONDS.toNanos(1));
        allowedAt += TimeUnit.SECONDS.toNanos(read) / bytesPerSecond;
        TimeUnit.NANOSECONDS.sleep(Math.max(0, allowedAt - System.nanoTime()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      end();
    }
  }

  /**
   * Adds the bytes of a stream until the stream ends, and then marks the end of the input. Reads
   * only while a reader is waiting, so that the rest remains available to other programs.
   *
   * @throws IOException if the stream cannot be read
   */
  void fillOnDemand(InputStream in) throws IOException {
    byte[] chunk = new byte[CAPACITY];
    try {
      awaitDemand();
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        put(chunk, read);
        awaitDemand();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      end();
    }
  }

  private void awaitDemand() throws InterruptedException {
    lock.lock();
    try {
      while (!inputDemanded) {
        changed.await();
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * Adds bytes in UTF-8. Waits while the queue is full; discards the rest after {@link #hangUp}.
   *
   * @param length the number of bytes to add, from the beginning of the array
   */
  public void put(byte[] bytes, int length) throws InterruptedException {
    ByteBuffer encoded =
        ByteBuffer.allocate(undecoded.length + length).put(undecoded).put(bytes, 0, length).flip();
    lock.lock();
    try {
      boolean hasMore = true;
      while (hasMore && !hungUp) {
        while (isFull() && !hungUp) {
          changed.await();
        }
        hasMore = decode(encoded);
        inputDemanded = false;
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
    undecoded = new byte[encoded.remaining()];
    encoded.get(undecoded);
  }

  /** Appends as many characters as fit. Returns whether more are left. */
  private boolean decode(ByteBuffer encoded) {
    CharBuffer decoded = CharBuffer.allocate(CAPACITY - unreadCount());
    boolean hasMore = utf8.decode(encoded, decoded, false).isOverflow();
    decoded.flip();
    text.delete(0, first).append(decoded);
    first = 0;
    for (int i = 0; i < decoded.length() && !lineArrived; i++) {
      lineArrived = decoded.charAt(i) == '\n' || decoded.charAt(i) == '\r';
    }
    return hasMore;
  }

  private int unreadCount() {
    return text.length() - first;
  }

  /** Returns whether no further character is accepted. Some characters need two positions. */
  private boolean isFull() {
    return unreadCount() > CAPACITY - 2;
  }

  /** Wakes the reader. */
  public void wake() {
    signal(Item.WOKEN);
  }

  /** Adds a signal, unless the same signal is already in the queue. */
  public void signal(Item item) {
    lock.lock();
    try {
      for (Signal signal : signals) {
        if (signal.item() == item) {
          return;
        }
      }
      signals.addLast(new Signal(item, position + unreadCount()));
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Marks the end of the input. */
  public void end() {
    lock.lock();
    try {
      ended = true;
      lineArrived = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Ends the input because the client has disconnected. No thread waits for space any longer. */
  public void hangUp() {
    lock.lock();
    try {
      hungUp = true;
      end();
    } finally {
      lock.unlock();
    }
  }

  /** Returns whether {@link #hangUp} has been called. */
  public boolean isHungUp() {
    lock.lock();
    try {
      return hungUp;
    } finally {
      lock.unlock();
    }
  }

  /** Returns whether the input has ended and all of it has been read, except for signals. */
  public boolean hasEnded() {
    lock.lock();
    try {
      return ended && unreadCount() == 0;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Returns whether the unread characters can be treated as the rest of the input: the input has
   * ended, or the queue is full and there is a backlog.
   */
  public boolean isComplete() {
    lock.lock();
    try {
      return ended || (isFull() && hasBacklog.getAsBoolean());
    } finally {
      lock.unlock();
    }
  }

  /** Reports that the backlog has grown. Wakes the reader if the queue is full. */
  public void backlogGrew() {
    lock.lock();
    try {
      if (isFull()) {
        wake();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Returns whether {@link #fill} has read bytes since the last call; true for the first call. */
  public boolean pollActivity() {
    return active.getAndSet(false);
  }

  /**
   * Waits for the head of the queue and returns its kind. A signal is removed; a character remains
   * until {@link #take} is called.
   *
   * @param nanos the maximum waiting time in nanoseconds
   * @return the kind; {@link Item#ENDED} also if the thread is interrupted
   */
  public Item await(long nanos) {
    lock.lock();
    try {
      long remainingNanos = nanos;
      while (true) {
        if (isSignalNext()) {
          return signals.removeFirst().item();
        }
        if (unreadCount() > 0) {
          return Item.CHARACTER;
        }
        if (ended) {
          return Item.ENDED;
        }
        if (remainingNanos <= 0) {
          return Item.TIMED_OUT;
        }
        demandInput();
        remainingNanos = changed.awaitNanos(remainingNanos);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Item.ENDED;
    } finally {
      inputDemanded = false;
      lock.unlock();
    }
  }

  private void demandInput() {
    inputDemanded = true;
    changed.signalAll();
  }

  private boolean isSignalNext() {
    return !signals.isEmpty() && signals.getFirst().position() <= position;
  }

  /** Returns whether a character is at the head of the queue. */
  public boolean hasCharacter() {
    lock.lock();
    try {
      return unreadCount() > 0 && !isSignalNext();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits for a character, even if signals precede it; they remain in the queue.
   *
   * @param nanos the maximum waiting time in nanoseconds
   * @return whether there is a character
   */
  public boolean awaitCharacter(long nanos) {
    lock.lock();
    try {
      long remainingNanos = nanos;
      while (unreadCount() == 0 && !ended && remainingNanos > 0) {
        demandInput();
        remainingNanos = changed.awaitNanos(remainingNanos);
      }
      return unreadCount() > 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      inputDemanded = false;
      lock.unlock();
    }
  }

  /** Removes and returns the first character, which must exist. */
  public char take() {
    lock.lock();
    try {
      char c = text.charAt(first);
      first++;
      position++;
      changed.signalAll();
      return c;
    } finally {
      lock.unlock();
    }
  }

  /** Puts taken characters back at the head of the queue. */
  void unread(CharSequence takenCharacters) {
    lock.lock();
    try {
      text.insert(first, takenCharacters);
      position -= takenCharacters.length();
    } finally {
      lock.unlock();
    }
  }

  /** Removes the {@code WOKEN} and {@code RESIZED} signals. Returns whether there were any. */
  public boolean pollWake() {
    lock.lock();
    try {
      boolean woken = false;
      for (Iterator<Signal> all = signals.iterator(); all.hasNext(); ) {
        Item item = all.next().item();
        if (item == Item.WOKEN || item == Item.RESIZED) {
          all.remove();
          woken = true;
        }
      }
      return woken;
    } finally {
      lock.unlock();
    }
  }

  /** Returns whether there is a signal that has not been read. */
  public boolean hasSignal() {
    lock.lock();
    try {
      return !signals.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits until there is a signal, until the client has disconnected, or until the end of a line or
   * of the input has arrived since the last call. Removes nothing.
   */
  public void awaitSignalOrLine() {
    lock.lock();
    try {
      while (signals.isEmpty() && !lineArrived && !hungUp) {
        changed.await();
      }
      lineArrived = false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      lock.unlock();
    }
  }
}
