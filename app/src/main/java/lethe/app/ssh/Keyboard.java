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
 * What comes from one connection, byte by byte, and calls from elsewhere that are to be heard
 * between two bytes. Reads no further ahead than a little, and no faster than a person or a file
 * needs, so that a flood waits in the network.
 */
final class Keyboard {
  /** No more bytes will come. */
  static final int ENDED = -1;

  /** Somebody has called. */
  static final int WOKEN = -2;

  /** It is as late as one wanted to wait. */
  static final int LATE = -3;

  private static final int AHEAD = 4096;

  /** How many bytes a second are read for long, and how many at once. */
  private static final int RATE = 32_768;

  /** How long to wait for somebody who is behind. */
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(20);

  private final InputStream in;

  /** Whether more has come behind what is read ahead than anybody types, or the last byte. */
  private final BooleanSupplier sent;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final byte[] ring = new byte[AHEAD];
  private int first;
  private int count;
  private boolean woken;

  /** Whether a line has come since somebody waited for a call. */
  private boolean typed;

  private boolean ended;
  private boolean gone;
  private Optional<Tty.Listener> listener = Optional.empty();

  /** Whether a key was pressed since somebody asked. */
  private final AtomicBoolean touched = new AtomicBoolean(true);

  Keyboard(InputStream in) {
    this(in, () -> true);
  }

  /**
   * A keyboard at the other end of a connection.
   *
   * @param sent asked when no more is read ahead: whether the last byte has come behind that, or
   *     more than anybody types
   */
  Keyboard(InputStream in, BooleanSupplier sent) {
    this.in = in;
    this.sent = sent;
  }

  /** Begins to read. */
  void start() {
    Thread.ofVirtual().name("keyboard").start(this::pump);
  }

  private void pump() {
    byte[] chunk = new byte[AHEAD];
    long allowed = System.nanoTime();
    try {
      int read = in.read(chunk);
      while (read >= 0 && !isGone()) {
        touched.set(true);
        put(chunk, read);
        while (isBehind()) {
          TimeUnit.NANOSECONDS.sleep(PAUSE);
        }
        allowed = Math.max(allowed, System.nanoTime() - TimeUnit.SECONDS.toNanos(1));
        allowed += TimeUnit.SECONDS.toNanos(read) / RATE;
        TimeUnit.NANOSECONDS.sleep(Math.max(0, allowed - System.nanoTime()));
        read = in.read(chunk);
      }
    } catch (IOException e) {
      hangUp();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    end();
  }

  private void put(byte[] bytes, int length) throws InterruptedException {
    lock.lock();
    try {
      if (listener.isPresent()) {
        listener.get().typed(Arrays.copyOf(bytes, length));
        return;
      }
      for (int i = 0; i < length && !gone; i++) {
        typed |= bytes[i] == '\n' || bytes[i] == '\r';
        while (count == AHEAD && !gone) {
          changed.signalAll();
          changed.await();
        }
        ring[(first + count) % AHEAD] = bytes[i];
        count++;
      }
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Whether bytes go to somebody who has not seen to those before. */
  private boolean isBehind() {
    lock.lock();
    try {
      return !gone && listener.filter(Tty.Listener::isBehind).isPresent();
    } finally {
      lock.unlock();
    }
  }

  private void end() {
    lock.lock();
    try {
      ended = true;
      // Whoever waits for something else may have nothing to wait for any more.
      woken = true;
      listener.ifPresent(Tty.Listener::ended);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Calls whoever reads; from any thread. */
  void wake() {
    lock.lock();
    try {
      woken = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Whether somebody has called who was not heard yet. */
  boolean isCalled() {
    lock.lock();
    try {
      return woken;
    } finally {
      lock.unlock();
    }
  }

  /** More has come behind what is read ahead. */
  void crowd() {
    lock.lock();
    try {
      if (count == AHEAD) {
        woken = true;
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Nobody is there any more: what was typed last counts no longer. */
  void hangUp() {
    lock.lock();
    try {
      gone = true;
      ended = true;
      listener.ifPresent(Tty.Listener::ended);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** The window has another size. */
  void resized() {
    lock.lock();
    try {
      listener.ifPresent(Tty.Listener::resized);
      woken = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  boolean isGone() {
    lock.lock();
    try {
      return gone;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Whether nothing more will be typed than what waits to be read: the input has ended, or so much
   * waits that a person has not typed it.
   */
  boolean isLast() {
    lock.lock();
    try {
      return ended || (count == AHEAD && sent.getAsBoolean());
    } finally {
      lock.unlock();
    }
  }

  /** Whether a key was pressed since this was last asked. */
  boolean wasTouched() {
    return touched.getAndSet(false);
  }

  /**
   * The next byte, or why there is none.
   *
   * @param late until when to wait, in nanoseconds; for ever if it is 0
   */
  int next(long late) {
    lock.lock();
    try {
      while (true) {
        if (gone) {
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
        if (late == 0) {
          changed.await();
        } else if (changed.awaitNanos(late - System.nanoTime()) <= 0) {
          return LATE;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ENDED;
    } finally {
      lock.unlock();
    }
  }

  /** Waits for a call or for a line, and takes no byte. */
  int call() {
    lock.lock();
    try {
      while (!woken && !typed && !gone) {
        changed.await();
      }
      woken = false;
      typed = false;
      return gone ? ENDED : WOKEN;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ENDED;
    } finally {
      lock.unlock();
    }
  }

  private int take() {
    int next = ring[first] & 0xff;
    first = (first + 1) % AHEAD;
    count--;
    changed.signalAll();
    return next;
  }

  /** From now on bytes go there as they come, those that were not read yet first. */
  void divert(Tty.Listener other) {
    lock.lock();
    try {
      listener = Optional.of(other);
      if (count > 0) {
        byte[] unread = new byte[count];
        for (int i = 0; i < unread.length; i++) {
          unread[i] = (byte) take();
        }
        other.typed(unread);
      }
      if (ended) {
        other.ended();
      }
    } finally {
      lock.unlock();
    }
  }

  /** From now on bytes are read here again. */
  void divertNoMore() {
    lock.lock();
    try {
      listener = Optional.empty();
    } finally {
      lock.unlock();
    }
  }
}
