package lethe.app.ssh;

import static lethe.app.ssh.TestServers.match;
import static lethe.app.ssh.TestServers.play;
import static lethe.app.ssh.TestServers.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import lethe.app.play.Commitment;
import lethe.app.server.base.Limit;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests tables with players and spectators over real sockets. */
@Timeout(120)
class TablesTest {
  @TempDir Path data;

  private static String withUnixLineEndings(String screen) {
    return screen.replace("\r\n", "\n");
  }

  @Test
  void twoPlayersPlayAWholeMatchWithASpectator() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal();
        ClientTerminal watching = cleo.lineTerminal()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      String matchStart = red.until(all -> all.matches("(?s).*Deal hash: [0-9a-f]{64}\\s.*"));
      watching.type("watch 1");
      watching.until("Waiting for");
      play(match(server, 1), red, blue);
      String end = red.until("(table 1)");
      Commitment commitment = Commitment.of(match(server, 1).match()).orElseThrow();
      assertThat(withUnixLineEndings(matchStart)).contains(commitment.hash());
      assertThat(withUnixLineEndings(end)).contains(commitment.nonce());
      red.until("rematch or quit)");
      watching.pageUntil("(table 1)");
      assertThat(watching.received()).doesNotContain("(you)");
      red.type("quit");
      red.until("You have left table 1.");
    }
  }

  /** The input is typed ahead, against a slow bot. */
  @Test
  void aFileOfMovesIsPlayedThroughAPipe() {
    ServerConfig config =
        TestServers.withLimits(data, b -> b.with(Limit.BOT_DELAY, Duration.ofMillis(20)));
    try (SshEndpoint server = TestServers.open(config);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      String moves = "put 5 in 2\n".repeat(20) + "concede\nconcede\nquit\n";
      String out = anna.run("play ta-se", moves);
      assertThat(out).contains("red> put 5 in 2", "The match is over", "You have left table 1.");
      assertThat(match(server, 1).match().turn().isOver()).isTrue();
      String entries = String.valueOf(match(server, 1).match().journal().entries());
      assertThat(entries).contains("blue");
    }
  }

  /** A player who loses the connection can return to the seat with the return code alone. */
  @Test
  void aPlayerReturnsToTheSeatAfterLosingTheConnection() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal blue = ben.lineTerminal()) {
      String code;
      try (SshTestClient anna = SshTestClient.guest(server.port(), "anna");
          ClientTerminal red = anna.lineTerminal()) {
        code = red.sitAsGuest("make ta-se");
        red.until("leave, lobby] ");
        blue.sitAsGuest("sit 1");
        red.until("Round 1 begins");
        blue.until("Deal hash:");
        play(match(server, 1), 1, red, blue);
      }
      blue.until("anna (red) is away. The seat is held.");
      try (SshTestClient returningClient = SshTestClient.guest(server.port(), "cleo");
          ClientTerminal red = returningClient.lineTerminal()) {
        red.type("back " + code + " sit 1");
        red.until("Welcome back, anna.");
        red.until("red> ");
        blue.until("anna now plays red.");
        assertThat(journal(server).lines().filter(line -> line.contains(": put"))).hasSize(1);
      }
    }
  }

  private String journal(SshEndpoint server) {
    assertThat(match(server, 1).store().isPersistent()).isTrue();
    return new StoredData(data).journal(1);
  }

  @Test
  void inputAndNamesSendNoEscapeSequencesToOthers() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "an\u001b]0;x\u0007na");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal blue = ben.lineTerminal();
        ClientTerminal red = anna.pipe("")) {
      blue.sitAsGuest("make ta-se blue=me");
      blue.until("leave, lobby] ");
      red.send("sit 1\n");
      red.until("red> ");
      blue.until("round 1 of 6");
      if (match(server, 1).match().turn().awaits(match(server, 1).match().seats().getLast())) {
        play(match(server, 1), 1, red, blue);
      }
      red.send("/say \u001b[2J\u001b]0;owned\u0007\u009b31m\u202ehi\u0000 \ud83d\ude00\n");
      String output = blue.until("(red): ");
      assertThat(output).contains("an0xna (red): ");
      String all = blue.received().replace("\u001b[K", "");
      assertThat(all).doesNotContain("\u001b", "\u009b", "\u202e", "\u0007", "\u0000");
    }
  }

  @Test
  void extremeWindowSizesAreSupported() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal none = anna.terminal("xterm", 0, 0);
        ClientTerminal tiny = anna.terminal("xterm", 1, 1);
        ClientTerminal huge = anna.terminal("xterm", 100_000, 100_000)) {
      for (ClientTerminal terminal : List.of(none, tiny, huge)) {
        terminal.until("T");
        terminal.type("who");
      }
      none.sitAsGuest("play ta-se");
      none.until("round 1 of 6");
      none.resize(100, 30);
      none.until("round 1 of 6");
      none.resize(0, 0);
      none.until("round 1 of 6");
    }
  }

  @Test
  void aClosingServerRestoresTheScreensOfItsClients() {
    SshEndpoint server = TestServers.open(TestServers.settings(data));
    try (SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal table = anna.terminal();
        ClientTerminal lobby = ben.terminal()) {
      table.until("\u001b[?1049h");
      table.sitAsGuest("play ta-se");
      table.until("round 1 of 6");
      lobby.until("\u001b[?1049h");
      lobby.until("ben> ");
      server.close();
      table.until(all -> all.contains("\u001b[?1049l") && all.contains("The server is closing."));
      lobby.until(all -> all.contains("\u001b[?1049l") && all.contains("The server is closing."));
      assertThat(table.awaitExit()).isZero();
      assertThat(lobby.awaitExit()).isZero();
    }
  }
}
