package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a player who is elsewhere on the server is notified once when it is their turn. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TurnNotificationsTest {
  private static final Notification YOUR_TURN = new Notification.YourTurn(1, "ta-se");

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
  }

  private void playUntilTurnOf(TestServer.TestClient client, Table<?, ?, ?> match) {
    do {
      TestServer.play(match, 1);
    } while (!match.match().turn().awaits(client.seat().orElseThrow()));
    server.gameServer.tick();
  }

  @Test
  void absentPlayersAreNotifiedOncePerTurn() {
    TestServer.TestClient anna = server.connectClient("key:anna", "anna");
    TestServer.TestClient ben = server.connectClient("key:ben", "ben");
    ServerTable table =
        server.createTable(
            anna.session(), TestServer.held(anna.session()), TestServer.held(ben.session()));
    server.enter(anna, table);
    server.enter(ben, table);
    server.gameServer.tableService().leave(ben, table);
    Table<?, ?, ?> match = table.match().orElseThrow();
    playUntilTurnOf(anna, match);
    ben.notifications.clear();
    playUntilTurnOf(ben, match);
    server.gameServer.tick();
    assertThat(ben.notifications).containsOnlyOnce(YOUR_TURN);
    assertThat(anna.notifications).doesNotContain(YOUR_TURN);
    playUntilTurnOf(anna, match);
    playUntilTurnOf(ben, match);
    assertThat(ben.notifications).containsExactly(YOUR_TURN, YOUR_TURN);
  }
}
