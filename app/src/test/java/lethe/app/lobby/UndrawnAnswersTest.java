package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a message which arrives together with a typed line does not replace the answer. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UndrawnAnswersTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;
  private ServerTable table;
  private String annaId;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
    ClientSession anna = server.connect("anna");
    annaId = anna.account().id();
    ClientSession ben = server.connect("ben");
    table = server.createTable(anna, TestServer.held(anna), TestServer.held(ben));
  }

  /**
   * Returns what Anna sees at her table if a notice arrives at the moment when she types a line.
   */
  private String outputAtTable(String line) {
    return lobby
        .visit("anna")
        .withoutScreen()
        .type("", "")
        .typeWhile(
            line, () -> table.notifyPlayer(annaId, new Notification.OperatorNotice("tea is ready")))
        .type("@80x24", "@80x24")
        .run("sit 1");
  }

  @Test
  void answersOfTheServerPrecedeNotifications() {
    assertThat(TestLobby.unwrap(outputAtTable("/who")))
        .containsSubsequence("Table 1: ta-se, ", "; red: anna", "tea is ready");
  }

  @Test
  void answersOfTheMatchPrecedeNotifications() {
    assertThat(TestLobby.unwrap(outputAtTable("look nowhere")))
        .containsSubsequence("There is no \"nowhere\"", "tea is ready");
  }

  @Test
  void answersInTheLobbyPrecedeNotifications() {
    String output =
        lobby
            .visit("cleo")
            .withoutScreen()
            .typeWhile(
                "who",
                () ->
                    server.gameServer.sessions().sessions().stream()
                        .filter(session -> session.account().name().equals("cleo"))
                        .forEach(
                            session ->
                                session
                                    .client()
                                    .deliver(new Notification.OperatorNotice("tea is ready"))))
            .type("@80x24", "@80x24")
            .run("");
    assertThat(TestLobby.unwrap(output)).containsSubsequence("You are cleo", "tea is ready");
  }
}
