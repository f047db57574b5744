package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.play.Commitment;
import lethe.app.play.LoadedMatch;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ServerTable;
import lethe.engine.core.Match;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the answers to commands that are typed in the lobby or given to ssh. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LobbyCommandsTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
  }

  /** Plays a match at a new table until it is conceded. */
  private String playToEnd(String name, String game) {
    return lobby.transcriptOf(name, "play " + game, "", "concede", "concede", "", "", "", "quit");
  }

  @Test
  void aCommandWithAnUnexpectedArgumentDoesNothing() {
    assertThat(lobby.transcriptOf("anna", "name mary ann"))
        .contains("Unexpected argument: ann. Usage: name NAME");
    assertThat(lobby.transcriptOf("anna", "who")).contains("You are anna");
    lobby.transcriptOf("anna", "make ta-se");
    assertThat(lobby.transcriptOf("anna", "leave 1 now")).contains("Unexpected argument: now.");
    assertThat(lobby.transcriptOf("anna", "tables mine")).contains("red: anna");
    assertThat(
            lobby
                .visit("anna")
                .withoutScreen()
                .type("/adjourn now", "/bot blue red", "quit")
                .run("play ta-se"))
        .contains("Unexpected argument: now. Usage: /adjourn")
        .contains("Unexpected argument: red. Usage: /bot [SEAT]")
        .contains("your seat is held");
  }

  /** In the lobby a command is typed alone; in a shell it needs the ssh command before it. */
  @Test
  void suggestedCommandsDependOnWhereTheyAreTyped() {
    assertThat(lobby.transcriptOf("ben", "xyz")).contains("Type ssh -t HOST help");
    assertThat(lobby.transcriptOf("ben", "sit 9")).contains("Type ssh -t HOST tables");
    assertThat(lobby.transcriptOf("ben", "", "xyz", "sit 9")).contains("Type help", "Type tables");
    assertThat(lobby.guest("gus").run("make ta-se"))
        .containsPattern("you can return with: ssh -t HOST back [a-z0-9-]+ sit 1\n")
        .contains("To return: ssh -t HOST back CODE sit 1\n");
    assertThat(lobby.transcriptOf("ben", "make ta-se")).contains("To return: ssh -t HOST sit 2\n");
    assertThat(lobby.transcriptOf("ben", "", "sit 2")).contains("To return: sit 2\n");
  }

  /** The results count finished matches and reveal nothing of a running one. */
  @Test
  void aPlayersResultsAreListedByGame() {
    assertThat(playToEnd("anna", "ta-se"))
        .containsPattern("Your match number 1 with .* 0 cups when a player\\s+conceded\\.");
    assertThat(playToEnd("anna", "ta-se"))
        .contains("Your match number 2", "Your previous result: 0 cups.");
    lobby.transcriptOf("anna", "play robots", "quit");
    assertThat(lobby.transcriptOf("anna", "results"))
        .startsWith(
            "Results of anna on this server. For more about one game: ssh -t HOST results GAME")
        .containsPattern("robots +0 saved, none finished\n")
        .containsPattern("ta-se +best 0( \\(unguarded\\))?, 2 saved; won 0 of 2: 2 conceded\n");
    assertThat(lobby.transcriptOf("anna", "results ta-se"))
        .startsWith("Ta-Se: 2 saved matches, 2 finished\n")
        .contains("2 times: conceded (lost)", " UTC: ")
        .doesNotContain("guest");
    assertThat(lobby.guest("gus").run("results"))
        .containsPattern("ta-se +0 saved, none finished\n")
        .contains("As a guest, you can return to these results only with your return code.");
    assertThat(lobby.transcriptOf("ben", "results dice")).contains("There is no game \"dice\"");
  }

  /** Before the end, they are neither shown nor exported. They are never logged. */
  @Test
  void seedAndNonceAreShownWhenTheMatchIsOver() {
    String before = lobby.transcriptOf("anna", "play ta-se", "save", "quit");
    ServerTable table = server.table(1);
    assertThat(server.gameServer.tableService().openMatch(table)).isEmpty();
    Match<?, ?, ?> match = table.match().orElseThrow().match();
    String seed = String.valueOf(match.header().seed());
    String nonce = Commitment.of(match).orElseThrow().nonce();
    assertThat(before)
        .contains("Every move is saved.")
        .contains(Commitment.of(match).orElseThrow().hash().substring(0, 40))
        .doesNotContain(seed, nonce, data.toString());
    assertThat(lobby.transcriptOf("anna", "journal 1"))
        .contains("is not over")
        .doesNotContain(seed);
    assertThat(lobby.transcriptOf("anna", "sit 1", "concede", "concede", "", "", "", "quit"))
        .contains(seed, nonce);
    assertThat(lobby.transcriptOf("anna", "journal 1")).contains("seed " + seed, nonce);
    assertThat(server.log()).doesNotContain(seed, nonce);
  }

  /** The journal contains the seed and the commitment to it. */
  @Test
  void theJournalOfAFinishedMatchIsValid() {
    playToEnd("anna", "eurydice");
    String journal = lobby.transcriptOf("anna", "journal 1");
    switch (LoadedMatch.of(Path.of("journal"), journal)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> {
        Match<?, ?, ?> match = loadedMatch.table().match();
        assertThat(Commitment.of(match).orElseThrow().matches(match.header().seed())).isTrue();
      }
      case Invalid<LoadedMatch> invalid -> throw new AssertionError(invalid);
    }
  }

  /** A server lists and keeps in memory only the ten latest finished matches. */
  @Test
  void olderMatchesAreArchivedAndCanBeRequested() {
    StoredData storedData = new StoredData(data);
    for (int i = 0; i < 11; i++) {
      playToEnd("anna", "ta-se");
    }
    server.gameServer.tick();
    assertThat(server.gameServer.tables()).hasSize(10).noneMatch(table -> table.number() == 1);
    assertThat(storedData.hasTable(1, true)).isTrue();
    assertThat(storedData.hasTable(1, false)).isFalse();
    server.close();
    open();
    assertThat(server.gameServer.tables()).hasSize(10);
    assertThat(lobby.transcriptOf("anna", "journal 1")).contains("* outcome ");
    assertThat(lobby.transcriptOf("anna", "watch 1", "quit")).contains("You have left table 1.");
    assertThat(lobby.transcriptOf("ben", "sit 1")).contains("The match at table 1 is over");
    assertThat(lobby.transcriptOf("anna", "journal 12")).contains("There is no table \"12\"");
    playToEnd("anna", "ta-se");
    assertThat(storedData.hasTable(12, false)).isTrue();
  }

  @Test
  void aRunningMatchCannotBeReviewed() {
    lobby.transcriptOf("anna", "play ta-se", "quit");
    assertThat(lobby.transcriptOf("ben", "review 1")).contains("The match at table 1 is not over");
  }
}
