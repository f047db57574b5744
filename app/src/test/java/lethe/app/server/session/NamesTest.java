package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableResult;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the reservation and the expiry of names. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class NamesTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private Instant now = Instant.now();
  private int guestCount;
  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    open(TestLimits.GENEROUS);
  }

  private void open(Limits limits) {
    server = new TestServer(data, databaseKind, limits, new Clocks(() -> now, () -> now));
  }

  private SessionRegistry sessions() {
    return server.gameServer.sessions();
  }

  private ClientSession connectGuest(String address, String name) {
    TestServer.TestClient client = new TestServer.TestClient();
    return sessions()
        .connect(
            client,
            SessionRegistry.returnCodeLogin("code " + guestCount++),
            name,
            address,
            server.gameServer.admission().quotaOf(InetAddress.ofLiteral(address)));
  }

  /** Returns the name given to a new guest who suggests "anna". */
  private String newGuestName() {
    ClientSession guest = connectGuest("127.0.0.1", "anna");
    sessions().remove(guest);
    return guest.account().name();
  }

  private TableResult requestMatchAgainstBot(ClientSession session) {
    return server.requestTable(
        session,
        TestServer.TA_SE,
        TestServer.held(session),
        SeatOwner.Bot.defaultFor(TestServer.TA_SE));
  }

  /** The name applies to both sessions, and cannot be changed at a table. */
  @Test
  void sessionsOfOneKeyShareAnAccountAndItsName() {
    ClientSession first = server.connect("anna");
    ClientSession second = server.connectClient("key:anna", "bea").session();
    assertThat(second.account()).isEqualTo(first.account());
    assertThat(newGuestName()).isEqualTo("anna-2");
    ServerTable table = server.createTable(first, TestServer.held(first), TestServer.free());
    assertThat(sessions().rename(second, "cleo")).isNotEmpty();
    assertThat(server.gameServer.seatService().leave(first.account(), table)).isEmpty();
    assertThat(sessions().rename(second, "cleo")).isEmpty();
    assertThat(first.account().name()).isEqualTo("cleo");
    assertThat(newGuestName()).isEqualTo("anna");
  }

  private void advanceTime(Duration time) {
    now = now.plus(time);
    server.gameServer.tick();
  }

  @Test
  void aNameIsReservedBySittingDownAndExpiresWhenUnused() {
    sessions().remove(server.connect("anna"));
    assertThat(newGuestName()).isEqualTo("anna");
    ClientSession anna = server.connect("anna");
    TestServer.concede(TestServer.tableOf(requestMatchAgainstBot(anna)));
    sessions().remove(anna);
    assertThat(newGuestName()).isEqualTo("anna-2");
    advanceTime(Duration.ofDays(89));
    sessions().remove(server.connect("anna"));
    advanceTime(Duration.ofDays(89));
    assertThat(newGuestName()).isEqualTo("anna-2");
    server.close();
    open();
    if (databaseKind == DatabaseKind.POSTGRES) {
      // When a server opens, it adopts the time of the database, which this test does not advance.
      now = now.plus(Duration.ofDays(178));
    }
    advanceTime(Duration.ofDays(2));
    assertThat(newGuestName())
        .as("a finished table that is listed names its players")
        .isEqualTo("anna-2");
    ClientSession other = connectGuest("127.0.0.1", "anna");
    for (int i = 0; i < 10; i++) {
      TestServer.concede(TestServer.tableOf(requestMatchAgainstBot(other)));
    }
    sessions().remove(other);
    server.gameServer.tick();
    advanceTime(Duration.ofDays(1));
    assertThat(newGuestName()).isEqualTo("anna");
  }

  /** Each session of a guest has a new account, which holds a seat. */
  @Test
  void theNumberOfGuestNamesPerAddressIsLimited() {
    server.close();
    open(TestLimits.GENEROUS.with(Limit.NAMES_PER_ADDRESS, 6));
    ServerTable second = null;
    for (int i = 0; i < 3; i++) {
      ServerTable table =
          TestServer.tableOf(requestMatchAgainstBot(connectGuest("127.0.0.1", "many")));
      second = i == 1 ? table : second;
    }
    assertThat(
            TestServer.rejectionCodeOf(requestMatchAgainstBot(connectGuest("127.0.0.1", "many"))))
        .isEqualTo(ServerRejectionCode.TOO_MANY_NAMES);
    TestServer.tableOf(requestMatchAgainstBot(connectGuest("127.0.0.2", "anna")));
    ClientSession leaving =
        sessions().sessions().stream()
            .filter(session -> session.account().name().equals("many-2"))
            .findFirst()
            .orElseThrow();
    assertThat(server.gameServer.seatService().leave(leaving.account(), second)).isEmpty();
    sessions().remove(leaving);
    TestServer.tableOf(requestMatchAgainstBot(connectGuest("127.0.0.1", "many")));
    assertThat(new StoredData(data, databaseKind).accountNames())
        .hasSize(4)
        .contains("anna", "many", "many-3")
        .doesNotContain("many-2");
    assertThat(
            TestServer.rejectionCodeOf(requestMatchAgainstBot(connectGuest("127.0.0.1", "many"))))
        .isEqualTo(ServerRejectionCode.TOO_MANY_NAMES);
  }
}
