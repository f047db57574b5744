package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that players who connect to two servers on one PostgreSQL play at one table. */
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

  /** Synchronizes the servers, which otherwise happens every second. */
  private static void tick(SshEndpoint... servers) {
    for (SshEndpoint server : servers) {
      server.gameServer().tick();
    }
  }

  private static Table<?, ?, ?> syncedMatch(SshEndpoint server, int table) {
    tick(server);
    return TestServers.match(server, table);
  }

  /** Makes a table on one server, has a player on another sit down at it, and plays four plies. */
  private static void playAcross(
      ClientTerminal red, ClientTerminal blue, SshEndpoint one, SshEndpoint other) {
    red.type("make ta-se");
    red.until("leave, lobby] ");
    tick(other);
    blue.type("sit 1");
    red.until("Round 1 begins");
    blue.until("blue> ");
    tick(one, other);
    TestServers.play(syncedMatch(one, 1), 4, red, blue);
  }

  @Test
  void playersOnTwoServersPlayAtOneTable() throws Exception {
    try (SshEndpoint one = open(first);
        SshEndpoint two = open(second);
        SshTestClient anna = SshTestClient.withKey(one.port(), "anna", TestServers.newKey());
        SshTestClient ben = SshTestClient.withKey(two.port(), "ben", TestServers.newKey());
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal()) {
      playAcross(red, blue, one, two);
      int position = syncedMatch(one, 1).match().position();
      assertThat(syncedMatch(two, 1).match().position()).isGreaterThanOrEqualTo(position);
      tick(one, two);
      assertThat(anna.run("tables", "")).contains("red: anna, blue: ben").doesNotContain("away");
      assertThat(ben.run("tables", "")).contains("red: anna, blue: ben").doesNotContain("away");
      red.type("/say good evening");
      blue.until("anna (red): good evening");
      blue.type("quit");
      blue.until("your seat is held");
      tick(two, one);
      red.until("ben (blue) is away. The seat is held.");
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("event=failed");
    assertThat(new StoredData(data, DatabaseKind.POSTGRES).journal(1)).contains("* commitment ");
  }

  @Test
  void usersOfTwoServersReviewAMatchTogether() throws Exception {
    try (SshEndpoint one = open(first);
        SshEndpoint two = open(second);
        SshTestClient anna = SshTestClient.withKey(one.port(), "anna", TestServers.newKey());
        SshTestClient ben = SshTestClient.withKey(two.port(), "ben", TestServers.newKey());
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal()) {
      playAcross(red, blue, one, two);
      red.type("concede");
      red.type("concede");
      red.until("(table 1)");
      tick(two);
      try (ClientTerminal leader = anna.terminal("dumb", 120, 40, "review 1")) {
        leader.until("you lead)> ");
        leader.type("3");
        leader.until("(3 of ");
        leader.type("2");
        leader.until("(2 of ");
        try (ClientTerminal follower = ben.terminal("dumb", 120, 40, "review 1")) {
          follower.until("(2 of ");
          follower.until("with anna)> ");
          tick(one, two);
          leader.type("1");
          follower.until("(1 of ");
          tick(one, two);
          follower.type("lead");
          leader.until("with ben)> ");
          tick(one, two);
          follower.type("4");
          leader.until("(4 of ");
          tick(one, two);
          follower.type("quit");
          leader.until("you lead)> ");
        }
      }
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("event=failed");
  }
}
