package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that computing a hint blocks neither other players nor the player who asked for it. */
@Timeout(120)
class HintTest {
  @TempDir Path data;

  /** Occupies all threads of the bots until the latch reaches zero. */
  private static void occupyBots(SshEndpoint server, CountDownLatch until) {
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      String address = "192.0.2." + i;
      server.gameServer().botExecutorFor(address, "busy").submit(() -> waited(until), _ -> {});
    }
  }

  private static boolean waited(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theTableCanBeUsedWhileAHintIsComputed() {
    CountDownLatch free = new CountDownLatch(1);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal line = anna.dumb();
        ClientTerminal other = ben.dumb()) {
      line.sitAsGuest("play eurydice");
      line.pageUntil("orpheus> ");
      occupyBots(server, free);
      line.type("hint");
      line.until("The best bot is thinking");
      other.type("who");
      other.until("a guest");
      line.type("moves");
      line.until("Legal moves");
      line.type("hint");
      line.until("The best bot is thinking");
      free.countDown();
      line.until("the chance to win, in percent");
      line.pageUntil("orpheus> ");
      assertThat(line.received().split("the chance to win", -1)).hasSize(2);
    }
  }

  /** A file of input continues after the hint has arrived. */
  @Test
  void inputFromAFileWaitsForTheHint() {
    CountDownLatch free = new CountDownLatch(1);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal pipe = anna.pipe("play eurydice")) {
      occupyBots(server, free);
      pipe.send("hint\nmoves\nquit\n");
      pipe.until("The best bot is thinking");
      assertThat(ben.run("who", "")).contains("a guest");
      assertThat(pipe.received()).doesNotContain("Legal moves");
      free.countDown();
      pipe.until("the chance to win, in percent");
      pipe.until("Legal moves");
      assertThat(pipe.awaitExit()).isZero();
    }
  }

  @Test
  void leavingTheTableCancelsTheHint() {
    CountDownLatch free = new CountDownLatch(1);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal line = anna.dumb()) {
      line.sitAsGuest("play eurydice");
      line.pageUntil("orpheus> ");
      occupyBots(server, free);
      line.type("hint");
      line.until("The best bot is thinking");
      line.type("quit");
      line.until("anna> ");
      line.type("sit 1");
      line.pageUntil("orpheus> ");
      free.countDown();
      line.type("moves");
      line.pageUntil("orpheus> ");
      assertThat(line.received()).doesNotContain("the chance to win");
    }
  }
}
