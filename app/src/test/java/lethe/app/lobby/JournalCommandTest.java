package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ServerTable;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Validated;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
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
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class JournalCommandTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
  }

  /** Plays a match: Cleo takes Ben's seat before Anna concedes. */
  private void playWithSeatChange() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    ServerTable table = server.createTable(anna, TestServer.held(anna), TestServer.free());
    TestServer.tableOf(server.gameServer.seatService().sit(ben, table, ""));
    assertThat(lobby.transcriptOf("anna", "journal 1"))
        .contains("is not over")
        .doesNotContain("# ");
    assertThat(server.gameServer.seatService().leave(ben.account(), table)).isEmpty();
    TestServer.tableOf(server.gameServer.seatService().sit(server.connect("cleo"), table, ""));
    TestServer.concede(table);
    table.match().orElseThrow().playBots();
    server.gameServer.sessions().remove(anna);
  }

  /** Only the player who wrote a mark has seen it. */
  @Test
  void privateMarksAreOmitted() {
    ClientSession anna = server.connect("anna");
    ServerTable table = server.createTable(anna, TestServer.held(anna), TestServer.free());
    TestServer.tableOf(server.gameServer.seatService().sit(server.connect("ben"), table, ""));
    Table<?, ?, ?> match = table.match().orElseThrow();
    match.addControl(new ControlEntry.Marked(match.match().seats().getFirst(), "cup 1", "secret"));
    TestServer.concede(table);
    match.playBots();
    String journal = lobby.transcriptOf("anna", "journal 1");
    assertThat(journal).contains("# mark\n").doesNotContain("secret", "* mark");
    assertThat(new StoredData(data, databaseKind).journal(1)).contains("* mark red cup 1: secret");
    assertThat(LoadedMatch.of(Path.of("journal"), journal)).isInstanceOf(Validated.Valid.class);
  }

  private static String withoutComments(String journal) {
    return journal.replaceAll("(?m)^#.*\\R", "");
  }

  @Test
  void theJournalOfAFinishedMatchTellsWhoSatWhereAndWhen() {
    playWithSeatChange();
    StoredData storedData = new StoredData(data, databaseKind);
    String zone = databaseKind == DatabaseKind.SQLITE ? "" : "+00";
    String change =
        "update entries set written = '2026-01-02 03:04:0%d" + zone + "' where position ";
    storedData.update(change.formatted(5) + "= 0");
    storedData.update(change.formatted(7) + "> 0");
    String journal = lobby.transcriptOf("anna", "journal 1");
    assertThat(journal).contains("# seat blue ben\n# seat red anna\n* commitment ");
    assertThat(journal).containsOnlyOnce("# seat blue cleo\n").containsOnlyOnce("# at ");
    assertThat(journal).contains("# at 2026-01-02T03:04:07Z\n");
    assertThat(journal.indexOf("# seat blue cleo")).isLessThan(journal.indexOf("* concede red"));
    assertThat(withoutComments(journal)).isEqualTo(storedData.journal(1));
    assertThat(LoadedMatch.of(Path.of("journal"), journal)).isInstanceOf(Validated.Valid.class);
    assertThat(lobby.transcriptOf("anna", "name dora")).startsWith("You are dora");
    assertThat(lobby.transcriptOf("anna", "journal 1"))
        .contains("# seat red dora")
        .doesNotContain("anna");
    // A deleted account does not get an earlier name back.
    storedData.update("delete from accounts where name = 'dora'");
    assertThat(lobby.transcriptOf("anna", "journal 1"))
        .contains("# seat red dora")
        .doesNotContain("anna");
  }
}
