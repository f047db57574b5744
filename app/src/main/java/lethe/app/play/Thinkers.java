package lethe.app.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * A few threads that think for any number of people, so that all else goes on meanwhile. Everybody
 * has one thought at a time, and it is everybody's turn before it is anybody's again.
 */
public final class Thinkers implements AutoCloseable {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** What waits, of those first whose turn it is. */
  private final SequencedMap<String, Deque<Thought<?>>> waiting = new LinkedHashMap<>();

  /** Those for whom something is being thought. */
  private final Set<String> busy = new HashSet<>();

  private boolean closed;

  /** So many threads think at once. */
  public Thinkers(int threads) {
    for (int i = 0; i < threads; i++) {
      Thread.ofPlatform().daemon().name("thinker-", i).start(this::work);
    }
  }

  /** As many as leave one processor to all else, where there are two. */
  public static Thinkers usual() {
    return new Thinkers(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
  }

  /** Thinks for one person, or for whatever else has a turn of its own. */
  public Thinking of(String whose) {
    return new Thinking() {
      @Override
      public <T> Thought<T> think(Supplier<T> work, Runnable done) {
        Thought<T> thought = new Thought<>(work, done);
        add(whose, thought);
        return thought;
      }
    };
  }

  /** How many thoughts wait until it is their turn. */
  public int waiting() {
    lock.lock();
    try {
      return waiting.values().stream().mapToInt(Deque::size).sum();
    } finally {
      lock.unlock();
    }
  }

  /** For how many something is being thought. */
  public int busy() {
    lock.lock();
    try {
      return busy.size();
    } finally {
      lock.unlock();
    }
  }

  private void add(String whose, Thought<?> thought) {
    lock.lock();
    try {
      if (closed) {
        thought.cancel();
        return;
      }
      waiting.computeIfAbsent(whose, _ -> new ArrayDeque<>()).add(thought);
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void work() {
    try {
      while (true) {
        Map.Entry<String, Thought<?>> next = next();
        next.getValue().run();
        free(next.getKey());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Map.Entry<String, Thought<?>> next() throws InterruptedException {
    lock.lock();
    try {
      while (true) {
        for (String whose : waiting.sequencedKeySet()) {
          if (busy.add(whose)) {
            return Map.entry(whose, take(whose));
          }
        }
        changed.await();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Takes what somebody has waited for longest; for the rest they wait behind all others. */
  private Thought<?> take(String whose) {
    Deque<Thought<?>> theirs = Objects.requireNonNull(waiting.remove(whose));
    Thought<?> first = theirs.removeFirst();
    theirs.removeIf(Thought::isCancelled);
    if (!theirs.isEmpty()) {
      waiting.putLast(whose, theirs);
    }
    return first;
  }

  private void free(String whose) {
    lock.lock();
    try {
      busy.remove(whose);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Nothing more is begun. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      waiting.values().forEach(theirs -> theirs.forEach(Thought::cancel));
      waiting.clear();
    } finally {
      lock.unlock();
    }
  }
}
