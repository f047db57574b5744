package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.engine.core.Rejection;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the settings that restrict who may sit down and who may watch. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PrivateTablesTest {
  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, Limits.DEFAULTS);
  }

  /** Creates a table of Anna with a setting and another seat. */
  private ServerTable createTable(String key, String value, SeatOwner other) {
    ClientSession anna = server.connect("anna");
    TableSettings settings = TableSettings.DEFAULTS.with(key, value).orElseThrow();
    return TestServer.tableOf(
        server.requestTable(anna, TestServer.TA_SE, settings, TestServer.held(anna), other));
  }

  private TableResult sit(ClientSession session, String joinWord) {
    return server.gameServer.seatService().sit(session, server.table(1), "", joinWord);
  }

  @Test
  void aPlayerNeedsTheJoinWord() {
    ServerTable table = createTable("word", "lemon", TestServer.free());
    ClientSession ben = server.connect("ben");
    assertThat(TestServer.rejectionCodeOf(sit(ben, "")))
        .isEqualTo(ServerRejectionCode.JOIN_WORD_REQUIRED);
    assertThat(TestServer.rejectionCodeOf(sit(ben, "melon")))
        .isEqualTo(ServerRejectionCode.JOIN_WORD_WRONG);
    assertThat(table.seatOf(ben.account().id())).isEmpty();
    assertThat(sit(ben, "lemon")).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.isDealt()).isTrue();
  }

  /** The settings apply after a restart of the server, too. */
  @Test
  void anInvitedPlayerNeedsNoJoinWord() {
    createTable("word", "lemon", new SeatOwner.Free("ben"));
    server.close();
    open();
    ClientSession cleo = server.connect("cleo");
    assertThat(TestServer.rejectionCodeOf(sit(cleo, "")))
        .isEqualTo(ServerRejectionCode.JOIN_WORD_REQUIRED);
    ServerTable table = server.table(1);
    assertThat(sit(server.connect("ben"), "")).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.isDealt()).isTrue();
  }

  @Test
  void onlyTheHostSeesTheJoinWord() {
    createTable("word", "lemon", TestServer.free());
    assertThat(settingsSeenBy("anna")).hasToString("word=lemon");
    assertThat(settingsSeenBy("ben")).hasToString("word=...");
  }

  private TableSettings settingsSeenBy(String name) {
    ClientSession session = server.connect(name);
    return server.gameServer.listings().lobbyListings(session.account()).getFirst().settings();
  }

  @Test
  void tablesWithoutSpectatorsCanBeWatchedAfterTheMatch() {
    ServerTable table = createTable("watch", "nobody", SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    ClientSession ben = server.connect("ben");
    TableService tables = server.gameServer.tableService();
    assertThat(tables.openMatch(ben.account(), table).map(Rejection::code))
        .contains(ServerRejectionCode.SPECTATORS_NOT_ALLOWED);
    TestServer.concede(table);
    assertThat(tables.openMatch(ben.account(), table)).isEmpty();
  }
}
