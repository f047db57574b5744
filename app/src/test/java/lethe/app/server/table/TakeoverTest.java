package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import lethe.app.server.TestServer;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.Notification;
import lethe.app.server.client.TakeoverPolicy;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests what happens to the seat of a player who leaves a correspondence game. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TakeoverTest extends ThreePlayers {
  /** Begins a match of Anna and Ben, in which Ben then gives up his seat. */
  private ServerTable createTableThatBenLeaves(TakeoverPolicy policy) {
    TableSettings settings =
        TableSettings.DEFAULTS
            .with("pace", "3d")
            .flatMap(paced -> paced.with("takeover", policy.toString()))
            .orElseThrow();
    ServerTable table =
        server.createTable(
            anna.session(),
            settings,
            TestServer.held(anna.session()),
            TestServer.held(ben.session()));
    server.gameServer.tick();
    assertThat(server.gameServer.seatService().leave(ben.account(), table)).isEmpty();
    server.gameServer.tick();
    return table;
  }

  private static Seat blue(ServerTable table) {
    return table.seatOwners().seats().getLast();
  }

  private Optional<ErrorCode> sit(TestServer.TestClient client, ServerTable table) {
    return server.gameServer.seatService().sit(client.session(), table, "")
            instanceof TableResult.Rejected(Rejection rejection)
        ? Optional.of(rejection.code())
        : Optional.empty();
  }

  private Optional<ErrorCode> invite(ServerTable table, String name) {
    return server.gameServer.seatService().invite(anna.account(), table, name).map(Rejection::code);
  }

  private TableListing listingFor(TestServer.TestClient client) {
    return server.gameServer.listings().lobbyListings(client.account()).getFirst();
  }

  @Test
  void anAbsentPlayerIsToldWhoLeavesAndSitsDown() {
    ServerTable table = createTableThatBenLeaves(TakeoverPolicy.ANYONE);
    assertThat(anna.notifications)
        .contains(
            new Notification.SeatVacated(Optional.of("ben"), blue(table), table.number(), "ta-se"));
    assertThat(listingFor(cleo).action()).contains(TableListing.Action.SIT);
    assertThat(sit(cleo, table)).isEmpty();
    server.gameServer.tick();
    assertThat(anna.notifications.getLast())
        .isEqualTo(
            new Notification.SeatTaken(Optional.of("cleo"), blue(table), table.number(), "ta-se"));
    assertThat(ben.notifications).doesNotHaveAnyElementsOfTypes(Notification.SeatVacated.class);
  }

  @Test
  void aBotCanReplaceADepartedPlayerAtOnce() {
    ServerTable table = createTableThatBenLeaves(TakeoverPolicy.NOBODY);
    assertThat(server.gameServer.tableService().openMatch(anna.account(), table)).isEmpty();
    server.enter(anna, table);
    assertThat(server.gameServer.matchInterruptions().replaceByBot(anna, table, "")).isEmpty();
    assertThat(table.match().orElseThrow().match().players().getLast())
        .isInstanceOf(Player.Machine.class);
  }

  @Test
  void theInvitedPolicyAdmitsOnlyInvitedPlayers() {
    ServerTable table = createTableThatBenLeaves(TakeoverPolicy.INVITED);
    assertThat(sit(cleo, table)).contains(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(listingFor(cleo).action()).contains(TableListing.Action.WATCH);
    assertThat(invite(table, "cleo")).isEmpty();
    server.gameServer.tick();
    assertThat(cleo.notifications)
        .contains(new Notification.Invitation("anna", "ta-se", table.number(), Optional.of("3d")));
    assertThat(sit(ben, table)).contains(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(sit(cleo, table)).isEmpty();
    assertThat(table.seatOf(cleo.account().id())).contains(blue(table));
  }

  @Test
  void anInvitationDuringTheMatchCanBeWithdrawn() {
    ServerTable table = createTableThatBenLeaves(TakeoverPolicy.INVITED);
    assertThat(invite(table, "cleo")).isEmpty();
    assertThat(invite(table, "ben")).contains(ServerRejectionCode.MATCH_STARTED);
    assertThat(server.gameServer.seatService().kick(anna.account(), table, blue(table).name()))
        .isEmpty();
    assertThat(sit(cleo, table)).contains(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(invite(table, "ben")).isEmpty();
  }

  @Test
  void theNobodyPolicyKeepsTheSeatVacant() {
    ServerTable table = createTableThatBenLeaves(TakeoverPolicy.NOBODY);
    assertThat(sit(cleo, table)).contains(ServerRejectionCode.NO_FREE_SEAT);
    assertThat(invite(table, "cleo")).contains(ServerRejectionCode.NO_TAKEOVER);
  }
}
