package lethe.app.ssh;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import lethe.app.terminal.Tty;

/**
 * The input of one connection, byte by byte, combined with wake-ups from other threads. Reads only
 * a little ahead, and at a limited rate, so that a flood of input waits in the network.
 * Thread-safe.
 */
final class InputBuffer {
  /** Result of {@link #next}: the input has ended. */
  static final int ENDED = -1;

  /**
   * Result of {@link #next}: the reader was woken, the window was resized, or the input has ended.
   */
  static final int WOKEN = -2;

  /** Result of {@link #next}: the deadline has passed. */
  static final int TIMED_OUT = -3;

  private static final int CAPACITY = 4096;

  /** Bytes read per second on average; also the size of a burst. */
  private static final int BYTES_PER_SECOND = 32_768;

  /** Delay between checks of a listener that has fallen behind, in nanoseconds. */
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(20);

  private final InputStream in;

  /**
   * Returns whether, beyond the bytes read ahead, more input has arrived than a user would type, or
   * the input has ended.
   */
  private final BooleanSupplier sent;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final byte[] ring = new byte[CAPACITY];
  private int first;
  private int count;
  private boolean woken;

  /** Whether a line has arrived since the last call of {@link #awaitWake}. */
  private boolean typed;

  private boolean ended;
  private boolean hungUp;
  private Optional<Tty.Listener> listener = Optional.empty();

  /** Whether any input has arrived since the last call of {@link #pollActivity}. */
  private final AtomicBoolean active = new AtomicBoolean(true);

  InputBuffer(InputStream in) {
    this(in, () -> true);
  }

  /**
   * Creates a buffer for the input of a connection.
   *
   * @param sent called when the buffer is full; returns whether, beyond the bytes read ahead, more
   *     input has arrived than a user would type, or the input has ended
   */
  InputBuffer(InputStream in, BooleanSupplier sent) {
    this.in = in;
    this.sent = sent;
  }

  /** Starts reading. */
  void start() {
    Thread.ofVirtual().name("keyboard").start(this::pump);
  }

  private void pump() {
    byte[] chunk = new byte[CAPACITY];
    long allowed = System.nanoTime();
    try {
      int read = in.read(chunk);
      while (read >= 0 && !isHungUp()) {
        active.set(true);
        put(chunk, read);
        while (isListenerBehind()) {
          TimeUnit.NANOSECONDS.sleep(PAUSE);
        }
        allowed = Math.max(allowed, System.nanoTime() - TimeUnit.SECONDS.toNanos(1));
        allowed += TimeUnit.SECONDS.toNanos(read) / BYTES_PER_SECOND;
        TimeUnit.NANOSECONDS.sleep(Math.max(0, allowed - System.nanoTime()));
        read = in.read(chunk);
      }
    } catch (IOException e) {
      hangUp();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    markEnded();
  }

  private void put(byte[] bytes, int length) throws InterruptedException {
    lock.lock();
    try {
      if (listener.isPresent()) {
        listener.get().onBytes(Arrays.copyOf(bytes, length));
        return;
      }
      for (int i = 0; i < length && !hungUp; i++) {
        typed |= bytes[i] == '\n' || bytes[i] == '\r';
        while (count == CAPACITY && !hungUp) {
          changed.signalAll();
          changed.await();
        }
        ring[(first + count) % CAPACITY] = bytes[i];
        count++;
      }
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Returns whether the listener has not yet processed earlier input. */
  private boolean isListenerBehind() {
    lock.lock();
    try {
      return !hungUp && listener.filter(Tty.Listener::isBackedUp).isPresent();
    } finally {
      lock.unlock();
    }
  }

  private void markEnded() {
    lock.lock();
    try {
      ended = true;
      // A reader waiting for another event may need to stop.
      woken = true;
      listener.ifPresent(Tty.Listener::onEnd);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Wakes the reader. May be called from any thread. */
  void wake() {
    lock.lock();
    try {
      woken = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Returns whether a wake-up is pending that the reader has not noticed yet. */
  boolean isWoken() {
    lock.lock();
    try {
      return woken;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Reports that more bytes have arrived than the buffer has read. Wakes the reader if the buffer
   * is full.
   */
  void markBacklogged() {
    lock.lock();
    try {
      if (count == CAPACITY) {
        woken = true;
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Reports that the client has disconnected. Discards the unread input. */
  void hangUp() {
    lock.lock();
    try {
      hungUp = true;
      ended = true;
      listener.ifPresent(Tty.Listener::onEnd);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Reports a new window size. */
  void resized() {
    lock.lock();
    try {
      listener.ifPresent(Tty.Listener::onResize);
      woken = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  boolean isHungUp() {
    lock.lock();
    try {
      return hungUp;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Returns whether the buffered input can be treated as all of the input: the input has ended, or
   * more has arrived than a user would type.
   */
  boolean isLast() {
    lock.lock();
    try {
      return ended || (count == CAPACITY && sent.getAsBoolean());
    } finally {
      lock.unlock();
    }
  }

  /** Returns whether any input has arrived since the last call. */
  boolean pollActivity() {
    return active.getAndSet(false);
  }

  /**
   * Returns the next byte, or {@link #ENDED}, {@link #WOKEN} or {@link #TIMED_OUT}.
   *
   * @param deadline the deadline as a {@link System#nanoTime} value; 0 to wait forever
   */
  int next(long deadline) {
    lock.lock();
    try {
      while (true) {
        if (hungUp) {
          return ENDED;
        }
        if (woken) {
          woken = false;
          return WOKEN;
        }
        if (count > 0) {
          return take();
        }
        if (ended) {
          return ENDED;
        }
        if (deadline == 0) {
          changed.await();
        } else if (changed.awaitNanos(deadline - System.nanoTime()) <= 0) {
          return TIMED_OUT;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ENDED;
    } finally {
      lock.unlock();
    }
  }

  /** Waits for a wake-up or for a line, without consuming input. */
  int awaitWake() {
    lock.lock();
    try {
      while (!woken && !typed && !hungUp) {
        changed.await();
      }
      woken = false;
      typed = false;
      return hungUp ? ENDED : WOKEN;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ENDED;
    } finally {
      lock.unlock();
    }
  }

  private int take() {
    int next = ring[first] & 0xff;
    first = (first + 1) % CAPACITY;
    count--;
    changed.signalAll();
    return next;
  }

  /**
   * Passes all further input to a listener, beginning with the bytes that have not been read yet.
   */
  void setListener(Tty.Listener other) {
    lock.lock();
    try {
      listener = Optional.of(other);
      if (count > 0) {
        byte[] unread = new byte[count];
        for (int i = 0; i < unread.length; i++) {
          unread[i] = (byte) take();
        }
        other.onBytes(unread);
      }
      if (ended) {
        other.onEnd();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Stops passing input to a listener. */
  void clearListener() {
    lock.lock();
    try {
      listener = Optional.empty();
    } finally {
      lock.unlock();
    }
  }
}
