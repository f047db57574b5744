package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how the lobby lists and filters tables for each player. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TableListsTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    Limits limits = Limits.DEFAULTS.with(Limit.TABLES, 50).with(Limit.NEW_TABLES_PER_ADDRESS, 600);
    server = new TestServer(data, DatabaseKind.SQLITE, limits);
    lobby = new TestLobby(server.gameServer);
  }

  /** Returns the numbers of the listed tables, separated by spaces. */
  private String numbers(String name, String command) {
    return lobby.transcriptOf(name, command).replaceAll("(?m)^ *([0-9]+) .*\n", "$1 ").strip();
  }

  @Test
  void ownTablesAreListedFirstAndTablesCanBeFiltered() {
    lobby.transcriptOf("anna", "play eurydice", "quit");
    lobby.transcriptOf("anna", "make ravens feth=ben");
    lobby.transcriptOf("ben", "make ta-se open-cups=on pace=2d");
    assertThat(numbers("anna", "tables")).isEqualTo("1 2 3");
    assertThat(numbers("ben", "tables")).isEqualTo("2 3 1");
    assertThat(numbers("ben", "tables mine")).isEqualTo("2 3");
    assertThat(numbers("ben", "tables eurydice")).isEqualTo("1");
    assertThat(numbers("anna", "tables ben")).isEqualTo("2 3");
    assertThat(lobby.transcriptOf("anna", "tables open")).contains("[open-cups=on pace=2d]");
    assertThat(lobby.transcriptOf("anna", "tables zoe"))
        .contains("There is no table with a player called zoe");
    assertThat(lobby.transcriptOf("anna", "tables robots")).contains("No table matches");
  }

  @Test
  void aFinishedMatchNamesItsWinner() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    TestServer.concede(server.createTable(anna, TestServer.held(anna), TestServer.held(ben)));
    assertThat(lobby.transcriptOf("anna", "tables"))
        .containsPattern("(anna won, ben conceded|ben won, anna conceded)");
  }

  /** The commands of the page take precedence over those of the table. */
  @Test
  void helpInAReviewListsTheCommandsOfTheReview() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    TestServer.concede(server.createTable(anna, TestServer.held(anna), TestServer.held(ben)));
    String output = lobby.transcriptOf("anna", "review 1", "help", "quit");
    assertThat(output)
        .contains("play on from here, with the others in this review")
        .doesNotContain("/adjourn");
  }

  @Test
  void manyTablesAreListedInPages() {
    ClientSession anna = server.connect("anna");
    for (int i = 0; i < 25; i++) {
      server.createTable(anna, TestServer.held(anna), TestServer.free());
    }
    assertThat(lobby.visit("anna").withoutScreen().type("tables", "").run(""))
        .contains("... and 5 more: type tables 2");
    assertThat(numbers("anna", "tables mine 2")).isEqualTo("5 4 3 2 1");
    assertThat(lobby.transcriptOf("anna", "tables").lines()).hasSize(25);
    assertThat(lobby.transcriptOf("anna", "tables ta-se 2").lines()).hasSize(5);
  }
}
