package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.util.List;
import java.util.Optional;
import lethe.app.operate.AdminService;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests two servers on one PostgreSQL, which share all tables. */
@Timeout(120)
class ClusterTest {
  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private Path first;
  private Path second;

  @BeforeEach
  void makeFolders() throws IOException {
    first = Files.createDirectory(data.resolve("first"));
    second = Files.createDirectory(data.resolve("second"));
  }

  private SshEndpoint open(Path folder) {
    ClusterConfig clusterConfig =
        new ClusterConfig(
            DatabaseKind.POSTGRES.url(data),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
    return TestServers.open(TestServers.settings(folder).with(clusterConfig), log);
  }

  /** Synchronizes the servers, as they do by themselves every second. */
  private static void tick(SshEndpoint... servers) {
    for (SshEndpoint server : servers) {
      server.gameServer().tick();
    }
  }

  private static Table<?, ?, ?> match(SshEndpoint server, int table) {
    tick(server);
    return TestServers.match(server, table);
  }

  /** Makes a table on one server and has a player on another sit down at it. */
  private static void sitDown(ClientTerminal red, ClientTerminal blue, SshEndpoint other) {
    red.type("make ta-se");
    red.until("leave, lobby] ");
    tick(other);
    blue.type("sit 1");
    red.until("Round 1 begins");
    blue.until("blue> ");
  }

  @Test
  void playersOnTwoServersPlayAtOneTable() throws Exception {
    try (SshEndpoint one = open(first);
        SshEndpoint two = open(second);
        SshTestClient anna = SshTestClient.key(one.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(two.port(), "ben", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      sitDown(red, blue, two);
      tick(one, two);
      TestServers.play(match(one, 1), 4, red, blue);
      int played = match(one, 1).match().position();
      assertThat(match(two, 1).match().position()).isGreaterThanOrEqualTo(played);
      tick(one, two);
      assertThat(anna.run("tables", "")).contains("red: anna, blue: ben").doesNotContain("away");
      assertThat(ben.run("tables", "")).contains("red: anna, blue: ben").doesNotContain("away");
      red.type("/say good evening");
      blue.until("anna (red): good evening");
      blue.type("quit");
      blue.until("your seat is held");
      tick(two, one);
      red.until("ben (blue) is away; the seat is held.");
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("event=failed");
    assertThat(new StoredData(data, DatabaseKind.POSTGRES).journal(1)).contains("* commitment ");
  }

  @Test
  void aPlayerWaitingOnOneServerIsNotAwayOnAnother() throws Exception {
    try (SshEndpoint one = open(first);
        SshEndpoint two = open(second);
        SshTestClient anna = SshTestClient.key(one.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(two.port(), "ben", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      red.type("make ta-se");
      red.until("leave, lobby] ");
      tick(one, two);
      assertThat(ben.run("tables", "")).contains("red: anna, blue: (free)");
      blue.type("sit 1");
      blue.until("anna sits at red.");
      blue.until("blue> ");
      tick(two, one);
      red.until("ben sits at blue.");
      red.type("quit");
      red.until("your seat is held");
      tick(one, two);
      blue.until("anna (red) is away; the seat is held.");
      assertThat(ben.run("tables", "")).contains("red: anna (away), blue: ben");
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("event=failed");
  }

  /** Each server assigns the table numbers that the other has not used. */
  @Test
  void aMatchImportedOnOneServerIsContinuedOnAnother() throws Exception {
    String text =
        """
        lethe 1
        game ta-se
        rules 1
        saved 2026-01-01T00:00:00Z
        seed 4711
        seat red human
        seat blue bot
        """;
    try (SshEndpoint one = open(first);
        SshEndpoint two = open(second);
        SshTestClient anna = SshTestClient.key(two.port(), "anna", TestServers.key());
        ClientTerminal red = anna.dumb()) {
      assertThat(new AdminService(one).importMatch("a.lethe", text, List.of()))
          .isEqualTo(new AdminService.ImportResult.Imported(1, false));
      assertThat(new AdminService(two).importMatch("b.lethe", text, List.of()))
          .isEqualTo(new AdminService.ImportResult.Imported(2, false));
      tick(two);
      red.type("sit 1");
      red.until("red> ");
      TestServers.play(match(two, 1), red, red);
      red.until("Copied: ");
      assertThat(match(one, 1).match().turn().isOver()).isTrue();
      assertThat(match(one, 2).match().turn().isOver()).isFalse();
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("event=failed");
  }

  @Test
  void aRematchIsOfferedToPlayersOnBothServers() throws Exception {
    try (SshEndpoint one = open(first);
        SshEndpoint two = open(second);
        SshTestClient anna = SshTestClient.key(one.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(two.port(), "ben", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      sitDown(red, blue, two);
      red.type("concede");
      red.type("concede");
      red.until("(journal 1)");
      blue.until("(journal 1)");
      red.type("rematch");
      blue.until("anna sets table 2 for another match");
      tick(two);
      blue.type("rematch");
      red.until("Round 1 begins");
      assertThat(match(one, 2).match().seats()).hasSize(2);
    }
  }

  @Test
  void aPlayerSitsWhereTheyConnectedLast() throws Exception {
    KeyPair key = TestServers.key();
    try (SshEndpoint one = open(first);
        SshEndpoint two = open(second);
        SshTestClient anna = SshTestClient.key(one.port(), "anna", key);
        ClientTerminal before = anna.terminal("dumb", 80, 100)) {
      before.type("play eurydice");
      before.until("orpheus> ");
      tick(one, two);
      try (SshTestClient again = SshTestClient.key(two.port(), "x", key);
          ClientTerminal now = again.terminal("dumb", 80, 100)) {
        now.type("sit 1");
        now.until("orpheus> ");
        tick(two, one);
        before.until("You have left table 1");
        TestServers.play(match(two, 1), 1, now);
        assertThat(match(one, 1).match().position())
            .isEqualTo(TestServers.match(two, 1).match().position());
      }
    }
  }

  @Test
  void tableNumbersAndNamesAreUniqueAcrossServers() throws Exception {
    try (SshEndpoint one = open(first);
        SshEndpoint two = open(second);
        SshTestClient anna = SshTestClient.key(one.port(), "anna", TestServers.key());
        SshTestClient other = SshTestClient.key(two.port(), "anna", TestServers.key())) {
      assertThat(anna.run("make ta-se", "")).contains("table 1");
      tick(two);
      assertThat(other.run("who", "")).startsWith("You are anna-2,");
      assertThat(other.run("make ta-se", "")).contains("table 2");
      tick(one);
      assertThat(anna.run("tables", "").lines())
          .hasSize(2)
          .anyMatch(line -> line.contains("red: anna-2"));
      assertThat(other.run("leave 2", "")).contains("You have given your seat");
      tick(one);
      assertThat(anna.run("tables", "").lines()).hasSize(1);
    }
  }
}
