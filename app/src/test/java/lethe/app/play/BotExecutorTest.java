package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests that background tasks of many owners are scheduled fairly, and what happens to canceled and
 * failed tasks.
 */
@Timeout(60)
class BotExecutorTest {
  private final List<String> executed = new CopyOnWriteArrayList<>();

  private static BotTask<Boolean> submitBlocking(
      BotExecutor executor, String owner, CountDownLatch until) {
    return executor.forOwner(owner).submit(() -> awaitLatch(until), _ -> {});
  }

  private static boolean awaitLatch(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private BotTask<Boolean> submit(BotExecutor executor, String owner) {
    return executor.forOwner(owner).submit(() -> executed.add(owner), _ -> {});
  }

  @Test
  void ownersTakeTurns() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor executor = new BotExecutor(1)) {
      submitBlocking(executor, "anna", begin);
      submit(executor, "anna");
      submit(executor, "anna");
      BotTask<Boolean> last = submit(executor, "anna");
      submit(executor, "ben");
      submit(executor, "cleo");
      submit(executor, "ben");
      begin.countDown();
      assertThat(last.result()).isTrue();
    }
    assertThat(executed.subList(0, 3)).containsExactlyInAnyOrder("anna", "ben", "cleo");
    assertThat(executed.subList(3, 5)).containsExactlyInAnyOrder("anna", "ben");
    assertThat(executed).hasSize(6);
  }

  @Test
  void anOwnerHasAtMostOneRunningTask() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor executor = new BotExecutor(2)) {
      BotTask<Boolean> first = submitBlocking(executor, "anna", begin);
      BotTask<Boolean> second = submit(executor, "anna");
      // The other thread is available to other owners.
      assertThat(submit(executor, "ben").result()).isTrue();
      assertThat(submit(executor, "ben").result()).isTrue();
      assertThat(second.isDone()).isFalse();
      begin.countDown();
      assertThat(first.result()).isTrue();
      assertThat(second.result()).isTrue();
    }
    assertThat(executed).containsExactly("ben", "ben", "anna");
  }

  /** Guests at one address wait for each other; users at other addresses do not. */
  @Test
  void addressesTakeTurns() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor executor = new BotExecutor(1)) {
      BotTask<Boolean> first =
          executor
              .forOwner("192.0.2.7", "guest")
              .submit(
                  () -> {
                    executed.add("guest");
                    return awaitLatch(begin);
                  },
                  _ -> {});
      for (int i = 2; i < 9; i++) {
        String name = "guest-" + i;
        executor.forOwner("192.0.2.7", name).submit(() -> executed.add(name), _ -> {});
      }
      executor.forOwner("192.0.2.8", "anna").submit(() -> executed.add("anna"), _ -> {});
      BotTask<Boolean> last =
          executor.forOwner("192.0.2.8", "anna").submit(() -> executed.add("anna"), _ -> {});
      begin.countDown();
      assertThat(first.result()).isTrue();
      assertThat(last.result()).isTrue();
    }
    assertThat(executed.subList(0, 5)).filteredOn("anna"::equals).hasSize(2);
  }

  @Test
  void oneAddressCannotUseAllThreads() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor executor = new BotExecutor(2)) {
      for (int i = 0; i < 4; i++) {
        executor.forOwner("192.0.2.7", "guest-" + i).submit(() -> awaitLatch(begin), _ -> {});
      }
      assertThat(executor.forOwner("192.0.2.8", "anna").submit(() -> true, _ -> {}).result())
          .isTrue();
      begin.countDown();
    }
  }

  @Test
  void aCanceledTaskIsNotStarted() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor executor = new BotExecutor(1)) {
      submitBlocking(executor, "anna", begin);
      BotTask<Boolean> canceled = submit(executor, "ben");
      BotTask<Boolean> next = submit(executor, "cleo");
      canceled.cancel();
      begin.countDown();
      assertThat(next.result()).isTrue();
      assertThatThrownBy(canceled::result).isInstanceOf(CancellationException.class);
    }
    assertThat(executed).containsExactly("cleo");
  }

  @Test
  void aTaskSubmittedAfterClosingIsCanceled() {
    BotExecutor executor = new BotExecutor(1);
    executor.close();
    assertThatThrownBy(submit(executor, "anna")::result).isInstanceOf(CancellationException.class);
    assertThat(executed).isEmpty();
  }

  @Test
  void aFailedTaskRethrowsItsException() throws InterruptedException {
    try (BotExecutor executor = new BotExecutor(1)) {
      BotTask<Boolean> failing =
          executor
              .forOwner("anna")
              .submit(
                  () -> {
                    throw new IllegalStateException("no such card");
                  },
                  _ -> {});
      assertThatThrownBy(failing::result).hasMessage("no such card");
      assertThat(submit(executor, "anna").result()).isTrue();
    }
  }

  @Test
  void runningAndWaitingTasksAreCounted() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor executor = new BotExecutor(1)) {
      BotTask<Boolean> first =
          executor
              .forOwner("anna")
              .submit(
                  () -> {
                    begun.countDown();
                    return awaitLatch(begin);
                  },
                  _ -> {});
      begun.await();
      submit(executor, "anna");
      BotTask<Boolean> last = submit(executor, "ben");
      assertThat(executor.runningCount()).isEqualTo(1);
      assertThat(executor.queuedCount()).isEqualTo(2);
      begin.countDown();
      assertThat(first.result()).isTrue();
      assertThat(last.result()).isTrue();
    }
  }
}
