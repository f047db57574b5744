package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.ServerPair;
import lethe.app.server.TestServer;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.Rejection;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that players on different servers can adjourn their match. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AdjournmentOnTwoServersTest {
  @TempDir Path data;

  @AutoClose private ServerPair servers;
  private TestServer one;
  private TestServer two;

  @BeforeEach
  void open() {
    servers = ServerPair.open(data);
    one = servers.one();
    two = servers.two();
  }

  private void tick() {
    one.gameServer.tick();
    two.gameServer.tick();
    one.gameServer.tick();
  }

  @Test
  void aMatchIsAdjournedByRequestsOnTwoServers() {
    TestServer.TestClient anna = one.connectClient("key:anna", "anna");
    TestServer.TestClient ben = two.connectClient("key:ben", "ben");
    ServerTable table =
        one.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
    two.gameServer.tick();
    ServerTable tableOnTwo = two.table(1);
    TestServer.tableOf(two.gameServer.seatService().sit(ben.session(), tableOnTwo, ""));
    tick();
    assertThat(one.gameServer.tableService().openMatch(table)).isEmpty();
    assertThat(two.gameServer.tableService().openMatch(tableOnTwo)).isEmpty();
    one.enter(anna, table);
    two.enter(ben, tableOnTwo);
    tick();
    MatchInterruptions interruptions = one.gameServer.matchInterruptions();
    assertThat(interruptions.adjourn(anna, table).map(Rejection::code))
        .contains(ServerRejectionCode.ADJOURNMENT_REQUESTED);
    ServerPair.await(
        () ->
            ben.notifications.stream()
                .anyMatch(Notification.AdjournmentRequested.class::isInstance));
    assertThat(two.gameServer.matchInterruptions().adjourn(ben, tableOnTwo)).isEmpty();
    assertThat(ben.hasLeft).isTrue();
    one.gameServer.tick();
    ServerPair.await(() -> anna.hasLeft);
    assertThat(new StoredData(data, DatabaseKind.POSTGRES).journal(1))
        .containsOnlyOnce("* adjourned");
  }
}
