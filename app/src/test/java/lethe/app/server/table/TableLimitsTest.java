package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limit;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.session.SessionRegistry;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the limits on tables: per account, per address, and in total. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TableLimitsTest {
  private static final String FIRST_ADDRESS = "127.0.0.2";
  private static final String SECOND_ADDRESS = "127.0.0.3";

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server =
        new TestServer(
            data,
            DatabaseKind.SQLITE,
            TestLimits.GENEROUS
                .with(Limit.BOT_DELAY, Duration.ofHours(1))
                .with(Limit.TABLES, 2)
                .with(Limit.TABLES_PER_ADDRESS, 6)
                .with(Limit.TABLES_TOTAL, 8));
  }

  private ClientSession connectGuest(String name, String address) {
    return server
        .gameServer
        .sessions()
        .connect(
            new TestServer.TestClient(),
            SessionRegistry.returnCodeLogin(name),
            name,
            address,
            server.gameServer.admission().quotaOf(InetAddress.ofLiteral(address)));
  }

  private TableResult requestTableOfBots(ClientSession host) {
    SeatOwner bot = SeatOwner.Bot.defaultFor(TestServer.TA_SE);
    return server.requestTable(host, TestServer.TA_SE, bot, bot);
  }

  /**
   * The guests of an address can have half of the tables of the address, and all guests together
   * half of all tables.
   */
  @Test
  void tablesCountTowardLimitsEvenIfTheirHostHasNoSeat() {
    ClientSession anna = connectGuest("anna", FIRST_ADDRESS);
    ClientSession ben = connectGuest("ben", FIRST_ADDRESS);
    ClientSession cleo = connectGuest("cleo", SECOND_ADDRESS);
    TestServer.tableOf(requestTableOfBots(anna));
    TestServer.tableOf(requestTableOfBots(anna));
    assertThat(TestServer.rejectionCodeOf(requestTableOfBots(anna)))
        .isEqualTo(ServerRejectionCode.TABLES);
    TestServer.tableOf(requestTableOfBots(ben));
    assertThat(TestServer.rejectionCodeOf(requestTableOfBots(ben)))
        .isEqualTo(ServerRejectionCode.TABLES_PER_ADDRESS);
    TestServer.tableOf(requestTableOfBots(cleo));
    assertThat(TestServer.rejectionCodeOf(requestTableOfBots(cleo)))
        .isEqualTo(ServerRejectionCode.TABLES_TOTAL);
    assertThat(server.log().lines())
        .anyMatch(line -> line.contains("limit=tables address=" + FIRST_ADDRESS))
        .anyMatch(line -> line.contains("limit=tables-per-address address=" + FIRST_ADDRESS))
        .anyMatch(line -> line.contains("limit=tables-total address=" + SECOND_ADDRESS));
  }
}
