package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests who may have a rematch, and where. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RematchTest {
  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
  }

  /**
   * The seats of the rematch are reserved for these players, and its options are those of the
   * match.
   */
  @Test
  void onlyThePlayersOfAMatchMayHaveARematch() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    ClientSession cleo = server.connect("cleo");
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    owners.put(TestServer.TA_SE.seats().firstSeats(2).getFirst(), TestServer.held(anna));
    owners.put(TestServer.TA_SE.seats().firstSeats(2).getLast(), TestServer.held(ben));
    Options options = Options.of(Map.of("open-cups", "on"));
    SeatService seats = server.gameServer.seatService();
    ServerTable table =
        TestServer.tableOf(
            seats.createTable(
                anna, new TableSpec(TestServer.TA_SE, options, new SeatOwners(owners))));
    TestServer.concede(table);
    assertThat(TestServer.rejectionCodeOf(seats.rematch(cleo, table)))
        .isEqualTo(ServerRejectionCode.NO_REMATCH);
    ServerTable next = TestServer.tableOf(seats.rematch(ben, table));
    assertThat(next.isDealt()).isFalse();
    assertThat(TestServer.rejectionCodeOf(seats.sit(cleo, next, "")))
        .isEqualTo(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(seats.rematch(anna, table)).isEqualTo(new TableResult.Admitted(next));
    assertThat(next.isDealt()).isTrue();
    assertThat(next.seatOwners()).isEqualTo(table.seatOwners());
    assertThat(next.options()).isEqualTo(options);
  }
}
