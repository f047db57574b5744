package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.titles.Titles;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests taking seats, and bots that play for absent players. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class SeatsTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestServer.TestClient anna;
  private TestServer.TestClient ben;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, Limits.DEFAULTS.with(Limit.ABSENCE, 0));
    anna = server.connectClient("key:anna", "anna");
    ben = server.connectClient("key:ben", "ben");
  }

  private TableResult sit(ClientSession session, ServerTable table, String seat) {
    return server.gameServer.seatService().sit(session, table, seat);
  }

  private ServerTable createTable(SeatOwner other) {
    return server.createTable(anna.session(), TestServer.held(anna.session()), other);
  }

  @Test
  void aSeatedPlayerCannotTakeAnotherSeatOrChangeNames() {
    ServerTable table = createTable(TestServer.free());
    for (ClientSession session : new ClientSession[] {anna.session(), server.connect("anna")}) {
      assertThat(TestServer.rejectionCodeOf(sit(session, table, "blue")))
          .isEqualTo(ServerRejectionCode.ONLY_ONE_SEAT);
      assertThat(sit(session, table, "")).isEqualTo(new TableResult.Admitted(table));
      assertThat(server.gameServer.sessions().rename(session, "other").map(Rejection::code))
          .contains(ServerRejectionCode.NAME_FIXED);
    }
    assertThat(table.seatOwners().bySeat().values())
        .containsExactly(TestServer.held(anna.session()), TestServer.free());
  }

  @Test
  void rejectionsForTakenSeatsListTheFreeSeats() {
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                anna.session(),
                Titles.byName("robots").orElseThrow(),
                TestServer.free(),
                TestServer.held(anna.session()),
                TestServer.free()));
    for (String seat : new String[] {"bolt", "feth"}) {
      TableResult reply = sit(ben.session(), table, seat);
      assertThat(TestServer.rejectionCodeOf(reply)).isEqualTo(ServerRejectionCode.SEAT_TAKEN);
      assertThat(((TableResult.Rejected) reply).rejection().arguments().toString())
          .contains(seat, "[axle, cog]");
    }
  }

  @Test
  void reservedSeatsAreForTheInvitedPlayerOnly() {
    ServerTable table = createTable(new SeatOwner.Free("ben"));
    assertThat(TestServer.rejectionCodeOf(sit(server.connect("cleo"), table, "")))
        .isEqualTo(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(sit(ben.session(), table, "")).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.isDealt()).isTrue();
  }

  @Test
  void aSecondConnectionTakesOverTheSeat() {
    ServerTable table = createTable(SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    server.enter(anna, table);
    TestServer.TestClient secondClient = server.connectClient("key:anna", "anna");
    server.enter(secondClient, table);
    assertThat(anna.hasLeft).isTrue();
    assertThat(secondClient.hasLeft).isFalse();
  }

  @Test
  void aBotReplacesAnAbsentPlayerUntilTheyReturn() {
    ServerTable table = createTable(TestServer.free());
    TestServer.tableOf(sit(ben.session(), table, ""));
    server.enter(anna, table);
    server.enter(ben, table);
    Seat red = anna.seat().orElseThrow();
    MatchInterruptions interruptions = server.gameServer.matchInterruptions();
    assertThat(interruptions.replaceByBot(ben, table, "").map(Rejection::code))
        .contains(ServerRejectionCode.NO_PLAYER_ABSENT);
    server.gameServer.tableService().leave(anna, table);
    server.gameServer.tick();
    assertThat(ben.notifications).contains(new Notification.BotOffered(red));
    assertThat(interruptions.replaceByBot(ben, table, "red")).isEmpty();
    assertThat(ben.notifications).contains(new Notification.BotTookOver(red));
    TestServer.tableOf(sit(anna.session(), table, ""));
    server.enter(anna, table);
    assertThat(table.match().orElseThrow().match().players().getFirst())
        .isEqualTo(new Player.Human());
    assertThat(new StoredData(data, databaseKind).journal(1))
        .contains("* seat red bot:", "* seat red human");
  }
}
