package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.session.SessionRegistry;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Rejection;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the actions of a table's host before the match begins. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostingTest {
  private static final Title<?, ?, ?> ROBOTS = Titles.byName("robots").orElseThrow();

  @TempDir Path data;

  @AutoClose private TestServer server;
  private ClientSession anna;
  private ClientSession ben;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, Limits.DEFAULTS);
    anna = server.connect("anna");
    ben = server.connect("ben");
  }

  private ServerTable createTable(SeatOwner... owners) {
    return TestServer.tableOf(server.requestTable(anna, ROBOTS, owners));
  }

  private ServerTable createTableForThree() {
    return createTable(TestServer.held(anna), TestServer.free(), TestServer.free());
  }

  private TableResult sit(ClientSession session, ServerTable table) {
    return server.gameServer.seatService().sit(session, table, "");
  }

  private Optional<ErrorCode> kick(ClientSession host, ServerTable table, String seat) {
    return server.gameServer.seatService().kick(host.account(), table, seat).map(Rejection::code);
  }

  private Optional<ErrorCode> invite(ClientSession host, ServerTable table, String name) {
    return server.gameServer.seatService().invite(host.account(), table, name).map(Rejection::code);
  }

  private Optional<ErrorCode> leave(ClientSession session, ServerTable table) {
    return server.gameServer.seatService().leave(session.account(), table).map(Rejection::code);
  }

  @Test
  void onlyTheHostCanFreeOtherSeats() {
    ServerTable table = createTableForThree();
    TestServer.tableOf(sit(ben, table));
    assertThat(kick(ben, table, "axle")).contains(ServerRejectionCode.NOT_TABLE_HOST);
    assertThat(kick(anna, table, "axle")).contains(ServerRejectionCode.SEAT_EMPTY);
    assertThat(kick(anna, table, "cog")).contains(ServerRejectionCode.SEAT_EMPTY);
    assertThat(kick(anna, table, "bolt")).isEmpty();
    assertThat(table.seatOf(ben.account().id())).isEmpty();
    assertThat(invite(anna, table, "ben")).isEmpty();
    assertThat(kick(anna, table, "bolt")).isEmpty();
    assertThat(table.seatOwners().bySeat().values()).contains(TestServer.free());
  }

  @Test
  void onlyTheHostCanReserveFreeSeats() {
    ServerTable table = createTableForThree();
    assertThat(invite(ben, table, "cleo")).contains(ServerRejectionCode.NOT_TABLE_HOST);
    assertThat(invite(anna, table, "anna")).contains(ServerRejectionCode.ALREADY_SEATED);
    assertThat(invite(anna, table, "cleo")).isEmpty();
    assertThat(invite(anna, table, "ben")).isEmpty();
    assertThat(invite(anna, table, "dora")).contains(ServerRejectionCode.NO_OPEN_SEAT);
    assertThat(TestServer.rejectionCodeOf(sit(server.connect("dora"), table)))
        .isEqualTo(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(sit(ben, table)).isEqualTo(new TableResult.Admitted(table));
    assertThat(table.seatOf(ben.account().id())).contains(ROBOTS.seats().firstSeats(3).getLast());
  }

  /** Ben is online, Cleo is not. */
  @Test
  void onlyOneSeatIsReservedForAnInvitedPlayer() {
    ServerTable table =
        createTable(TestServer.held(anna), TestServer.free(), TestServer.free(), TestServer.free());
    for (String name : new String[] {"ben", "cleo"}) {
      assertThat(invite(anna, table, name)).isEmpty();
      assertThat(invite(anna, table, name)).contains(ServerRejectionCode.ALREADY_INVITED);
    }
  }

  /** The guest changed names before leaving. */
  @Test
  void aSeatReservedForADepartedGuestCanBeTakenUnderTheInvitedName() {
    ServerTable table = createTable(TestServer.held(anna), TestServer.free());
    ClientSession guest =
        server.connectClient(SessionRegistry.returnCodeLogin("one"), "gus").session();
    assertThat(invite(anna, table, "gus")).isEmpty();
    assertThat(server.gameServer.sessions().rename(guest, "bob")).isEmpty();
    server.gameServer.sessions().remove(guest);
    ClientSession other =
        server.connectClient(SessionRegistry.returnCodeLogin("two"), "gus").session();
    assertThat(sit(other, table)).isEqualTo(new TableResult.Admitted(table));
  }

  /** The new host is still the host after a restart of the server. */
  @Test
  void theRemainingPlayerBecomesTheHostWhenTheHostLeaves() {
    ServerTable table = createTableForThree();
    TestServer.tableOf(sit(ben, table));
    assertThat(leave(anna, table)).isEmpty();
    assertThat(invite(anna, table, "cleo")).contains(ServerRejectionCode.NOT_TABLE_HOST);
    server.close();
    open();
    assertThat(invite(ben, server.table(1), "cleo")).isEmpty();
    assertThat(server.table(1).seatOwners().bySeat().values()).contains(new SeatOwner.Free("cleo"));
  }

  @Test
  void playersCannotBeKickedOrInvitedDuringAFullMatch() {
    ServerTable table = createTable(TestServer.held(anna), TestServer.free());
    TestServer.tableOf(sit(ben, table));
    assertThat(kick(anna, table, "bolt")).contains(ServerRejectionCode.MATCH_STARTED);
    assertThat(invite(anna, table, "cleo")).contains(ServerRejectionCode.MATCH_STARTED);
  }

  /** The host has no seat. */
  @Test
  void theHostCanRemoveATableWithoutPlayers() {
    ServerTable table = createTable(new SeatOwner.Free("ben"), new SeatOwner.Free("cleo"));
    assertThat(leave(ben, table)).contains(ServerRejectionCode.NOT_SEATED);
    TestServer.tableOf(sit(ben, table));
    assertThat(leave(anna, table)).contains(ServerRejectionCode.NOT_SEATED);
    assertThat(leave(ben, table)).isEmpty();
    ServerTable next = createTable(new SeatOwner.Free("ben"), new SeatOwner.Free("cleo"));
    assertThat(leave(anna, next)).isEmpty();
    assertThat(server.gameServer.containsTable(next)).isFalse();
  }
}
