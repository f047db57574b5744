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
  private final List<String> order = new CopyOnWriteArrayList<>();

  private static BotTask<Boolean> hold(BotExecutor executor, String whose, CountDownLatch until) {
    return executor.forOwner(whose).submit(() -> waited(until), _ -> {});
  }

  private static boolean waited(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private BotTask<Boolean> think(BotExecutor executor, String whose) {
    return executor.forOwner(whose).submit(() -> order.add(whose), _ -> {});
  }

  @Test
  void ownersTakeTurns() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor one = new BotExecutor(1)) {
      hold(one, "anna", begin);
      think(one, "anna");
      think(one, "anna");
      BotTask<Boolean> last = think(one, "anna");
      think(one, "ben");
      think(one, "cleo");
      think(one, "ben");
      begin.countDown();
      assertThat(last.result()).isTrue();
    }
    assertThat(order.subList(0, 3)).containsExactlyInAnyOrder("anna", "ben", "cleo");
    assertThat(order.subList(3, 5)).containsExactlyInAnyOrder("anna", "ben");
    assertThat(order).hasSize(6);
  }

  @Test
  void anOwnerHasOneRunningTask() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor two = new BotExecutor(2)) {
      BotTask<Boolean> first = hold(two, "anna", begin);
      BotTask<Boolean> second = think(two, "anna");
      // The other thread is available to everyone but the same requester.
      assertThat(think(two, "ben").result()).isTrue();
      assertThat(think(two, "ben").result()).isTrue();
      assertThat(second.isDone()).isFalse();
      begin.countDown();
      assertThat(first.result()).isTrue();
      assertThat(second.result()).isTrue();
    }
    assertThat(order).containsExactly("ben", "ben", "anna");
  }

  /** Any number of guests at one address wait for each other, and nobody else waits for them. */
  @Test
  void addressesTakeTurns() throws InterruptedException {
    CountDownLatch begin = new CountDownLatch(1);
    try (BotExecutor one = new BotExecutor(1)) {
      BotTask<Boolean> first =
          one.forOwner("192.0.2.7", "guest")
              .submit(
                  () -> {
                    order.add("guest");
                    return waited(begin);
                  },
                  _ -> {});
      for (int i = 2; i < 9; i++) {
        String name = "guest-" + i;
        one.forOwner("192.0.2.7", name).submit(() -> order.add(name), _ -> {});
      }
      one.forOwner("192.0.2.8", "anna").submit(() -> order.add("anna"), _ -> {});
      BotTask<Boolean> last =
          one.forOwner("192.0.2.8", "anna").submit(() -> order.add("anna"), _ -> {});
      begin.countDown();
      assertThat(first.result()).isTrue();
      assertThat(last.result()).isTrue();
    }
    assertThat(order.subList(0, 5)).filteredOn("anna"::equals).hasSize(2);
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
      hold(one, "anna", begin);
      BotTask<Boolean> unwanted = think(one, "ben");
      BotTask<Boolean> wanted = think(one, "cleo");
      unwanted.cancel();
      begin.countDown();
      assertThat(wanted.result()).isTrue();
      assertThatThrownBy(unwanted::result).isInstanceOf(CancellationException.class);
    }
    assertThat(order).containsExactly("cleo");
  }

  @Test
  void aClosedExecutorCancelsTasks() {
    BotExecutor one = new BotExecutor(1);
    one.close();
    assertThatThrownBy(think(one, "anna")::result).isInstanceOf(CancellationException.class);
    assertThat(order).isEmpty();
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
      assertThat(think(one, "anna").result()).isTrue();
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
      think(one, "anna");
      BotTask<Boolean> last = think(one, "ben");
      assertThat(one.runningCount()).isEqualTo(1);
      assertThat(one.queuedCount()).isEqualTo(2);
      begin.countDown();
      assertThat(first.result()).isTrue();
      assertThat(last.result()).isTrue();
    }
  }
}
