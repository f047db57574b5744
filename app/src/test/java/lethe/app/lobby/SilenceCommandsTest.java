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

/** Tests what players, spectators and the lobby read about a match that is played in silence. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SilenceCommandsTest {
  /** A player name that suggests a move to the other player. */
  private static final String HINT = "r4-at-n12_take-i";

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
    lobby.transcriptOf("anna", "make ravens");
  }

  /** The lobby shows names again as soon as the match is over. */
  @Test
  void namesAreHiddenFromPlayersUntilTheMatchEnds() {
    assertThat(lobby.transcriptOf("cleo", "tables")).contains("feth: anna (away), ren: (free)");
    lobby.transcriptOf(HINT, "sit 1", "", "quit");
    assertThat(lobby.transcriptOf("cleo", "tables"))
        .contains("feth: another player (away), ren: another player (away)");
    String output = lobby.visit("anna").withoutScreen().type("", "/who", "/talk").run("sit 1");
    assertThat(output)
        .contains("feth: anna, ren: another player (away)", "There are no messages.")
        .doesNotContain(HINT);
    assertThat(lobby.visit("cleo").withoutScreen().type("", "/who").run("watch 1"))
        .contains("feth: anna", "ren: " + HINT, "watching: cleo");
    assertThat(
            lobby
                .visit("anna")
                .withoutScreen()
                .type("", "concede", "concede", "", "", "", "/who")
                .run("sit 1"))
        .contains("ren: " + HINT);
    assertThat(lobby.transcriptOf("cleo", "tables")).contains("feth: anna, ren: " + HINT);
  }

  @Test
  void playersMayTalkOnlyAfterTheMatch() {
    String output =
        lobby
            .visit("ben")
            .withoutScreen()
            .type("", "/say take the third", "concede", "concede", "", "", "", "/say that was hard")
            .run("sit 1");
    assertThat(TestLobby.unwrap(output))
        .contains("You can talk when the match is over", "ben (ren): that was hard")
        .doesNotContain("ben (ren): take the third");
  }

  /** A name becomes public when its player first sits at a table. */
  @Test
  void onlyPublicNamesOfConnectedPlayersAreListed() {
    lobby.transcriptOf("emil", "play ta-se", "quit");
    server.connect("emil");
    server.connect("dora");
    assertThat(lobby.visit("cleo").type("who").run(""))
        .contains("Here: emil, and 1 other without a public name.");
  }
}
