package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests what players can do while a hint is computed. */
@Timeout(120)
class HintTest {
  @TempDir Path data;

  /** Occupies all threads of the bots until the latch reaches zero. */
  private static void occupyBots(SshEndpoint server, CountDownLatch until) {
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      String address = "192.0.2." + i;
      server.gameServer().botExecutorFor(address, "busy").submit(() -> awaitLatch(until), _ -> {});
    }
  }

  private static boolean awaitLatch(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theTableCanBeUsedWhileAHintIsComputed() {
    CountDownLatch release = new CountDownLatch(1);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal terminal = anna.lineTerminal();
        ClientTerminal otherTerminal = ben.lineTerminal()) {
      terminal.sitAsGuest("play eurydice");
      terminal.pageUntil("orpheus> ");
      occupyBots(server, release);
      terminal.type("hint");
      terminal.until("The best bot is thinking");
      otherTerminal.type("who");
      otherTerminal.until("a guest");
      terminal.type("moves");
      terminal.until("Legal moves");
      terminal.type("hint");
      terminal.until("The best bot is thinking");
      release.countDown();
      terminal.until("your chance to win, in percent");
      terminal.pageUntil("orpheus> ");
      assertThat(terminal.received().split("your chance to win", -1)).hasSize(2);
    }
  }

  @Test
  void pipedInputWaitsForTheHint() {
    CountDownLatch release = new CountDownLatch(1);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal pipe = anna.pipe("play eurydice")) {
      occupyBots(server, release);
      pipe.send("hint\nmoves\nquit\n");
      pipe.until("The best bot is thinking");
      assertThat(ben.run("who", "")).contains("a guest");
      assertThat(pipe.received()).doesNotContain("Legal moves");
      release.countDown();
      pipe.until("your chance to win, in percent");
      pipe.until("Legal moves");
      assertThat(pipe.awaitExit()).isZero();
    }
  }

  @Test
  void aHintRequestedBeforeLeavingTheTableIsNotShown() {
    CountDownLatch release = new CountDownLatch(1);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal terminal = anna.lineTerminal()) {
      terminal.sitAsGuest("play eurydice");
      terminal.pageUntil("orpheus> ");
      occupyBots(server, release);
      terminal.type("hint");
      terminal.until("The best bot is thinking");
      terminal.type("quit");
      terminal.until("anna> ");
      terminal.type("sit 1");
      terminal.pageUntil("orpheus> ");
      release.countDown();
      terminal.type("moves");
      terminal.pageUntil("orpheus> ");
      assertThat(terminal.received()).doesNotContain("your chance to win");
    }
  }
}
