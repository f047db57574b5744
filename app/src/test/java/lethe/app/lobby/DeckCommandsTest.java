package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.sql.DatabaseKind;
import lethe.engine.games.ravens.StandardDeckText;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the operator's own decks: they are chosen by name, and never from outside their folder. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DeckCommandsTest {
  @TempDir Path home;

  private Path decks;
  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() throws IOException {
    decks = Files.createDirectories(home.resolve("files/ravens/deck"));
    Files.writeString(decks.resolve("usual.tsv"), StandardDeckText.TEXT);
    Files.writeString(
        decks.resolve("bad.tsv"), StandardDeckText.TEXT.replaceFirst("\nred\t1\t", "\nred\t9\t"));
    openServer();
    lobby = new TestLobby(server.gameServer, new ContentFiles(Optional.of(home.resolve("files"))));
  }

  private void openServer() throws IOException {
    Path data = Files.createDirectories(home.resolve("server"));
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
  }

  @Test
  void aDeckIsChosenByNameAndStoredWithTheTable() throws IOException {
    String text = StandardDeckText.TEXT.lines().map(line -> line + "\n").reduce("", String::concat);
    assertThat(lobby.transcriptOf("anna", "help"))
        .contains("make ravens deck=NAME  uses one of the server's files: bad, usual");
    lobby.transcriptOf("anna", "make ravens deck=usual");
    Files.delete(decks.resolve("usual.tsv"));
    server.close();
    openServer();
    assertThat(server.table(1).options().get("deck")).contains(text);
  }

  @Test
  void anErrorInADeckIsReportedWithItsPosition() {
    assertThat(lobby.transcriptOf("anna", "make ravens deck=bad"))
        .isEqualTo("bad:2:5: \"9\" is not the number of a memory; expected 1 to 5\n");
  }

  @Test
  void aDeckOutsideTheFolderIsRejected() throws IOException {
    Path secret = Files.writeString(home.resolve("secret.tsv"), StandardDeckText.TEXT);
    Files.createSymbolicLink(decks.resolve("out.tsv"), secret);
    Files.createSymbolicLink(decks.resolve("in.tsv"), decks.resolve("usual.tsv"));
    Files.createDirectories(decks.resolve("folder.tsv"));
    for (String name :
        List.of("out", "../deck/usual", "usual.tsv", "/etc/passwd", "..", "folder", "x", "")) {
      assertThat(lobby.transcriptOf("anna", "make ravens deck=" + name))
          .isEqualTo("This server has no deck \"" + name + "\". Choose one of: bad, in, usual\n");
    }
    assertThat(server.gameServer.tables()).isEmpty();
  }

  @Test
  void aServerWithoutFilesRejectsADeckName() {
    TestLobby plain = new TestLobby(server.gameServer);
    assertThat(plain.transcriptOf("anna", "make ravens deck=usual"))
        .isEqualTo("This server has no files for the option deck. Leave out deck=\n");
    assertThat(plain.transcriptOf("anna", "help")).doesNotContain("deck=NAME");
  }

  @Test
  void deckFilesAreCheckedForErrors() {
    ContentFiles files = new ContentFiles(Optional.of(home.resolve("files")));
    assertThat(files.checkAll())
        .extracting(file -> file.name() + " " + file.error().isEmpty())
        .containsExactly("bad false", "usual true");
    assertThat(new ContentFiles(Optional.empty()).checkAll()).isEmpty();
  }
}
