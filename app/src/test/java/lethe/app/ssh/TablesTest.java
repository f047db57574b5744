package lethe.app.ssh;

import static lethe.app.ssh.TestServers.match;
import static lethe.app.ssh.TestServers.play;
import static lethe.app.ssh.TestServers.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import lethe.app.play.Commitment;
import lethe.app.play.LoadedMatch;
import lethe.app.server.base.Limit;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.Match;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests tables and the players and spectators at them over real sockets. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class TablesTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private static String plain(String screen) {
    return screen.replace("\r\n", "\n");
  }

  @Test
  void twoPlayersPlayAWholeMatchWithASpectator() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb();
        ClientTerminal watching = cleo.dumb()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      String bound = red.until(all -> all.matches("(?s).*Deal bound by [0-9a-f]{64}\\s.*"));
      watching.type("watch 1");
      watching.until("Waiting for");
      play(match(server, 1), red, blue);
      String end = red.until("(journal 1)");
      Commitment commitment = Commitment.of(match(server, 1).match()).orElseThrow();
      assertThat(plain(bound)).contains(commitment.hash());
      assertThat(plain(end)).contains(commitment.nonce());
      red.until("rematch or quit)");
      watching.pageUntil("(journal 1)");
      assertThat(watching.received()).doesNotContain("(you)");
      red.type("quit");
      red.until("You have left table 1.");
    }
  }

  /** Until the match is over, they are neither shown nor exported. They are never logged. */
  @Test
  void theSeedAndTheNonceAreShownWhenTheMatchIsOver() {
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind), log);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal line = anna.dumb()) {
      line.sitAsGuest("play ta-se");
      line.until("red> ");
      Match<?, ?, ?> match = match(server, 1).match();
      String seed = String.valueOf(match.header().seed());
      String nonce = Commitment.of(match).orElseThrow().nonce();
      assertThat(anna.run("journal 1", "")).contains("is not over").doesNotContain(seed);
      line.type("save");
      line.until("Every move is kept here");
      assertThat(line.received()).doesNotContain(seed, nonce, data.toString());
      line.type("concede");
      line.type("concede");
      line.until("(journal 1)");
      assertThat(line.received()).contains(seed, nonce);
      assertThat(anna.run("journal 1", "")).contains("seed " + seed, nonce);
      assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain(seed, nonce);
    }
  }

  /** The input is typed ahead, against a slow bot. */
  @Test
  void aFileOfMovesIsPlayedThroughAPipe() {
    ServerConfig slow =
        TestServers.withLimits(data, databaseKind, b -> b.with(Limit.PACE, Duration.ofMillis(20)));
    try (SshEndpoint server = TestServers.open(slow);
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
  void aLostConnectionLosesNothing() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal blue = ben.dumb()) {
      String code;
      try (SshTestClient anna = SshTestClient.guest(server.port(), "anna");
          ClientTerminal red = anna.dumb()) {
        code = red.sitAsGuest("make ta-se");
        red.until("leave, lobby] ");
        blue.sitAsGuest("sit 1");
        red.until("Round 1 begins");
        blue.until("Deal bound by");
        play(match(server, 1), 1, red, blue);
      }
      blue.until("anna (red) is away; the seat is held.");
      try (SshTestClient again = SshTestClient.guest(server.port(), "somebody");
          ClientTerminal red = again.dumb()) {
        red.type("back " + code + " sit 1");
        red.until("Welcome back, anna.");
        red.until("red> ");
        blue.until("anna sits at red.");
        assertThat(journal(server).lines().filter(line -> line.contains(": put"))).hasSize(1);
      }
    }
  }

  private String journal(SshEndpoint server) {
    assertThat(match(server, 1).store().displayName()).isNotEmpty();
    return new StoredData(data, databaseKind).journal(1);
  }

  /** A restarted server finds every table as it was. */
  @Test
  void aRestartedServerContinuesItsTables() throws IOException {
    String code;
    long plies;
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal line = anna.dumb()) {
      code = line.sitAsGuest("play eurydice");
      line.pageUntil("orpheus> ");
      play(match(server, 1), 1, line);
      line.type("quit");
      line.until("your seat is held");
      line.type("make ravens");
      line.until("leave, lobby] ");
      plies = TestServers.countPlies(match(server, 1));
    }
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "x");
        ClientTerminal line = anna.dumb()) {
      line.type("back " + code);
      line.until("anna> ");
      line.type("tables");
      assertThat(line.until("ren: (free)")).contains("eurydice  running    orpheus: anna (away)");
      assertThat(TestServers.countPlies(match(server, 1))).isEqualTo(plies);
      line.type("sit 1");
      line.pageUntil("orpheus> ");
      line.type("concede");
      line.type("concede");
      line.until("(journal 1)");
    }
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind))) {
      assertThat(table(server, 1).isFinished()).isTrue();
      assertThat(LoadedMatch.load(new StoredData(data, databaseKind).copy(1)))
          .isInstanceOf(Valid.class);
    }
  }

  @Test
  void chatOfPlayersReachesAllAndChatOfSpectatorsOnlySpectators() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        SshTestClient dora = SshTestClient.guest(server.port(), "dora");
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb();
        ClientTerminal watching = cleo.dumb();
        ClientTerminal other = dora.dumb()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      blue.until("blue> ");
      watching.type("watch 1");
      watching.until("Waiting for");
      other.type("watch 1");
      other.until("Waiting for");
      red.type("/say good evening");
      blue.until("anna (red): good evening");
      other.until("anna (red): good evening");
      watching.type("/say red will lose");
      other.until("cleo: red will lose");
      red.type("/say still here");
      blue.until("anna (red): still here");
      assertThat(red.received() + blue.received()).doesNotContain("will lose");
    }
  }

  @Test
  void theRavensArePlayedInSilence() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal feth = anna.dumb();
        ClientTerminal ren = ben.dumb()) {
      feth.sitAsGuest("make ravens");
      feth.until("leave, lobby] ");
      ren.sitAsGuest("sit 1");
      ren.until("ren> ");
      ren.type("/say take the third");
      ren.until("nothing is said between the seats");
      ren.type("concede");
      ren.type("concede");
      ren.until("(journal 1)");
      ren.type("/say that was hard");
      feth.until("ben (ren): that was hard");
      assertThat(feth.received()).doesNotContain("take the third");
    }
  }

  /** Neither input nor names of a player can control another player's terminal. */
  @Test
  void inputAndNamesSendNoEscapeSequencesToOthers() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "an\u001b]0;x\u0007na");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal blue = ben.dumb();
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
      String said = blue.until("(red): ");
      assertThat(said).contains("an0xna (red): ");
      String all = blue.received().replace("\u001b[K", "");
      assertThat(all).doesNotContain("\u001b", "\u009b", "\u202e", "\u0007", "\u0000");
    }
  }

  @Test
  void tablesChatLinesAndLineLengthAreLimited() {
    ServerConfig limited =
        TestServers.withLimits(
            data,
            databaseKind,
            b -> b.with(Limit.TABLES, 1).with(Limit.LINE_LENGTH, 60).with(Limit.LINES, 10));
    try (SshEndpoint server = TestServers.open(limited);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal line = anna.dumb()) {
      line.type("x".repeat(61));
      line.until("a line is 60 characters long at most");
      line.sitAsGuest("make ta-se");
      line.until("leave, lobby] ");
      line.type("lobby");
      line.until("anna> ");
      line.type("play ta-se");
      line.until("you sit at 1 tables that are not over");
      line.type("leave 1");
      line.until("You have given your seat at table 1 up.");
      line.type("play ta-se");
      line.until("red> ");
      line.send("/say a\r".repeat(20));
      line.until("You talk faster than others can read");
      line.send("look\r".repeat(100));
      line.until("faster than 10 lines a second");
    }
  }

  @Test
  void aWindowMayBeOfAnySize() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal none = anna.terminal("xterm", 0, 0);
        ClientTerminal tiny = anna.terminal("xterm", 1, 1);
        ClientTerminal huge = anna.terminal("xterm", 100_000, 100_000)) {
      for (ClientTerminal line : List.of(none, tiny, huge)) {
        line.until("T");
        line.type("who");
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
  void aClosingServerRestoresEveryScreen() {
    SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
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
      table.until(all -> all.contains("\u001b[?1049l") && all.contains("The server closes."));
      lobby.until(all -> all.contains("\u001b[?1049l") && all.contains("The server closes."));
      assertThat(table.awaitExit()).isZero();
      assertThat(lobby.awaitExit()).isZero();
    }
  }
}
