package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.base.Limit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how the lobby lists and filters tables for each player. */
@Timeout(120)
class TableListsTest {
  @TempDir Path data;

  @Test
  void playersSeeTheirOwnTablesFirst() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key())) {
      anna.run("play eurydice", "quit\n");
      anna.run("make ravens feth=ben", "");
      ben.run("make ta-se open-cups=on pace=2d", "");
      assertThat(numbers(anna.run("tables", ""))).isEqualTo("1* 2 3");
      assertThat(numbers(ben.run("tables", ""))).isEqualTo("2 3 1");
      assertThat(numbers(ben.run("tables mine", ""))).isEqualTo("2 3");
      assertThat(numbers(ben.run("tables eurydice", ""))).isEqualTo("1");
      assertThat(numbers(anna.run("tables ben", ""))).isEqualTo("2 3");
      assertThat(anna.run("tables open", "")).contains("[open-cups=on pace=2d]");
      assertThat(anna.run("tables zoe", "")).contains("Nobody called zoe sits");
      assertThat(anna.run("tables robots", "")).contains("No table matches");
    }
  }

  private static String numbers(String tables) {
    return tables.replaceAll("(?m)^ *([0-9]+[*]?) .*\n", "$1 ").strip();
  }

  @Test
  void manyTablesAreListedInPages() {
    ServerConfig wide = TestServers.withLimits(data, limits -> limits.with(Limit.TABLES, 50));
    try (SshEndpoint server = TestServers.open(wide);
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        ClientTerminal line = anna.dumb()) {
      for (int i = 0; i < 25; i++) {
        anna.run("make ta-se", "");
      }
      line.type("tables");
      line.until("... and 5 more: type tables 2");
      line.type("tables mine 2");
      line.until("   5  ta-se");
      line.until("   1  ta-se");
      assertThat(anna.run("tables", "").lines()).hasSize(25);
      assertThat(anna.run("tables ta-se 2", "").lines()).hasSize(5);
    }
  }
}
