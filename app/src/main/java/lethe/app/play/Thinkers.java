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
 * A small thread pool for background computations of many people. Each person has at most one
 * running task, and waiting people take turns.
 */
public final class Thinkers implements AutoCloseable {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Waiting tasks per person, in the order of their turns. */
  private final SequencedMap<String, Deque<Thought<?>>> waiting = new LinkedHashMap<>();

  /** The people with a running task. */
  private final Set<String> busy = new HashSet<>();

  private boolean closed;

  /** Creates a pool with this number of threads. */
  public Thinkers(int threads) {
    for (int i = 0; i < threads; i++) {
      Thread.ofPlatform().daemon().name("thinker-", i).start(this::work);
    }
  }

  /** Creates a pool that leaves one processor free, if there are two or more. */
  public static Thinkers usual() {
    return new Thinkers(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
  }

  /** Returns an executor for one person, or for another party that takes turns. */
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

  /** Returns the number of waiting tasks. */
  public int waiting() {
    lock.lock();
    try {
      return waiting.values().stream().mapToInt(Deque::size).sum();
    } finally {
      lock.unlock();
    }
  }

  /** Returns the number of people with a running task. */
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

  /** Takes the oldest task of a person, who then goes to the end of the queue. */
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

  /** Stops accepting tasks. */
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
