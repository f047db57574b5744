package lethe.app.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * A few threads that think for any number of people, so that all else goes on meanwhile. Everybody
 * has one thought at a time, and every address has its turn before one has another. Where there are
 * several threads, one address never has all of them.
 */
public final class Thinkers implements AutoCloseable {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Somebody at an address. */
  private record Asker(String address, String whose) {}

  /** What waits, of those first whose turn it is. */
  private final SequencedMap<Asker, Deque<Thought<?>>> waiting = new LinkedHashMap<>();

  /** Those for whom something is being thought. */
  private final Set<Asker> busy = new HashSet<>();

  /** The addresses of those who wait, the one first that has had no turn for longest. */
  private final SequencedSet<String> addresses = new LinkedHashSet<>();

  /** How many threads may think for one address at once. */
  private final int most;

  private boolean closed;

  /** Creates a pool with this number of threads. */
  public Thinkers(int threads) {
    most = Math.max(1, threads - 1);
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
    return of(whose, whose);
  }

  /**
   * Thinks for one person at an address.
   *
   * @param address shares the threads equally with all others
   */
  public Thinking of(String address, String whose) {
    Asker asker = new Asker(address, whose);
    return new Thinking() {
      @Override
      public <T> Thought<T> think(Supplier<T> work, Runnable done) {
        Thought<T> thought = new Thought<>(work, done);
        add(asker, thought);
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

  private void add(Asker asker, Thought<?> thought) {
    lock.lock();
    try {
      if (closed) {
        thought.cancel();
        return;
      }
      waiting.computeIfAbsent(asker, _ -> new ArrayDeque<>()).add(thought);
      addresses.add(asker.address());
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void work() {
    try {
      while (true) {
        Map.Entry<Asker, Thought<?>> next = next();
        next.getValue().run();
        free(next.getKey());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Map.Entry<Asker, Thought<?>> next() throws InterruptedException {
    lock.lock();
    try {
      while (true) {
        Optional<Asker> turn = turn();
        if (turn.isPresent()) {
          Asker asker = turn.get();
          busy.add(asker);
          return Map.entry(asker, take(asker));
        }
        changed.await();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Returns whose turn it is, if somebody may have one now. */
  private Optional<Asker> turn() {
    return addresses.stream()
        .filter(
            address -> busy.stream().filter(one -> one.address().equals(address)).count() < most)
        .flatMap(
            address ->
                waiting.sequencedKeySet().stream()
                    .filter(asker -> asker.address().equals(address) && !busy.contains(asker))
                    .limit(1))
        .findFirst();
  }

  /** Takes what somebody has waited for longest; for the rest they wait behind all others. */
  private Thought<?> take(Asker asker) {
    Deque<Thought<?>> theirs = Objects.requireNonNull(waiting.remove(asker));
    Thought<?> first = theirs.removeFirst();
    theirs.removeIf(Thought::isCancelled);
    if (!theirs.isEmpty()) {
      waiting.putLast(asker, theirs);
    }
    addresses.remove(asker.address());
    if (waiting.keySet().stream().anyMatch(one -> one.address().equals(asker.address()))) {
      addresses.add(asker.address());
    }
    return first;
  }

  private void free(Asker asker) {
    lock.lock();
    try {
      busy.remove(asker);
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
      addresses.clear();
    } finally {
      lock.unlock();
    }
  }
}
