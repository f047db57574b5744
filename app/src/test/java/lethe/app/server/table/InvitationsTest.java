package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.session.SessionRegistry;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.titles.Titles;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests for which account a seat is reserved when a player is invited by name, and when the
 * invitation is delivered.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class InvitationsTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestServer.TestClient anna;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, TestLimits.GENEROUS);
    anna = server.connectClient("key:anna", "anna");
  }

  private ServerTable createTableInvitingBen() {
    return server.createTable(
        anna.session(), TestServer.held(anna.session()), new SeatOwner.Free("ben"));
  }

  private TableResult sit(ClientSession session, ServerTable table) {
    return server.gameServer.seatService().sit(session, table, "");
  }

  /** Once a player has taken the invited name, the seat is reserved for that account only. */
  @Test
  void invitationsAreBoundToTheAccountWithTheInvitedName() {
    ServerTable table = createTableInvitingBen();
    assertThat(table.seatOwners().bySeat().values()).contains(new SeatOwner.Free("ben"));
    ClientSession ben = server.connect("ben");
    assertThat(table.seatOwners().bySeat().values())
        .contains(new SeatOwner.Invited(ben.account().id(), "ben"));
    assertThat(server.gameServer.sessions().rename(ben, "berta")).isEmpty();
    ClientSession other = server.connectClient("key:other", "ben").session();
    assertThat(other.account().name()).isEqualTo("ben");
    assertThat(TestServer.rejectionCodeOf(sit(other, table)))
        .isEqualTo(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(sit(ben, table)).isEqualTo(new TableResult.Admitted(table));
  }

  /** A guest who left without a seat may come back, but as another account. */
  @Test
  void invitationsForGuestsWhoLeaveAreBoundToTheirNamesAgain() {
    ClientSession guest =
        server.connectClient(SessionRegistry.returnCodeLogin("one"), "ben").session();
    ServerTable table = createTableInvitingBen();
    assertThat(table.seatOwners().bySeat().values())
        .contains(new SeatOwner.Invited(guest.account().id(), "ben"));
    server.gameServer.sessions().remove(guest);
    assertThat(table.seatOwners().bySeat().values()).contains(new SeatOwner.Free("ben"));
    ClientSession returningGuest =
        server.connectClient(SessionRegistry.returnCodeLogin("two"), "ben").session();
    assertThat(sit(returningGuest, table)).isEqualTo(new TableResult.Admitted(table));
  }

  /**
   * An invitation shows the name that the host has chosen as a user, which could convey a hint. A
   * player of a match in silence therefore receives it only after leaving the table.
   */
  @Test
  void invitationsAreDeliveredAfterSilentMatches() {
    TestServer.TestClient ben = server.connectClient("key:ben", "ben");
    ServerTable silent =
        TestServer.tableOf(
            server.requestTable(
                anna.session(),
                Titles.byName("ravens").orElseThrow(),
                TestServer.held(anna.session()),
                TestServer.held(ben.session())));
    assertThat(silent.isSilent()).isTrue();
    server.enter(ben, silent);
    ben.session().moveTo(silent.number());
    ServerTable table = createTableInvitingBen();
    Notification invitation =
        new Notification.Invitation("anna", "ta-se", table.number(), Optional.empty());
    server.gameServer.tick();
    assertThat(ben.notifications).doesNotContain(invitation);
    server.gameServer.tableService().leave(ben, silent);
    ben.session().moveTo(0);
    server.gameServer.tick();
    assertThat(ben.notifications).contains(invitation);
  }
}
