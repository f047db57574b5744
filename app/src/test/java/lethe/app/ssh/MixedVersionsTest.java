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
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests servers of several versions on one PostgreSQL: a server does not change a match that only
 * another version can continue. The tests themselves write to the database what a newer server
 * would write.
 */
@Timeout(120)
class MixedVersionsTest {
  private static final String ELSEWHERE_MESSAGE =
      "is open on a server with another version of Lethe";

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  private SshEndpoint open(String folder) throws IOException {
    ClusterConfig clusterConfig =
        new ClusterConfig(
            DatabaseKind.POSTGRES.url(data),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
    Path serverFolder = Files.createDirectories(data.resolve(folder));
    return TestServers.open(TestServers.settings(serverFolder).with(clusterConfig), log);
  }

  private StoredData storedData() {
    return new StoredData(data, DatabaseKind.POSTGRES);
  }

  /** Writes an entry of another version, which this version does not understand. */
  private void writeEntry(int position, String line) {
    storedData()
        .update(
            "insert into entries (table_number, position, id, line) values (1, ?, 'newer', ?)",
            position,
            line);
  }

  private List<String> seatsAndVersions() {
    return storedData()
        .strings(
            "select owner_kind || ' ' || version from seats join tables on number = table_number");
  }

  @Test
  void aMatchContinuedByAnotherVersionIsNotChanged() throws Exception {
    KeyPair key = TestServers.newKey();
    try (SshEndpoint server = open("one");
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", key);
        ClientTerminal terminal = anna.terminal("dumb", 80, 100)) {
      terminal.type("play eurydice");
      terminal.until("orpheus> ");
      TestServers.play(TestServers.match(server, 1), 2, terminal);
      int position = TestServers.match(server, 1).match().position();
      writeEntry(position, "orpheus: fly away");
      List<String> seats = seatsAndVersions();
      String journal = storedData().journal(1);
      server.gameServer().tick();
      terminal.until("Table 1 " + ELSEWHERE_MESSAGE);
      terminal.type("make ta-se");
      terminal.until("leave, lobby] ");
      try (SshTestClient returningClient = SshTestClient.withKey(server.port(), "anna", key)) {
        assertThat(returningClient.run("tables", ""))
            .contains("   1  eurydice  elsewhere  orpheus: anna");
        assertThat(returningClient.run("sit 1", "")).contains("Table 1 " + ELSEWHERE_MESSAGE);
        assertThat(returningClient.run("watch 1", "")).contains("Table 1 " + ELSEWHERE_MESSAGE);
      }
      server.gameServer().tick();
      assertThat(storedData().journal(1)).isEqualTo(journal).endsWith("\norpheus: fly away\n");
      assertThat(seatsAndVersions()).containsAll(seats);
    }
    assertThat(log.toString(StandardCharsets.UTF_8))
        .containsOnlyOnce("event=unreadable table=1")
        .doesNotContain("event=failed");
  }

  @Test
  void aTableOfAnotherVersionIsListedAsElsewhere() throws Exception {
    try (SshEndpoint one = open("one");
        SshTestClient anna = SshTestClient.withKey(one.port(), "anna", TestServers.newKey())) {
      anna.run("play eurydice", "up left\n");
      assertThat(anna.run("make ta-se", "")).contains("table 2");
      storedData().update("update tables set journal_version = 2 where number = 1");
      storedData()
          .update(
              "insert into table_options (table_number, name, value) values (2, 'moon', 'full')");
      one.gameServer().tick();
      try (SshEndpoint two = open("two");
          SshTestClient ben = SshTestClient.withKey(two.port(), "ben", TestServers.newKey())) {
        assertThat(ben.run("tables", ""))
            .contains("   1  eurydice  elsewhere ")
            .contains("   2  ta-se     elsewhere ");
        assertThat(ben.run("sit 1", "")).contains("Table 1 " + ELSEWHERE_MESSAGE);
        assertThat(ben.run("sit 2", "")).contains("Table 2 " + ELSEWHERE_MESSAGE);
        two.gameServer().tick();
      }
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("event=failed");
  }
}
