package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how a player chooses a name, and where it is shown. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class NameCommandsTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
  }

  /** Only a player who has not chosen a name is told how others see them. */
  @Test
  void aChosenNameIsKept() {
    assertThat(lobby.unnamed("a").run("name anna"))
        .startsWith("You are anna, identified by your key.");
    assertThat(lobby.unnamed("a").run("who")).startsWith("You are anna");
    assertThat(lobby.unnamed("a").type("quit").run("play ta-se"))
        .contains("You have left table 1")
        .doesNotContain("Your name here is");
    assertThat(lobby.unnamed("b").run("tables")).contains("red: anna (away)");
    assertThat(lobby.unnamed("b").type("quit").run("play ta-se"))
        .contains("Your name here is guest. While you have no seat, you can change it")
        .contains("ssh -t HOST name NAME");
  }

  /** Otherwise a correspondence game would show an unwanted name for days. */
  @Test
  void aNewNameIsShownAtExistingTables() {
    lobby.unnamed("a").type("quit").run("play eurydice pace=3d");
    assertThat(lobby.unnamed("b").run("tables")).contains("guest (away)");
    assertThat(lobby.unnamed("a").run("name cleo")).startsWith("You are cleo");
    assertThat(lobby.unnamed("b").run("tables")).contains("cleo (away)").doesNotContain("guest");
    lobby.unnamed("a").type("quit").run("play eurydice");
    assertThat(lobby.unnamed("a").run("name dora"))
        .startsWith("You cannot change your name while you have a seat");
  }

  @Test
  void anInvalidReservedOrTakenNameIsRejected() {
    lobby.transcriptOf("anna", "play ta-se", "quit");
    assertThat(lobby.transcriptOf("ben", "name guest-7")).contains("reserved");
    assertThat(lobby.transcriptOf("ben", "name bot")).contains("A name begins with a letter");
    assertThat(lobby.transcriptOf("ben", "name Bob")).contains("A name begins with a letter");
    assertThat(lobby.transcriptOf("ben", "name anna")).contains("is taken");
    assertThat(lobby.transcriptOf("ben", "name carl")).startsWith("You are carl");
  }
}
