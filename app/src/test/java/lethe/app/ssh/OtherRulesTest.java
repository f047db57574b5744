package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyPair;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests a server whose database holds matches played by another version of the rules. */
@Timeout(120)
class OtherRulesTest {
  private static final String CLOSED =
      "table 1 is closed: its match was played by another version of the rules";

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final KeyPair key = TestServers.key();

  private SshEndpoint open() throws Exception {
    return TestServers.open(TestServers.settings(data), log);
  }

  private void begin() throws Exception {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
      anna.run("play ta-se", "put 5 in 2\n");
    }
    assertThat(new StoredData(data).journal(1)).startsWith("lethe 1\ngame ta-se\nrules 1\nsaved ");
  }

  /** Replaces the line of the journal that gives the version of the rules. */
  private void name(String rules) {
    new StoredData(data)
        .update("update tables set header = replace(header, 'rules 1' || char(10), ?)", rules);
  }

  /** The version differs or is missing: early versions did not record it. */
  @ParameterizedTest
  @ValueSource(strings = {"rules 2\n", ""})
  void aMatchOfOtherRulesIsListedAndNotContinued(String rules) throws Exception {
    begin();
    name(rules);
    String journal = new StoredData(data).journal(1);
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key);
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key())) {
      assertThat(ben.run("tables", "")).contains("   1  ta-se     closed ");
      assertThat(anna.run("sit 1", "put 6 in 1\n")).contains(CLOSED);
      assertThat(ben.run("watch 1", "")).contains(CLOSED);
      assertThat(ben.run("journal 1", "")).contains(CLOSED);
      assertThat(anna.run("review 1", "")).contains(CLOSED);
      server.gameServer().tick();
      assertThat(anna.run("play ta-se", "quit\n")).contains("table 2");
    }
    assertThat(new StoredData(data).journal(1)).isEqualTo(journal);
    assertThat(log.toString(StandardCharsets.UTF_8))
        .containsOnlyOnce("event=unreadable table=1")
        .containsPattern("event=unreadable table=1 .*rules")
        .doesNotContain("event=failed");
  }

  @Test
  void theVersionThatBeganTheMatchContinuesIt() throws Exception {
    begin();
    name("rules 2\n");
    try (SshEndpoint server = open();
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key())) {
      assertThat(ben.run("tables", "")).contains("closed");
    }
    new StoredData(data).update("update tables set header = replace(header, 'rules 2', 'rules 1')");
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
      assertThat(anna.run("sit 1", "quit\n")).doesNotContain(CLOSED).contains("round 1 of 6");
    }
  }
}
