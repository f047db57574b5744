package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests how the lobby lists tables that this version of the program cannot open. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UnavailableTableCommandsTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "closed | tables set header = replace(header, 'rules ', 'rules 9')"
            + " | used another version of the rules",
        "newer | tables set journal_version = 2 | was saved by a newer version of Lethe",
        "unreadable | entries set line = 'nonsense' where position = 0 | cannot be read"
      })
  void anUnavailableTableIsListedAndCommandsNameTheReason(
      String status, String update, String reason) {
    lobby.transcriptOf("anna", "make eurydice", "quit");
    server.close();
    new StoredData(data).update("update " + update);
    open();
    assertThat(lobby.transcriptOf("anna", "tables")).startsWith("   1  eurydice  " + status + " ");
    for (String command : List.of("sit 1", "watch 1", "leave 1", "journal 1", "review 1")) {
      assertThat(lobby.transcriptOf("anna", command))
          .as(command)
          .containsIgnoringCase("table 1")
          .contains(reason);
    }
  }
}
