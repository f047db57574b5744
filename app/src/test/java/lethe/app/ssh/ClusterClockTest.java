package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import lethe.app.operate.AdminService;
import lethe.app.server.account.Ban;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that servers on one PostgreSQL act alike although their machines' clocks differ. */
@Timeout(120)
class ClusterClockTest {
  @TempDir Path data;

  private SshEndpoint open(String folder, InstantSource clock) throws IOException {
    ClusterConfig clusterConfig =
        new ClusterConfig(
            DatabaseKind.POSTGRES.url(data),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
    return TestServers.open(
        TestServers.settings(Files.createDirectory(data.resolve(folder))).with(clusterConfig),
        clock);
  }

  private static InstantSource late(Duration time) {
    return () -> Instant.now().minus(time);
  }

  @Test
  void aPlayerBannedOnOneServerIsDisconnectedFromAnother() throws Exception {
    KeyPair key = TestServers.key();
    try (SshEndpoint slow = open("slow", late(Duration.ofHours(1)));
        SshEndpoint fast = open("fast", late(Duration.ofHours(-1)));
        SshTestClient anna = SshTestClient.key(fast.port(), "anna", key);
        SshTestClient ben = SshTestClient.key(fast.port(), "ben", TestServers.key());
        ClientTerminal one = anna.dumb();
        ClientTerminal other = ben.dumb()) {
      one.type("make ta-se");
      one.until("leave, lobby] ");
      slow.gameServer().tick();
      List<Ban> bans = new AdminService(slow).ban("anna", Optional.of(Duration.ofMinutes(30)));
      assertThat(bans).hasSize(1);
      one.until("You are banned from this server until");
      try (SshTestClient again = SshTestClient.key(fast.port(), "anna", key)) {
        assertThat(again.run("who", "")).contains("You are banned from this server until");
      }
      fast.gameServer().tick();
      assertThat(fast.gameServer().bans().active()).isEqualTo(bans);
      assertThat(bans.getFirst().until().orElseThrow())
          .isCloseTo(Instant.now().plus(Duration.ofMinutes(30)), within(1, ChronoUnit.MINUTES));
      other.type("who");
      other.until("You are ben");
    }
  }

  @Test
  void namesExpireByTheDateOfTheDatabase() throws Exception {
    try (SshEndpoint server = open("right", InstantSource.system());
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key())) {
      assertThat(anna.run("make ta-se", "")).contains("table 1");
      assertThat(anna.run("leave 1", "")).contains("You have given your seat");
      try (SshEndpoint later = open("later", late(Duration.ofDays(-1_000)))) {
        later.gameServer().tick();
      }
      server.gameServer().tick();
      assertThat(new StoredData(data, DatabaseKind.POSTGRES).names()).containsExactly("anna");
      assertThat(
              new StoredData(data, DatabaseKind.POSTGRES).strings("select last_used from accounts"))
          .allMatch(day -> day.compareTo("" + Instant.now().plus(Duration.ofDays(2))) < 0);
    }
  }

  @Test
  void theServerAdjustsToTheDatabaseClockAgain() throws Exception {
    ManualClock clock = new ManualClock();
    try (SshEndpoint server = open("watch", clock)) {
      clock.forward(Duration.ofHours(5));
      server.gameServer().tick();
      assertThat(server.gameServer().now()).isCloseTo(Instant.now(), within(1, ChronoUnit.MINUTES));
    }
  }

  /** Every server waits equally long for an absent player, although their clocks differ. */
  @Test
  void everyServerHoldsASeatEquallyLong() throws Exception {
    ManualClock clock = new ManualClock();
    try (SshEndpoint one = open("right", InstantSource.system());
        SshEndpoint two = open("watch", clock);
        SshTestClient anna = SshTestClient.key(one.port(), "anna", TestServers.key())) {
      anna.run("play ta-se", "quit\n");
      two.gameServer().tick();
      clock.forward(Duration.ofHours(23));
      two.gameServer().tick();
      assertThat(TestServers.table(two, 1).isVacant()).isFalse();
      // A change by another server restarts the wait.
      for (int i = 0; i < 10 && !TestServers.table(one, 1).isVacant(); i++) {
        clock.forward(Duration.ofHours(25));
        two.gameServer().tick();
        one.gameServer().tick();
      }
      assertThat(TestServers.table(one, 1).isVacant()).isTrue();
    }
  }
}
