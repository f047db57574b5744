package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limits;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ServerTable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how ratings are shown. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RatingCommandsTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, Limits.DEFAULTS);
    lobby = new TestLobby(server.gameServer);
  }

  @Test
  void leadersAreListedWithTheirMatches() {
    ClientSession anna = server.connect("anna");
    ServerTable table = server.createTable(anna, TestServer.held(anna), TestServer.free());
    TestServer.tableOf(server.gameServer.seatService().sit(server.connect("ben"), table, ""));
    TestServer.play(table.match().orElseThrow(), 8);
    TestServer.concede(table);
    assertThat(lobby.transcriptOf("ben", "leaders ta-se"))
        .contains("No player of Ta-Se has been rated this quarter.", "leaders ta-se all");
    assertThat(lobby.transcriptOf("ben", "leaders ta-se all"))
        .contains("No player of Ta-Se has a rating yet.");
    assertThat(lobby.transcriptOf("ben", "who anna")).contains("anna has no rating yet");
    server.gameServer.tick();
    for (String command : new String[] {"leaders ta-se", "leaders ta-se all"}) {
      assertThat(lobby.transcriptOf("anna", command).lines())
          .hasSize(3)
          .anyMatch(line -> line.matches(" +1 +ben +1662\\? +1 match,.*"))
          .anyMatch(line -> line.matches(" +2 +anna +1338\\? +1 match,.*"));
    }
    assertThat(lobby.transcriptOf("ben", "who ben"))
        .contains("ta-se, against other players", "1662", "1 match,");
    assertThat(lobby.transcriptOf("ben", "who zoe")).contains("There is no account called zoe");
  }

  @Test
  void ratingsFromDailyDealsAreListed() {
    lobby.transcriptOf("anna", "daily eurydice", "quit");
    ServerTable table = server.table(1);
    assertThat(server.gameServer.tableService().openMatch(table)).isEmpty();
    TestServer.play(table.match().orElseThrow(), 1);
    TestServer.concede(table);
    new StoredData(data).update("update events set closes = '2026-01-01T00:00:00Z'");
    server.gameServer.tick();
    assertThat(lobby.transcriptOf("anna", "leaders eurydice"))
        .contains("eurydice, alone, in daily deals and events")
        .containsPattern("anna +1338\\? +1 match,");
  }
}
