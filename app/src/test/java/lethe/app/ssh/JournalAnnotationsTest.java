package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.KeyPair;
import lethe.app.play.LoadedMatch;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.Validated;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests that journals from a server tell who sat where and when, in comments that earlier versions
 * skip.
 */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class JournalAnnotationsTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final KeyPair key = TestServers.key();

  /** Plays a match: blue changes hands after the first move, and red concedes after a later one. */
  private void play(SshEndpoint server, SshTestClient anna) {
    try (SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key());
        SshTestClient cleo = SshTestClient.key(server.port(), "cleo", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb();
        ClientTerminal other = cleo.dumb()) {
      red.type("make ta-se");
      red.until("leave, lobby] ");
      blue.type("sit 1");
      blue.until("blue> ");
      red.until("red> ");
      assertThat(anna.run("journal 1", "")).contains("is not over").doesNotContain("# ");
      blue.type("quit");
      blue.until("You have left table 1");
      assertThat(ben.run("leave 1", "")).contains("given your seat at table 1 up");
      other.type("sit 1");
      other.until("blue> ");
      red.type("concede");
      red.type("concede");
      red.until("rematch or quit)");
    }
  }

  @Test
  void theJournalOfAFinishedMatchTellsWhoSatWhereAndWhen() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
      play(server, anna);
      String change = "update entries set written = '2026-01-02 03:04:0%d+00' where position %s";
      StoredData stored = new StoredData(data, databaseKind);
      String zone = databaseKind == DatabaseKind.SQLITE ? "" : "+00";
      stored.update(change.formatted(5, "= 0").replace("+00", zone));
      stored.update(change.formatted(7, "> 0").replace("+00", zone));
      String journal = anna.run("journal 1", "").replace("\r\n", "\n");
      assertThat(journal).contains("# seat blue ben\n# seat red anna\n* commitment ");
      assertThat(journal).containsOnlyOnce("# seat blue cleo\n").containsOnlyOnce("# at ");
      assertThat(journal).contains("# at 2026-01-02T03:04:07Z\n");
      assertThat(journal.indexOf("# seat blue cleo")).isLessThan(journal.indexOf("* concede red"));
      assertThat(JournalText.plain(journal)).isEqualTo(stored.journal(1));
      assertThat(LoadedMatch.of(Path.of("journal"), journal)).isInstanceOf(Validated.Valid.class);
      assertThat(anna.run("name dora", "")).startsWith("You are dora");
      assertThat(anna.run("journal 1", "")).contains("# seat red dora").doesNotContain("anna");
      // A deleted account does not get an earlier name back.
      stored.update("delete from accounts where name = 'dora'");
      assertThat(anna.run("journal 1", "")).contains("# seat red dora").doesNotContain("anna");
    }
  }
}
