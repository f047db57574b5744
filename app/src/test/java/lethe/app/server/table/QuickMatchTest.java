package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.play.Table;
import lethe.app.server.TestServer;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.Notification;
import lethe.app.titles.Titles;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests quick matches, notifications to players who are not at the table, and aborting a match
 * before every player has moved.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class QuickMatchTest extends ThreePlayers {
  /** Requests a quick match for a player, who then waits at the table. */
  private ServerTable quickMatch(TestServer.TestClient player, String game) {
    ServerTable table =
        TestServer.tableOf(
            server
                .gameServer
                .seatService()
                .quickMatch(player.session(), Titles.byName(game).orElseThrow()));
    server.gameServer.tableService().startWaiting(player.session(), table);
    return table;
  }

  private static Seat seat(ServerTable table, String name) {
    return table.title().seats().byName(name).orElseThrow();
  }

  @Test
  void aQuickMatchTakesAFreeSeatWhereAPlayerWaits() {
    ServerTable table = quickMatch(anna, "ta-se");
    assertThat(quickMatch(anna, "ta-se")).isSameAs(table);
    server.gameServer.tableService().stopWaiting(anna.session(), table);
    assertThat(quickMatch(anna, "ta-se")).isSameAs(table);
    ServerTable other = quickMatch(ben, "robots");
    assertThat(other).isNotSameAs(table);
    assertThat(quickMatch(cleo, "ta-se")).isSameAs(table);
    assertThat(table.isDealt()).isTrue();
    assertThat(other.isDealt()).isFalse();
  }

  @Test
  void aQuickMatchIgnoresUnsuitableTables() {
    TableSettings correspondence = TableSettings.DEFAULTS.with("pace", "3d").orElseThrow();
    TableSettings secret = TableSettings.DEFAULTS.with("word", "hush").orElseThrow();
    for (TableSettings settings : new TableSettings[] {correspondence, secret}) {
      ServerTable table =
          server.createTable(
              anna.session(), settings, TestServer.held(anna.session()), TestServer.free());
      server.gameServer.tableService().startWaiting(anna.session(), table);
    }
    ServerTable deserted =
        server.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
    ServerTable reserved =
        server.createTable(
            anna.session(), TestServer.held(anna.session()), new SeatOwner.Free("cleo"));
    server.gameServer.tableService().startWaiting(anna.session(), reserved);
    assertThat(quickMatch(ben, "ta-se").number()).isGreaterThan(reserved.number());
    assertThat(deserted.isDealt()).isFalse();
  }

  @Test
  void absentPlayersAreToldThatTheMatchBeginsAndEnds() {
    ServerTable table =
        server.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
    server.gameServer.tick();
    TestServer.tableOf(server.gameServer.seatService().sit(ben.session(), table, ""));
    server.gameServer.tick();
    server.gameServer.tick();
    List<Notification> begun =
        Stream.of(true, false)
            .<Notification>map(turn -> new Notification.MatchBegan(table.number(), "ta-se", turn))
            .toList();
    assertThat(List.of(anna.notifications.getFirst(), ben.notifications.getFirst()))
        .containsExactlyInAnyOrderElementsOf(begun);
    assertThat(anna.notifications).hasSize(1);
    assertThat(ben.notifications).hasSize(1);
    server.enter(cleo, table);
    assertThat(server.gameServer.tableService().openMatch(cleo.account(), table)).isEmpty();
    TestServer.concede(table);
    server.gameServer.tick();
    assertThat(anna.notifications.getLast()).isInstanceOf(Notification.MatchEnded.class);
    assertThat(cleo.notifications).doesNotHaveAnyElementsOfTypes(Notification.MatchEnded.class);
  }

  @Test
  void anAbsentHostIsToldWhoSitsDown() {
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                anna.session(),
                Titles.byName("robots").orElseThrow(),
                TestServer.held(anna.session()),
                TestServer.free(),
                TestServer.free()));
    server.gameServer.tick();
    TestServer.tableOf(server.gameServer.seatService().sit(ben.session(), table, "cog"));
    server.gameServer.tick();
    server.gameServer.tick();
    assertThat(anna.notifications)
        .containsExactly(
            new Notification.SeatTaken(
                Optional.of("ben"), seat(table, "cog"), table.number(), "robots"));
    assertThat(ben.notifications).isEmpty();
  }

  @Test
  void aMatchCanBeAbortedUntilEveryPlayerHasMoved() {
    ServerTable table = quickMatch(anna, "ta-se");
    assertThat(quickMatch(ben, "ta-se")).isSameAs(table);
    server.enter(anna, table);
    server.enter(ben, table);
    Table<?, ?, ?> match = table.match().orElseThrow();
    TestServer.play(match, 1);
    assertThat(abort(cleo, table)).contains(ServerRejectionCode.NOT_SEATED);
    assertThat(abort(ben, table)).isEmpty();
    assertThat(server.gameServer.containsTable(table)).isFalse();
    assertThat(anna.hasLeft).isTrue();
    assertThat(table.isAborted()).isTrue();
  }

  @Test
  void anAbsentPlayerIsToldThatTheMatchWasAborted() {
    ServerTable table = quickMatch(anna, "ta-se");
    assertThat(quickMatch(ben, "ta-se")).isSameAs(table);
    server.gameServer.tableService().stopWaiting(anna.session(), table);
    server.enter(ben, table);
    server.gameServer.tick();
    assertThat(abort(ben, table)).isEmpty();
    server.gameServer.tick();
    Notification aborted = new Notification.MatchAborted(table.number(), "ta-se");
    assertThat(anna.notifications).contains(aborted);
    assertThat(ben.notifications).doesNotContain(aborted);
  }

  @Test
  void aMatchInWhichEveryPlayerHasMovedCannotBeAborted() {
    ServerTable table = quickMatch(anna, "ta-se");
    assertThat(quickMatch(ben, "ta-se")).isSameAs(table);
    TestServer.play(table.match().orElseThrow(), 2);
    assertThat(abort(anna, table)).contains(ServerRejectionCode.ALL_PLAYERS_MOVED);
    assertThat(server.gameServer.containsTable(table)).isTrue();
    assertThat(table.isAborted()).isFalse();
  }

  private Optional<ServerRejectionCode> abort(TestServer.TestClient player, ServerTable table) {
    return server
        .gameServer
        .seatService()
        .abort(player.account(), table)
        .map(Rejection::code)
        .map(ServerRejectionCode.class::cast);
  }
}
