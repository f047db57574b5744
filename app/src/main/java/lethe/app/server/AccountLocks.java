package lethe.app.server;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Serializes the requests of each person across connections, so that nobody can exceed a limit by
 * making two requests at once.
 */
final class AccountLocks {
  private final ConcurrentMap<String, AccountLock> locks = new ConcurrentHashMap<>();

  /** The lock of one person. It exists while a thread holds it or waits for it. */
  private static final class AccountLock {
    private final ReentrantLock lock = new ReentrantLock();
    private int users;
  }

  /** Performs work while holding the locks of two persons. */
  <T> T withLock(String firstId, String secondId, Supplier<T> work) {
    boolean first = firstId.compareTo(secondId) < 0;
    return withLock(first ? firstId : secondId, () -> withLock(first ? secondId : firstId, work));
  }

  <T> T withLock(String accountId, Supplier<T> work) {
    AccountLock lock =
        locks.compute(
            accountId,
            (_, known) -> {
              AccountLock wanted = known == null ? new AccountLock() : known;
              wanted.users++;
              return wanted;
            });
    lock.lock.lock();
    try {
      return work.get();
    } finally {
      lock.lock.unlock();
      locks.computeIfPresent(accountId, (_, known) -> --known.users == 0 ? null : known);
    }
  }
}
