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
import java.util.function.Consumer;
import java.util.function.Function;
import lethe.engine.core.ProgressListener;

/**
 * Runs the computations of bots for any number of users on a few threads. Each user has at most one
 * running task, and all addresses take turns. If there are several threads, no single address ever
 * occupies all of them.
 */
public final class BotExecutor implements AutoCloseable {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition queueChanged = lock.newCondition();

  /** A user at an address. */
  private record TaskOwner(String address, String user) {}

  /** The waiting tasks of each user, in the order in which the users of an address take turns. */
  private final SequencedMap<TaskOwner, Deque<BotTask<?>>> queues = new LinkedHashMap<>();

  /** The users with a running task. */
  private final Set<TaskOwner> busyOwners = new HashSet<>();

  /** The addresses with waiting tasks, in the order in which they take turns. */
  private final SequencedSet<String> waitingAddresses = new LinkedHashSet<>();

  /** The maximum number of threads that one address uses at the same time. */
  private final int maxPerAddress;

  private boolean closed;

  /** Creates an executor with this number of threads. */
  public BotExecutor(int threads) {
    maxPerAddress = Math.max(1, threads - 1);
    for (int i = 0; i < threads; i++) {
      Thread.ofPlatform().daemon().name("thinker-", i).start(this::runTasks);
    }
  }

  /** Creates an executor that leaves one processor free, if there are two or more. */
  public static BotExecutor create() {
    return new BotExecutor(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
  }

  /** Returns an executor for an owner of tasks who shares no address with another owner. */
  public TaskRunner forOwner(String owner) {
    return forOwner(owner, owner);
  }

  /**
   * Returns an executor for one user at an address.
   *
   * @param address the address, which takes turns with all others
   */
  public TaskRunner forOwner(String address, String owner) {
    TaskOwner taskOwner = new TaskOwner(address, owner);
    return new TaskRunner() {
      @Override
      public <T> BotTask<T> submit(
          Function<ProgressListener, T> work,
          Consumer<BotTask<T>> onProgress,
          Consumer<BotTask<T>> onDone) {
        BotTask<T> task = new BotTask<>(work, onProgress, onDone);
        add(taskOwner, task);
        return task;
      }
    };
  }

  /** Returns the number of waiting tasks, possibly including some that have been canceled. */
  public int queuedCount() {
    lock.lock();
    try {
      return queues.values().stream().mapToInt(Deque::size).sum();
    } finally {
      lock.unlock();
    }
  }

  /** Returns the number of users with a running task. */
  public int runningCount() {
    lock.lock();
    try {
      return busyOwners.size();
    } finally {
      lock.unlock();
    }
  }

  private void add(TaskOwner taskOwner, BotTask<?> task) {
    lock.lock();
    try {
      if (closed) {
        task.cancel();
        return;
      }
      queues.computeIfAbsent(taskOwner, _ -> new ArrayDeque<>()).add(task);
      waitingAddresses.add(taskOwner.address());
      queueChanged.signal();
    } finally {
      lock.unlock();
    }
  }

  private void runTasks() {
    try {
      Optional<Map.Entry<TaskOwner, BotTask<?>>> next = awaitNext();
      while (next.isPresent()) {
        next.get().getValue().run();
        release(next.get().getKey());
        next = awaitNext();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for the next task and its owner; returns an empty value when the executor is closed. */
  private Optional<Map.Entry<TaskOwner, BotTask<?>>> awaitNext() throws InterruptedException {
    lock.lock();
    try {
      while (!closed) {
        Optional<TaskOwner> turn = nextOwner();
        if (turn.isPresent()) {
          TaskOwner taskOwner = turn.get();
          busyOwners.add(taskOwner);
          return Optional.of(Map.entry(taskOwner, take(taskOwner)));
        }
        queueChanged.await();
      }
      return Optional.empty();
    } finally {
      lock.unlock();
    }
  }

  /** Returns the user whose turn it is; empty if no task can be started. */
  private Optional<TaskOwner> nextOwner() {
    return waitingAddresses.stream()
        .filter(
            address ->
                busyOwners.stream().filter(owner -> owner.address().equals(address)).count()
                    < maxPerAddress)
        .flatMap(
            address ->
                queues.sequencedKeySet().stream()
                    .filter(
                        taskOwner ->
                            taskOwner.address().equals(address) && !busyOwners.contains(taskOwner))
                    .limit(1))
        .findFirst();
  }

  /**
   * Removes the oldest task of a user and all canceled ones, and moves the user and the address to
   * the end of their queues.
   */
  private BotTask<?> take(TaskOwner taskOwner) {
    Deque<BotTask<?>> queue = Objects.requireNonNull(queues.remove(taskOwner));
    BotTask<?> first = queue.removeFirst();
    queue.removeIf(BotTask::isCancelled);
    if (!queue.isEmpty()) {
      queues.putLast(taskOwner, queue);
    }
    waitingAddresses.remove(taskOwner.address());
    if (queues.keySet().stream().anyMatch(owner -> owner.address().equals(taskOwner.address()))) {
      waitingAddresses.add(taskOwner.address());
    }
    return first;
  }

  private void release(TaskOwner taskOwner) {
    lock.lock();
    try {
      busyOwners.remove(taskOwner);
      queueChanged.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Cancels the waiting tasks and every task that is submitted later; running tasks are completed.
   */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      queueChanged.signalAll();
      queues.values().forEach(queue -> queue.forEach(BotTask::cancel));
      queues.clear();
      waitingAddresses.clear();
    } finally {
      lock.unlock();
    }
  }
}
