package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests tables in the database that this version of the program cannot open. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class UnavailableTablesTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, TestLimits.GENEROUS);
  }

  private StoredData storedData() {
    return new StoredData(data, databaseKind);
  }

  /** Plays a move of a match, and closes the server. */
  private void playAndClose() {
    ClientSession anna = server.connect("anna");
    ServerTable table =
        server.createTable(anna, TestServer.held(anna), TestServer.held(server.connect("ben")));
    TestServer.play(table.match().orElseThrow(), 1);
    server.close();
  }

  /** Asserts that the table is listed, but cannot be opened. */
  private void assertUnavailable(ServerRejectionCode reason) {
    String journal = storedData().journal(1);
    ClientSession anna = server.connect("anna");
    ServerTable table = server.table(1);
    assertThat(server.gameServer.tables()).contains(table);
    SeatService seats = server.gameServer.seatService();
    assertThat(TestServer.rejectionCodeOf(seats.sit(anna, table, ""))).isEqualTo(reason);
    assertThat(table.isUnavailable()).isTrue();
    server.gameServer.tick();
    assertThat(server.createTable(anna, TestServer.held(anna), TestServer.free()).number())
        .isEqualTo(2);
    assertThat(storedData().journal(1)).isEqualTo(journal);
    assertThat(server.log()).doesNotContain("event=failed");
  }

  /** Opens the server again, and asserts that the match at table 1 can be continued. */
  private void assertAvailable() {
    server.close();
    open();
    ServerTable table = server.table(1);
    assertThat(table.status()).isEqualTo(TableStatus.RUNNING);
    assertThat(server.gameServer.tableService().openMatch(table)).isEmpty();
  }

  /**
   * The version of the rules differs, or is missing because early versions of the program did not
   * record it.
   */
  @Test
  void aMatchUnderOtherRulesIsNotContinued() {
    playAndClose();
    for (String rules : List.of("rules 2\n", "")) {
      storedData().update("update tables set header = replace(header, ?, ?)", "rules 1\n", rules);
      open();
      assertThat(server.table(1).status()).isEqualTo(TableStatus.CLOSED);
      assertUnavailable(ServerRejectionCode.OTHER_RULES);
      assertThat(server.log())
          .containsOnlyOnce("event=unreadable table=1")
          .containsPattern("event=unreadable table=1 .*rules");
      server.gameServer.seatService().leave(server.connect("anna").account(), server.table(2));
      server.close();
      storedData()
          .update(
              "update tables set header = replace(replace(header, ?, ''), ?, ?)",
              "rules 2\n",
              "game ta-se\n",
              "game ta-se\nrules 1\n");
    }
    open();
    assertAvailable();
  }

  @Test
  void aJournalOfANewerVersionIsNotContinued() {
    playAndClose();
    storedData().update("update tables set journal_version = 2");
    open();
    assertThat(server.table(1).status()).isEqualTo(TableStatus.NEWER);
    assertUnavailable(ServerRejectionCode.NEWER_VERSION);
    storedData().update("update tables set journal_version = 1");
    assertAvailable();
  }

  @Test
  void anUnreadableJournalIsLoggedAndLeftUnchanged() {
    playAndClose();
    storedData().update("update entries set line = ? where position = 0", "nonsense");
    open();
    assertThat(server.log()).contains("event=unreadable table=1 reason=\"line ");
    assertThat(server.table(1).status()).isEqualTo(TableStatus.UNREADABLE);
    assertUnavailable(ServerRejectionCode.JOURNAL_UNREADABLE);
    assertThat(storedData().journal(1)).contains("\nnonsense\n");
  }

  /** The other tables are opened. */
  @Test
  void aTableOfAnUnknownGameIsLoggedAndStaysStored() {
    ClientSession anna = server.connect("anna");
    server.createTable(anna, TestServer.held(anna), TestServer.free());
    ServerTable other = server.createTable(anna, TestServer.held(anna), TestServer.free());
    server.close();
    storedData().update("update tables set game = ? where number = 1", "chess");
    open();
    assertThat(server.log()).contains("event=unreadable table=1 game=chess");
    assertThat(server.gameServer.tables())
        .extracting(ServerTable::number)
        .containsExactly(other.number());
    server.gameServer.tick();
    assertThat(storedData().hasTable(1, false)).isTrue();
  }
}
