package lethe.app.ssh;

import static lethe.app.ssh.TestServers.match;
import static lethe.app.ssh.TestServers.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that clients that vanish or stop reading do not delay other players. */
@Order(2)
@Timeout(120)
class UnresponsiveClientTest {
  private static final String REDRAW = "\f";
  private static final String ESCAPE = "\u001b";
  private static final int SCREENS = 600;

  /** The minimum size of the rules on the largest screen, in bytes. */
  private static final int PAGE_BYTES = 10_000;

  @TempDir Path data;

  @Test
  void aPlayerWhoseClientDoesNotAnswerIsAway() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withHugeWindow(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      red.until("ben now plays blue.");
      red.stopReading();
      blue.type("/say are you there");
      red.awaitBlocked();
      for (int i = 0; i < 4; i++) {
        assertThat(blue.received()).doesNotContain("is away");
        server.sendKeepAlives();
        // When the second command begins, all requests before the end of the first have been
        // answered.
        ben.run("who", "");
        ben.run("who", "");
      }
      blue.until("anna (red) is away. The seat is held.");
      blue.type("/who");
      blue.until("anna (away)");
    }
  }

  @Test
  void aSpectatorWhoReadsAgainSeesTheLatestScreen() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.withHugeWindow(server.port(), "cleo");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal();
        ClientTerminal lobby = ben.lineTerminal();
        ClientTerminal stopped = cleo.terminal("xterm", 500, 500)) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      red.until("ben now plays blue.");
      stopped.type("watch 1");
      stopped.until("Waiting for");
      stopped.stopReading();
      red.type("/say good evening");
      blue.until("anna (red): good evening");
      play(match(server, 1), red, blue);
      red.until("(table 1)");
      fillNetworkBuffers(stopped, lobby);
      stopped.resumeReading();
      stopped.send(REDRAW);
      stopped.until("-- Enter:");
      // The table receives the input even if a page covers it.
      stopped.type("quit");
      stopped.until("You have left table 1.");
      stopped.send(REDRAW);
      stopped.until("finished");
    }
  }

  /** Screens that are requested while the client does not read are drawn once, later. */
  @Test
  void unreadScreensDoNotAccumulate() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.withHugeWindow(server.port(), "cleo");
        ClientTerminal lobby = ben.lineTerminal();
        ClientTerminal stopped = cleo.terminal("xterm", 500, 500)) {
      stopped.type("rules ravens");
      stopped.until("-- Enter:");
      int previousCount = stopped.byteCount();
      stopped.stopReading();
      fillNetworkBuffers(stopped, lobby);
      stopped.resumeReading();
      stopped.send(ESCAPE);
      stopped.until("cleo>");
      assertThat(stopped.byteCount() - previousCount).isLessThan(SCREENS * PAGE_BYTES / 4);
    }
  }

  /** Requests more screens than the network buffers hold, each after the previous one was drawn. */
  private static void fillNetworkBuffers(ClientTerminal stopped, ClientTerminal otherTerminal) {
    for (int i = 0; i < SCREENS; i++) {
      stopped.send(REDRAW);
      otherTerminal.type("who");
      otherTerminal.until("a guest");
    }
  }

  @Test
  void theServerClosesWhileAClientReadsNothing() {
    SshEndpoint server = TestServers.open(TestServers.settings(data));
    try (SshTestClient anna = SshTestClient.withHugeWindow(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal stopped = anna.terminal("xterm", 500, 500);
        ClientTerminal lobby = ben.lineTerminal()) {
      stopped.sitAsGuest("play ta-se");
      stopped.until("round 1 of 6");
      stopped.stopReading();
      fillNetworkBuffers(stopped, lobby);
      Instant start = Instant.now();
      server.close();
      assertThat(Duration.between(start, Instant.now())).isLessThan(Duration.ofSeconds(20));
      lobby.until("The server is closing.");
      assertThat(lobby.awaitExit()).isZero();
    }
  }
}
