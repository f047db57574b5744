package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how an invited player is told to go to the table. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class InvitationTextTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;
  private ClientSession anna;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
    anna = server.connect("anna");
  }

  private void invite() {
    server.createTable(anna, TestServer.held(anna), new SeatOwner.Free("ben"));
    server.gameServer.tick();
  }

  private String shownToBen(String command, String... before) {
    return TestLobby.unwrap(
        lobby.visit("ben").type(before).meanwhile(this::invite).type("who").run(command));
  }

  @Test
  void anInvitationInTheLobbySaysToSitDown() {
    assertThat(shownToBen("")).contains("anna invites you to a match of ta-se. To join: sit 1");
  }

  /** Only the lobby has the command {@code sit}. */
  @Test
  void anInvitationAtAnotherTableSaysToLeaveItFirst() {
    assertThat(shownToBen("make robots bolt=open"))
        .contains(
            "anna invites you to a match of ta-se. To join, type quit, and in the lobby: sit 2");
    assertThat(shownToBen("play ta-se"))
        .contains(
            "anna invites you to a match of ta-se. To join, type quit, and in the lobby: sit 4");
  }
}
