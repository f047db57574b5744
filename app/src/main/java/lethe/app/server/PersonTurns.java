package lethe.app.server;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Serializes the requests of each person across connections, so that nobody can exceed a limit by
 * making two requests at once.
 */
final class PersonTurns {
  private final ConcurrentMap<String, Turn> turns = new ConcurrentHashMap<>();

  /** The lock of one person. It exists while a thread holds it or waits for it. */
  private static final class Turn {
    private final ReentrantLock lock = new ReentrantLock();
    private int wanted;
  }

  /** Performs work while holding the locks of two persons. */
  <T> T of(String one, String other, Supplier<T> work) {
    boolean first = one.compareTo(other) < 0;
    return of(first ? one : other, () -> of(first ? other : one, work));
  }

  <T> T of(String person, Supplier<T> work) {
    Turn turn =
        turns.compute(
            person,
            (_, known) -> {
              Turn wanted = known == null ? new Turn() : known;
              wanted.wanted++;
              return wanted;
            });
    turn.lock.lock();
    try {
      return work.get();
    } finally {
      turn.lock.unlock();
      turns.computeIfPresent(person, (_, known) -> --known.wanted == 0 ? null : known);
    }
  }
}
