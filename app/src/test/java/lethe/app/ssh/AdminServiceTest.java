package lethe.app.ssh;

import static lethe.app.ssh.TestServers.play;
import static lethe.app.ssh.TestServers.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.lobby.RejectionTexts;
import lethe.app.operate.AdminService;
import lethe.app.server.account.Ban;
import lethe.app.server.base.Limit;
import lethe.app.server.sql.StoredData;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests what an operator sees of a server, and what kicks, bans and notices do to players. */
@Timeout(120)
class AdminServiceTest {
  private static final Duration DAY = Duration.ofDays(1);
  private static final Pattern PAIRING_CODE = Pattern.compile("[a-z2-9]{4}(-[a-z2-9]{4}){3}");

  @TempDir Path data;

  private final ManualClock clock = new ManualClock();

  private SshEndpoint open() {
    return TestServers.open(
        TestServers.withLimits(data, b -> b.with(Limit.IDLE_TIMEOUT, Duration.ofDays(99))), clock);
  }

  /** Returns the answer to {@code who} for a player who connects with this key. */
  private static String answerToWho(SshEndpoint server, KeyPair key) {
    try (SshTestClient client = SshTestClient.withKey(server.port(), "eva", key)) {
      return client.run("who", "").strip();
    }
  }

  @Test
  void theOperatorCancelsEventsAndRenamesPlayersWithoutASeat() throws IOException {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey())) {
      AdminService admin = new AdminService(server);
      anna.run("event make autumn ravens", "");
      assertThat(admin.cancelEvent("autumn")).isEmpty();
      assertThat(anna.run("event make autumn ravens", ""))
          .contains("You have created the event autumn.");
      anna.run("make ta-se", "");
      assertThat(admin.rename("anna", "mary"))
          .map(RejectionTexts::text)
          .hasValueSatisfying(
              reason -> assertThat(reason).startsWith("anna has a seat at an unfinished table"));
      anna.run("leave 1", "");
      assertThat(admin.rename("anna", "RED")).isNotEmpty();
      assertThat(admin.rename("anna", "mary")).isEmpty();
      assertThat(anna.run("who", "")).contains("You are mary");
    }
  }

  @Test
  void theOperatorSeesPlayersAndTables() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guestFrom("127.0.0.2", server.port(), "ben");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal lobby = ben.lineTerminal()) {
      red.sitAsGuest("play ta-se");
      red.until("red> ");
      lobby.until("ben> ");
      AdminService admin = new AdminService(server);
      assertThat(admin.sessions())
          .extracting(
              AdminService.SessionInfo::name,
              AdminService.SessionInfo::address,
              AdminService.SessionInfo::table)
          .containsExactlyInAnyOrder(tuple("anna", "127.0.0.1", 1), tuple("ben", "127.0.0.2", 0));
      assertThat(admin.sessions()).allMatch(person -> person.connectedAt().equals(clock.instant()));
      assertThat(admin.tables())
          .containsExactly(
              new AdminService.TableInfo(
                  1, "ta-se", "running", "red: anna, blue: bot:fading", "2026-01-01T00:00:00Z"));
      lobby.type("watch 1");
      lobby.until("watching");
      AdminService.ServerLoad load = admin.serverLoad();
      assertThat(load.authenticatedConnections()).isEqualTo(2);
      assertThat(load.pendingConnections()).isZero();
      assertThat(load.accountCount()).isEqualTo(2);
      assertThat(load.freeDiskSpace()).isPositive();
    }
  }

  @Test
  void aNoticeIsShownAtTablesAndInTheLobby() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        SshTestClient dora = SshTestClient.guest(server.port(), "dora");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal waiting = ben.lineTerminal();
        ClientTerminal lobby = cleo.lineTerminal();
        ClientTerminal fullScreen = dora.terminal()) {
      red.sitAsGuest("play ta-se");
      red.until("red> ");
      waiting.sitAsGuest("make ta-se");
      waiting.until("leave, lobby] ");
      lobby.until("cleo> ");
      fullScreen.until("dora> ");
      new AdminService(server).sendNotice("the server\u001b[2J closes\nat ten");
      String expected = "Message from the operator: the server [2J closes at ten";
      for (ClientTerminal terminal : List.of(red, waiting, lobby, fullScreen)) {
        terminal.redraw();
        terminal.until(expected);
      }
    }
  }

  @Test
  void aKickedPlayerIsDisconnectedAndKeepsTheSeat() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      blue.until("blue> ");
      assertThat(new AdminService(server).kick("anna")).contains(1);
      red.until("An operator of the server has disconnected you. Your seats are held.");
      red.awaitExit();
      blue.until("anna (red) is away. The seat is held.");
      assertThat(new AdminService(server).kick("nobody-here")).isEmpty();
      assertThat(new AdminService(server).kick("127.0.0.0/8")).contains(1);
      blue.until("An operator of the server has disconnected you.");
    }
  }

  @Test
  void aBannedPlayerIsDisconnectedAndRefusedUntilTheBanEnds() throws Exception {
    KeyPair eve = TestServers.newKey();
    try (SshEndpoint server = open();
        SshTestClient client = SshTestClient.withKey(server.port(), "eve", eve);
        ClientTerminal terminal = client.lineTerminal()) {
      terminal.until("eve> ");
      assertThat(new AdminService(server).ban("eve", Optional.of(DAY))).isNotEmpty();
      terminal.until("You are banned from this server until 2026-01-02 00:00 UTC.");
      terminal.awaitExit();
      assertThat(answerToWho(server, eve)).startsWith("You are banned from this server until");
      assertThat(answerToWho(server, TestServers.newKey())).startsWith("You are eva");
    }
    try (SshEndpoint restartedServer = open()) {
      assertThat(answerToWho(restartedServer, eve))
          .isEqualTo("You are banned from this server until 2026-01-02 00:00 UTC.");
      clock.forward(DAY);
      assertThat(answerToWho(restartedServer, eve)).startsWith("You are ");
      assertThat(new AdminService(restartedServer).bans()).isEmpty();
    }
  }

  @Test
  void aBannedGuestCannotReturnWithTheReturnCode() throws IOException {
    try (SshEndpoint server = open();
        SshTestClient eve = SshTestClient.guest(server.port(), "eve");
        SshTestClient returningClient = SshTestClient.guest(server.port(), "mallory");
        ClientTerminal terminal = eve.lineTerminal();
        ClientTerminal otherTerminal = returningClient.lineTerminal()) {
      String code = terminal.sitAsGuest("make ta-se");
      terminal.until("leave, lobby] ");
      assertThat(new AdminService(server).ban("eve", Optional.empty())).isNotEmpty();
      terminal.until("You are banned from this server.");
      otherTerminal.type("back " + code);
      otherTerminal.until("You are banned from this server.");
      otherTerminal.awaitExit();
      assertThat(new AdminService(server).unban(code)).isNotEmpty();
      assertThat(returningClient.run("back " + code, "")).contains("Welcome back, eve.");
    }
  }

  @Test
  void anAddressOfABannedNetworkIsRefusedBeforeLogin() throws IOException {
    try (SshEndpoint server = open()) {
      assertThat(new AdminService(server).ban("127.0.0.8/30", Optional.of(DAY))).isNotEmpty();
      try (SshTestClient near = SshTestClient.guestFrom("127.0.0.12", server.port(), "near")) {
        assertThat(near.run("who", "")).startsWith("You are near");
      }
      assertThatThrownBy(() -> SshTestClient.guestFrom("127.0.0.11", server.port(), "eve"))
          .isInstanceOf(UncheckedIOException.class);
      assertThat(new AdminService(server).bans())
          .extracting(Ban::target)
          .containsExactly("127.0.0.8/30");
      assertThat(new AdminService(server).unban("127.0.0.9/30")).isNotEmpty();
      try (SshTestClient eve = SshTestClient.guestFrom("127.0.0.11", server.port(), "eve")) {
        assertThat(eve.run("who", "")).startsWith("You are eve");
      }
    }
  }

  @Test
  void aDrainingServerContinuesMatchesButStartsNone() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal();
        ClientTerminal lobby = cleo.lineTerminal()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      blue.until("blue> ");
      lobby.sitAsGuest("make ta-se");
      lobby.until("leave, lobby] ");
      lobby.type("lobby");
      lobby.until("cleo> ");
      AdminService admin = new AdminService(server);
      assertThat(admin.runningMatchCount()).isEqualTo(1);
      admin.drain();
      String reason = "you cannot start a match";
      blue.until(reason);
      lobby.until(reason);
      lobby.type("play eurydice");
      lobby.until(reason);
      assertThat(anna.run("sit 2", "")).contains(reason);
      play(TestServers.match(server, 1), 2, red, blue);
      red.type("/adjourn");
      red.until("You have left table 1");
      blue.until("ben> ");
      assertThat(admin.runningMatchCount()).isZero();
      assertThat(table(server, 2).match()).isEmpty();
    }
  }

  @Test
  void theMessageOfTheDayIsValidatedAndReloaded() throws IOException {
    Path notice = data.resolve("notice");
    Files.writeString(notice, "Tournament\u001b]0;x on Sunday\n");
    ServerConfig config =
        TestServers.settings(data)
            .with(new OperatorConfig(Optional.of(notice), List.of(), Optional.empty()));
    try (SshEndpoint server = TestServers.open(config, clock);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal fullScreen = anna.terminal()) {
      fullScreen.until("anna> ");
      assertThat(fullScreen.received()).doesNotContain("Tournament");
      Files.writeString(notice, "Tournament on Sunday\nat noon\n");
      server.gameServer().tick();
      fullScreen.until("Tournament on Sunday");
      fullScreen.until("at noon");
      try (ClientTerminal lines = anna.lineTerminal()) {
        lines.until("Tournament on Sunday");
        lines.until("anna-2> ");
      }
      Files.delete(notice);
      server.gameServer().tick();
      fullScreen.redraw();
      try (ClientTerminal later = anna.lineTerminal()) {
        later.until("Welcome to Lethe");
        assertThat(later.received()).doesNotContain("Tournament");
      }
    }
  }

  private static String newPairingCode(SshTestClient client) {
    Matcher code = PAIRING_CODE.matcher(client.run("keys add", ""));
    assertThat(code.find()).isTrue();
    return code.group();
  }

  /** The bans outlast the account. */
  @Test
  void aBannedPlayerCannotReturnWithAnotherKey() throws IOException {
    KeyPair first = TestServers.newKey();
    KeyPair second = TestServers.newKey();
    try (SshEndpoint server = open();
        SshTestClient eve = SshTestClient.withKey(server.port(), "eve", first);
        SshTestClient otherClient = SshTestClient.withKey(server.port(), "x", second);
        ClientTerminal terminal = otherClient.lineTerminal()) {
      assertThat(otherClient.run("keys join " + newPairingCode(eve), "")).contains("eve");
      terminal.type("who");
      terminal.until("You are eve, identified by your key.");
      assertThat(new AdminService(server).ban(fingerprint(first), Optional.empty()))
          .extracting(Ban::target)
          .containsExactlyInAnyOrder("key:" + fingerprint(first), "key:" + fingerprint(second));
      terminal.until("You are banned from this server.");
      terminal.awaitExit();
      assertThat(answerToWho(server, first)).contains("You are banned");
      assertThat(answerToWho(server, second)).contains("You are banned");
    }
    new StoredData(data).update("delete from accounts where name = 'eve'");
    try (SshEndpoint restartedServer = open()) {
      assertThat(answerToWho(restartedServer, second)).contains("You are banned");
      assertThat(new AdminService(restartedServer).unban("eve")).hasSize(2);
      assertThat(answerToWho(restartedServer, second)).startsWith("You are eva,");
    }
  }

  private static String fingerprint(KeyPair key) {
    return KeyUtils.getFingerPrint(key.getPublic());
  }

  @Test
  void aKeyThatIsAddedToABannedAccountIsBanned() throws IOException {
    try (SshEndpoint server = open();
        SshTestClient eve = SshTestClient.withKey(server.port(), "eve", TestServers.newKey());
        SshTestClient otherClient =
            SshTestClient.withKey(server.port(), "x", TestServers.newKey())) {
      String code = newPairingCode(eve);
      assertThat(new AdminService(server).ban("eve", Optional.empty())).hasSize(1);
      assertThat(otherClient.run("keys join " + code, "")).contains("You are banned");
      assertThat(otherClient.run("who", "")).contains("You are banned");
      assertThat(new AdminService(server).unban("eve")).hasSize(1);
      assertThat(otherClient.run("who", "")).startsWith("You are eve,");
    }
  }

  @Test
  void theOperatorImportsAMatch() {
    String journal =
        """
        lethe 1
        game ta-se
        rules 1
        saved 2026-01-01T00:00:00Z
        seed 4711
        seat red human
        seat blue bot
        """;
    try (SshEndpoint server = open()) {
      AdminService admin = new AdminService(server);
      assertThat(admin.importMatch("kept/match.lethe", journal, List.of("red=anna")))
          .isEqualTo(new AdminService.ImportResult.Imported(1, false));
      assertThat(admin.tables())
          .extracting(AdminService.TableInfo::seats)
          .containsExactly("red: (invited: anna), blue: bot:fading");
      assertThat(admin.importMatch("kept/match.lethe", journal, List.of("blue=anna")))
          .isInstanceOf(AdminService.ImportResult.NotImported.class);
      assertThat(server.gameServer().tables()).hasSize(1);
    }
  }
}
