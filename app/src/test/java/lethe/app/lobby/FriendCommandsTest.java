package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestServer;
import lethe.app.server.account.Account;
import lethe.app.server.base.Limits;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the answers to commands about friends and settings, and the list of connected users. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FriendCommandsTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, Limits.DEFAULTS);
    lobby = new TestLobby(server.gameServer);
  }

  private void assertAnswerToAnna(String command, String answer) {
    assertThat(lobby.transcriptOf("anna", command)).contains(answer);
  }

  @Test
  void aFriendIsAddedAndRemovedByName() {
    assertAnswerToAnna("friends add ben", "There is no account called ben");
    lobby.transcriptOf("ben", "name ben");
    assertThat(lobby.transcriptOf("ben", "friends add ben"))
        .contains("You cannot add yourself as a friend.");
    assertAnswerToAnna("friends", "You have no friends on your list");
    assertAnswerToAnna("friends add ben", "ben is now your friend");
    assertAnswerToAnna("friends drop zoe", "You have no friend called zoe");
    assertThat(lobby.guest("guy").run("friends add ben"))
        .contains("Guests have no account until they take a seat");
    assertAnswerToAnna("friends", "ben               is not online");
    assertAnswerToAnna("friends drop ben", "ben is no longer your friend");
    assertAnswerToAnna("friends", "You have no friends on your list");
  }

  /** While Anna lists her friends, Ben is first in the lobby and then at a table. */
  @Test
  void friendsAreListedWithTheirTable() {
    lobby.transcriptOf("ben", "name ben");
    lobby.transcriptOf("anna", "friends add ben");
    lobby
        .visit("ben")
        .meanwhile(() -> assertAnswerToAnna("friends", "ben               is in the lobby"))
        .type("make ta-se")
        .meanwhile(() -> assertAnswerToAnna("friends", "ben               is at table 1"))
        .run("");
  }

  @Test
  void theArrivalOfAFriendIsAnnounced() {
    lobby.transcriptOf("ben", "name ben");
    lobby.transcriptOf("anna", "friends add ben");
    String output =
        lobby
            .visit("anna")
            .meanwhile(() -> lobby.visit("ben").meanwhile(() -> server.gameServer.tick()).run(""))
            .type("")
            .run("");
    assertThat(output).contains("ben is here.");
  }

  private int unnamedCount() {
    return server.gameServer.sessions().friends().latestUnnamedCount(new Account("", ""));
  }

  @Test
  void whoListsFriendsFirstAndCountsUnnamedUsers() {
    for (String name : new String[] {"aaron", "ben", "cleo"}) {
      lobby.transcriptOf(name, "name " + name);
    }
    lobby.transcriptOf("anna", "friends add ben");
    lobby.transcriptOf("cleo", "settings hidden on");
    for (String name : new String[] {"aaron", "ben"}) {
      server.connect(name);
    }
    assertAnswerToAnna("who", "Here: ben, aaron.");
    server.connect("cleo");
    server.gameServer.tick();
    assertAnswerToAnna("who", "Here: ben, aaron.");
    assertThat(unnamedCount()).isZero();
    server.connect("dora");
    server.gameServer.tick();
    assertAnswerToAnna("who", "Here: ben, aaron, and 1 other without a public name.");
    assertThat(unnamedCount()).isEqualTo(1);
  }

  @Test
  void settingsAreShownAndChanged() {
    assertAnswerToAnna("settings hidden maybe", "hidden can be set to: off, on");
    assertAnswerToAnna("settings hidden on", "hidden is now on");
    assertAnswerToAnna("settings arrivals off", "arrivals is now off");
    assertThat(lobby.transcriptOf("anna", "settings"))
        .containsPattern("arrivals +off")
        .containsPattern("hidden +on");
  }
}
