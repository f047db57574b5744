package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
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

/** Tests that a table ends when all players have left, and no longer counts against a limit. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class EndedTablesTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server =
        new TestServer(
            data,
            databaseKind,
            Limits.DEFAULTS.with(Limit.TABLES, 1).with(Limit.NEW_TABLES_PER_ADDRESS, 600));
  }

  private ServerTable createTableAgainstBot(ClientSession creator) {
    return server.createTable(
        creator, TestServer.held(creator), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
  }

  @Test
  void aRunningTableIsArchivedWhenItsOnlyPlayerLeaves() {
    ClientSession anna = server.connect("anna");
    for (int i = 1; i <= 10; i++) {
      ServerTable table = createTableAgainstBot(anna);
      assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
      assertThat(server.gameServer.tables()).isEmpty();
      assertThat(new StoredData(data, databaseKind).hasTable(i, true)).isTrue();
    }
    server.close();
    open();
    assertThat(server.gameServer.tables()).isEmpty();
    createTableAgainstBot(server.connect("anna"));
  }

  @Test
  void tablesCountAgainstTheCreatorsLimitUntilTheyEnd() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    ServerTable table = server.createTable(anna, TestServer.held(anna), TestServer.free());
    TestServer.tableOf(server.gameServer.seatService().sit(ben, table, ""));
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    assertThat(table.isHostedBy(ben.account())).isTrue();
    assertThat(
            TestServer.rejectionCodeOf(
                server.requestTable(anna, TestServer.TA_SE, TestServer.held(anna))))
        .isEqualTo(ServerRejectionCode.TABLES);
    assertThat(server.gameServer.seatService().leave(ben.account(), table)).isEmpty();
    assertThat(server.gameServer.containsTable(table)).isFalse();
    createTableAgainstBot(ben);
    createTableAgainstBot(anna);
  }

  @Test
  void tablesCountAgainstTheCreatorsLimitAfterARestart() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    ServerTable table = server.createTable(anna, TestServer.held(anna), TestServer.free());
    TestServer.tableOf(server.gameServer.seatService().sit(ben, table, ""));
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    server.close();
    open();
    ClientSession annaAgain = server.connect("anna");
    assertThat(
            TestServer.rejectionCodeOf(
                server.requestTable(annaAgain, TestServer.TA_SE, TestServer.held(annaAgain))))
        .isEqualTo(ServerRejectionCode.TABLES);
    ClientSession benAgain = server.connect("ben");
    assertThat(server.gameServer.seatService().leave(benAgain.account(), server.table(1)))
        .isEmpty();
    createTableAgainstBot(annaAgain);
    createTableAgainstBot(ben);
  }

  @Test
  void spectatorsDoNotPreventTheEndOfATable() {
    ClientSession anna = server.connect("anna");
    ServerTable table = createTableAgainstBot(anna);
    TestServer.TestClient spectator = server.connectClient("key:cleo", "cleo");
    server.enter(spectator, table);
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    assertThat(spectator.hasLeft).isTrue();
    assertThat(server.gameServer.containsTable(table)).isFalse();
  }

  @Test
  void aTableOfBotsEndsWhenItsHostLeaves() {
    ClientSession anna = server.connect("anna");
    SeatOwner bot = SeatOwner.Bot.defaultFor(TestServer.TA_SE);
    ServerTable table = server.createTable(anna, bot, bot);
    ClientSession ben = server.connect("ben");
    assertThat(server.gameServer.seatService().leave(ben.account(), table)).isPresent();
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    createTableAgainstBot(anna);
  }

  @Test
  void anOpenTableIsRemovedWhenItsOnlyPlayerLeaves() {
    ClientSession anna = server.connect("anna");
    ServerTable table = server.createTable(anna, TestServer.held(anna), TestServer.free());
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    assertThat(new StoredData(data, databaseKind).strings("select game from tables")).isEmpty();
    createTableAgainstBot(anna);
  }

  @Test
  void tablesThatCannotBeArchivedAreUnchanged() {
    ClientSession anna = server.connect("anna");
    ServerTable table = createTableAgainstBot(anna);
    server.store.failWrites(1);
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isPresent();
    assertThat(table.seatOf(anna.account().id())).isPresent();
    assertThat(server.gameServer.containsTable(table)).isTrue();
    server.store.failWrites(0);
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    assertThat(server.gameServer.containsTable(table)).isFalse();
  }

  @Test
  void leavingAFinishedTableIsRejected() {
    ClientSession anna = server.connect("anna");
    ServerTable table = createTableAgainstBot(anna);
    TestServer.concede(table);
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isPresent();
    assertThat(server.gameServer.containsTable(table)).isTrue();
  }
}
