package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a server keeps a match loaded only while one of its sessions is at the table. */
@Timeout(120)
class UnloadedMatchTest {
  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final ManualClock clock = new ManualClock();

  private SshEndpoint open(Path folder, DatabaseKind databaseKind) {
    Optional<String> url = databaseKind.url(data);
    ClusterConfig clusterConfig =
        new ClusterConfig(url, Optional.empty(), Optional.of(data.resolve("seed_key")));
    ServerConfig config = TestServers.settings(folder);
    ServerConfig there = url.isEmpty() ? config : config.with(clusterConfig);
    return TestServers.open(there, log, clock, new SecureRandom());
  }

  private static boolean rests(SshEndpoint server, int number) {
    server.gameServer().tick();
    ServerTable table = TestServers.table(server, number);
    return table.isDealt() && table.match().isEmpty();
  }

  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void aMatchIsUnloadedWithoutParticipantsAndContinuesWhereItWas(DatabaseKind databaseKind) {
    try (SshEndpoint server = open(data, databaseKind);
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key());
        ClientTerminal blue = ben.dumb()) {
      try (ClientTerminal red = anna.dumb()) {
        red.type("make ta-se");
        red.until("leave, lobby] ");
        blue.type("sit 1");
        red.until("Round 1 begins");
        blue.until("blue> ");
        TestServers.play(TestServers.match(server, 1), 3, red, blue);
        red.type("quit");
        red.until("your seat is held");
      }
      assertThat(rests(server, 1)).isFalse();
      long plies = TestServers.countPlies(TestServers.match(server, 1));
      blue.type("quit");
      blue.until("your seat is held");
      assertThat(rests(server, 1)).isTrue();
      assertThat(ben.run("tables", "")).contains("running    red: anna (away), blue: ben (away)");
      blue.type("sit 1");
      blue.until("blue> ");
      Table<?, ?, ?> match = TestServers.table(server, 1).match().orElseThrow();
      assertThat(TestServers.countPlies(match)).isEqualTo(plies);
      try (ClientTerminal red = anna.dumb()) {
        red.type("sit 1");
        red.until("red> ");
        TestServers.play(match, 2, red, blue);
      }
      assertThat(TestServers.countPlies(match)).isEqualTo(plies + 2);
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("event=failed");
  }

  @Test
  void takingASeatOfAnUnloadedMatchIsRecordedInItsJournal() {
    try (SshEndpoint server = open(data, DatabaseKind.SQLITE);
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key());
        SshTestClient cleo = SshTestClient.key(server.port(), "cleo", TestServers.key());
        ClientTerminal red = anna.dumb()) {
      red.type("make ta-se");
      red.until("leave, lobby] ");
      try (ClientTerminal blue = cleo.dumb()) {
        blue.type("sit 1");
        blue.until("blue> ");
        blue.type("quit");
        blue.until("your seat is held");
      }
      red.until("red> ");
      red.type("quit");
      red.until("your seat is held");
      red.type("leave 1");
      red.until("You have given your seat at table 1 up.");
      assertThat(rests(server, 1)).isTrue();
      assertThat(ben.run("sit 1", "quit\n")).contains("your seat is held");
      assertThat(new StoredData(data, DatabaseKind.SQLITE).journal(1)).contains("* seat red human");
    }
  }

  /** The server does not need to load a match in order to hold its seats. */
  @Test
  void theSeatsOfAnAdjournedMatchAreHeldWhileItIsUnloaded() {
    try (SshEndpoint server = open(data, DatabaseKind.SQLITE);
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        ClientTerminal red = anna.dumb()) {
      red.type("play eurydice");
      red.until("> ");
      red.type("/adjourn");
      red.until("anna> ");
      assertThat(rests(server, 1)).isTrue();
      clock.forward(Duration.ofDays(30));
      assertThat(rests(server, 1)).isTrue();
      ServerTable table = TestServers.table(server, 1);
      assertThat(table.status()).isEqualTo(TableStatus.ADJOURNED);
      assertThat(table.isVacant()).isFalse();
    }
  }

  @Test
  void aMatchPlayedOnAnotherServerStaysUnloadedWithoutSpectators() throws IOException {
    Path first = Files.createDirectory(data.resolve("first"));
    Path second = Files.createDirectory(data.resolve("second"));
    try (SshEndpoint one = open(first, DatabaseKind.POSTGRES);
        SshEndpoint two = open(second, DatabaseKind.POSTGRES);
        SshTestClient anna = SshTestClient.key(one.port(), "anna", TestServers.key());
        SshTestClient carol = SshTestClient.key(two.port(), "carol", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal spectator = carol.dumb()) {
      red.type("play ta-se");
      red.until("red> ");
      spectator.type("watch 1");
      spectator.until("(watching)> ");
      // The first move may be the bot's, which Carol saw when she began to watch.
      TestServers.play(TestServers.match(one, 1), 2, red, red);
      spectator.until("Red puts");
      spectator.type("quit");
      spectator.until("You have left table 1.");
      one.gameServer().tick();
      assertThat(rests(two, 1)).isTrue();
      TestServers.play(TestServers.match(one, 1), 2, red, red);
      assertThat(rests(two, 1)).isTrue();
      red.type("concede");
      red.type("concede");
      red.until("(journal 1)");
      spectator.type("watch 1");
      spectator.until("(journal 1)");
      assertThat(TestServers.table(two, 1).isFinished()).isTrue();
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("event=failed");
  }
}
