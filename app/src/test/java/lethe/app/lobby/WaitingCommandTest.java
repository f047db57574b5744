package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableSettings;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the list of tables at which it is a player's turn. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WaitingCommandTest {
  @TempDir Path data;

  private Instant now = Instant.now();
  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server =
        new TestServer(
            data, DatabaseKind.SQLITE, TestLimits.GENEROUS, new Clocks(() -> now, () -> now));
    lobby = new TestLobby(server.gameServer);
  }

  private void advanceTime(Duration time) {
    server.gameServer.tick();
    now = now.plus(time);
    server.gameServer.tick();
  }

  /** The exit code tells scripts whether there is such a table. */
  @Test
  void tablesAwaitingThePlayerAreListedWithTheRemainingTime() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                anna,
                TestServer.TA_SE,
                TableSettings.DEFAULTS.with("pace", "3d").orElseThrow(),
                TestServer.held(anna),
                TestServer.held(ben)));
    Table<?, ?, ?> match = table.match().orElseThrow();
    do {
      TestServer.play(match, 1);
    } while (!match.match().turn().awaits(table.seatOf(ben.account().id()).orElseThrow()));
    assertThat(lobby.transcriptOf("ben", "waiting")).contains("1  ta-se  since 20", " left");
    assertThat(lobby.exitCode("ben", "waiting")).isZero();
    assertThat(lobby.transcriptOf("ben", "tables")).contains("1  ta-se     your turn");
    assertThat(lobby.transcriptOf("anna", "waiting")).contains("It is not your turn at any table.");
    assertThat(lobby.exitCode("anna", "waiting")).isEqualTo(1);
    advanceTime(Duration.ofHours(73));
    assertThat(lobby.transcriptOf("ben", "waiting"))
        .contains("late: the others can have a bot make your move");
  }
}
