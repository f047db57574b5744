package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that background tasks of many requesters are scheduled fairly. */
@Timeout(60)
class BotExecutorTest {
  private final List<String> executed = new CopyOnWriteArrayList<>();

  private static BotTask<Boolean> submitBlocking(
      BotExecutor executor, String owner, CountDownLatch until) {
    return executor.forOwner(owner).submit(() -> waited(until), _ -> {});
  }

  private static boolean waited(CountDownLatch latch) {
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
    try (BotExecutor one = new BotExecutor(1)) {
      submitBlocking(one, "anna", begin);
      submit(one, "anna");
      submit(one, "anna");
      BotTask<Boolean> last = submit(one, "anna");
      submit(one, "ben");
      submit(one, "cleo");
      submit(one, "ben");
      begin.countDown();
      assertThat(last.result()).isTrue();
    }
    assertThat(executed.subList(0, 3)).containsExactlyInAnyOrder("anna", "ben", "cleo");
    assertThat(executed.subList(3, 5)).containsExactlyInAnyOrder("anna", "ben");
    assertThat(executed).hasSize(6);
  }

  @Test
  void anOwnerHasOneRunningTask() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor two = new BotExecutor(2)) {
      BotTask<Boolean> first = submitBlocking(two, "anna", begin);
      BotTask<Boolean> second = submit(two, "anna");
      // The other thread is available to everyone but the same requester.
      assertThat(submit(two, "ben").result()).isTrue();
      assertThat(submit(two, "ben").result()).isTrue();
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
    try (BotExecutor one = new BotExecutor(1)) {
      BotTask<Boolean> first =
          one.forOwner("192.0.2.7", "guest")
              .submit(
                  () -> {
                    executed.add("guest");
                    return waited(begin);
                  },
                  _ -> {});
      for (int i = 2; i < 9; i++) {
        String name = "guest-" + i;
        one.forOwner("192.0.2.7", name).submit(() -> executed.add(name), _ -> {});
      }
      one.forOwner("192.0.2.8", "anna").submit(() -> executed.add("anna"), _ -> {});
      BotTask<Boolean> last =
          one.forOwner("192.0.2.8", "anna").submit(() -> executed.add("anna"), _ -> {});
      begin.countDown();
      assertThat(first.result()).isTrue();
      assertThat(last.result()).isTrue();
    }
    assertThat(executed.subList(0, 5)).filteredOn("anna"::equals).hasSize(2);
  }

  @Test
  void oneAddressNeverUsesAllThreads() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor two = new BotExecutor(2)) {
      for (int i = 0; i < 4; i++) {
        two.forOwner("192.0.2.7", "guest-" + i).submit(() -> waited(begin), _ -> {});
      }
      assertThat(two.forOwner("192.0.2.8", "anna").submit(() -> true, _ -> {}).result()).isTrue();
      begin.countDown();
    }
  }

  @Test
  void aCancelledTaskIsNotStarted() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor one = new BotExecutor(1)) {
      submitBlocking(one, "anna", begin);
      BotTask<Boolean> unwanted = submit(one, "ben");
      BotTask<Boolean> wanted = submit(one, "cleo");
      unwanted.cancel();
      begin.countDown();
      assertThat(wanted.result()).isTrue();
      assertThatThrownBy(unwanted::result).isInstanceOf(CancellationException.class);
    }
    assertThat(executed).containsExactly("cleo");
  }

  @Test
  void aClosedExecutorCancelsTasks() {
    BotExecutor executor = new BotExecutor(1);
    executor.close();
    assertThatThrownBy(submit(executor, "anna")::result).isInstanceOf(CancellationException.class);
    assertThat(executed).isEmpty();
  }

  @Test
  void anExceptionOfATaskIsRethrownByItsResult() throws InterruptedException {
    try (BotExecutor one = new BotExecutor(1)) {
      BotTask<Boolean> wrong =
          one.forOwner("anna")
              .submit(
                  () -> {
                    throw new IllegalStateException("no such card");
                  },
                  _ -> {});
      assertThatThrownBy(wrong::result).hasMessage("no such card");
      assertThat(submit(one, "anna").result()).isTrue();
    }
  }

  @Test
  void runningAndWaitingTasksAreCounted() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor one = new BotExecutor(1)) {
      BotTask<Boolean> first =
          one.forOwner("anna")
              .submit(
                  () -> {
                    begun.countDown();
                    return waited(begin);
                  },
                  _ -> {});
      begun.await();
      submit(one, "anna");
      BotTask<Boolean> last = submit(one, "ben");
      assertThat(one.runningCount()).isEqualTo(1);
      assertThat(one.queuedCount()).isEqualTo(2);
      begin.countDown();
      assertThat(first.result()).isTrue();
      assertThat(last.result()).isTrue();
    }
  }
}
