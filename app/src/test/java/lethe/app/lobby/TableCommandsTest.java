package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limits;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the answers to commands about a table. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TableCommandsTest {
  @TempDir Path data;

  private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, Limits.DEFAULTS);
    lobby = new TestLobby(server.gameServer);
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void theJoinWordIsAskedForAndNotShown() {
    assertThat(lobby.typed("anna", "make ta-se word=lemon pace=90s"))
        .contains("[pace=90s word=lemon]");
    assertThat(lobby.typed("ben", "tables")).contains("[pace=90s word=...]");
    assertThat(lobby.typed("ben", "", "sit 1")).contains("type sit 1 word=WORD");
    assertThat(lobby.typed("ben", "sit 1 word=melon")).contains("that is not the word of table 1");
    assertThat(lobby.typed("ben", "sit 1 blue word=lemon")).contains("blue>");
  }

  @Test
  void nobodyIsLetInToWatchAClosedTable() {
    lobby.typed("anna", "play ta-se watch=nobody", "quit");
    assertThat(lobby.typed("ben", "watch 1"))
        .contains("nobody looks on at table 1 before its match is over");
    lobby.typed("anna", "sit 1", "concede", "concede", "quit");
    assertThat(lobby.typed("ben", "watch 1", "quit")).contains("(journal 1)");
  }
}
