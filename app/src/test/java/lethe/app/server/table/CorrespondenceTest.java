package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests time limits for moves, in correspondence games with absent players and in faster games. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class CorrespondenceTest {
  private static final Limits LIMITS =
      TestLimits.GENEROUS.with(Limit.IDLE_TIMEOUT, Duration.ofDays(99));

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private Instant now = Instant.now();
  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, LIMITS, new Clocks(() -> now, () -> now));
  }

  private void advanceTime(Duration time) {
    server.gameServer.tick();
    now = now.plus(time);
    server.gameServer.tick();
  }

  private TestServer.TestClient connectClient(String name) {
    return server.connectClient("key:" + name, name);
  }

  /** Begins a match of Anna and Ben and plays until it is Ben's turn. */
  private ServerTable startMatch(
      String pace, TestServer.TestClient anna, TestServer.TestClient ben) {
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                anna.session(),
                TestServer.TA_SE,
                TableSettings.DEFAULTS.with("pace", pace).orElseThrow(),
                TestServer.held(anna.session()),
                TestServer.free()));
    TestServer.tableOf(server.gameServer.seatService().sit(ben.session(), table, ""));
    server.enter(anna, table);
    server.enter(ben, table);
    Table<?, ?, ?> match = table.match().orElseThrow();
    do {
      TestServer.play(match, 1);
    } while (!match.match().turn().awaits(ben.seat().orElseThrow()));
    return table;
  }

  private void leave(ServerTable table, TestServer.TestClient... clients) {
    for (TestServer.TestClient client : clients) {
      server.gameServer.tableService().leave(client, table);
      server.gameServer.sessions().remove(client.session());
    }
  }

  private List<TableListings.WaitingTable> tablesAwaitingMove(ClientSession session) {
    return server.gameServer.listings().tablesAwaitingMove(session.account());
  }

  private Optional<ErrorCode> replaceByBot(TestServer.TestClient client, ServerTable table) {
    return server
        .gameServer
        .matchInterruptions()
        .replaceByBot(client, table, "")
        .map(Rejection::code);
  }

  /** The time also runs while the server is down, and the seats are held meanwhile. */
  @Test
  void aCorrespondenceGameWaitsForAPlayerUntilTheTimeLimit() {
    TestServer.TestClient first = connectClient("anna");
    TestServer.TestClient second = connectClient("ben");
    leave(startMatch("3d", first, second), first, second);
    server.close();
    new StoredData(data, databaseKind)
        .update(
            databaseKind == DatabaseKind.SQLITE
                ? "update entries set written = datetime(written, '-24 hours')"
                : "update entries set written = written - interval '24 hours'");
    open();
    advanceTime(Duration.ofHours(47));
    ServerTable table = server.table(1);
    TestServer.TestClient anna = connectClient("anna");
    ClientSession ben = server.connect("ben");
    assertThat(table.seatOf(ben.account().id())).isPresent();
    assertThat(new StoredData(data, databaseKind).accountNames()).contains("anna", "ben");
    assertThat(tablesAwaitingMove(anna.session())).isEmpty();
    assertThat(tablesAwaitingMove(ben))
        .singleElement()
        .satisfies(waiting -> assertThat(waiting.remainingTime().orElseThrow()).isPositive());
    assertThat(server.gameServer.tableService().openMatch(table)).isEmpty();
    server.enter(anna, table);
    assertThat(replaceByBot(anna, table)).contains(ServerRejectionCode.NO_PLAYER_LATE);
    advanceTime(Duration.ofHours(2));
    assertThat(tablesAwaitingMove(ben).getFirst().remainingTime().orElseThrow()).isNegative();
    assertThat(replaceByBot(anna, table)).isEmpty();
    assertThat(table.match().orElseThrow().match().players().getLast())
        .isInstanceOf(Player.Machine.class);
  }

  /** The seats become free when nobody has moved for twice the time per move. */
  @Test
  void theSeatsOfAnAbandonedCorrespondenceGameBecomeFree() {
    TestServer.TestClient anna = connectClient("anna");
    TestServer.TestClient ben = connectClient("ben");
    ServerTable table = startMatch("3d", anna, ben);
    leave(table, anna, ben);
    advanceTime(Duration.ofDays(5));
    assertThat(table.isVacant()).isFalse();
    advanceTime(Duration.ofHours(25));
    assertThat(table.isVacant()).isTrue();
  }

  @Test
  void aBotReplacesALatePlayerForOneMove() {
    TestServer.TestClient anna = connectClient("anna");
    TestServer.TestClient ben = connectClient("ben");
    ServerTable table = startMatch("60s", anna, ben);
    Table<?, ?, ?> match = table.match().orElseThrow();
    advanceTime(Duration.ofSeconds(40));
    assertThat(replaceByBot(anna, table)).contains(ServerRejectionCode.NO_PLAYER_ABSENT);
    assertThat(anna.notifications).noneMatch(Notification.PlayerLate.class::isInstance);
    advanceTime(Duration.ofSeconds(21));
    Notification late = new Notification.PlayerLate(ben.seat().orElseThrow());
    assertThat(anna.notifications).contains(late);
    assertThat(ben.notifications).contains(late);
    assertThat(replaceByBot(ben, table)).contains(ServerRejectionCode.NO_PLAYER_ABSENT);
    assertThat(replaceByBot(anna, table)).isEmpty();
    match.playBots();
    server.gameServer.tick();
    assertThat(match.match().players()).containsOnly(new Player.Human());
  }
}
