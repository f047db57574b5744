package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.server.disk.ContentFiles;
import lethe.engine.games.ravens.StandardDeckText;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the operator's own decks: they are chosen by name, and never from outside their folder. */
@Timeout(120)
class ContentFilesTest {
  @TempDir Path home;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private Path decks;

  @BeforeEach
  void decks() throws IOException {
    decks = Files.createDirectories(home.resolve("files/ravens/deck"));
    Files.writeString(decks.resolve("usual.tsv"), StandardDeckText.TEXT);
    Files.writeString(
        decks.resolve("bad.tsv"), StandardDeckText.TEXT.replaceFirst("\nred\t1\t", "\nred\t9\t"));
  }

  private SshEndpoint open() {
    Path data = home.resolve("server");
    OperatorConfig operator =
        new OperatorConfig(Optional.empty(), List.of(), Optional.of(home.resolve("files")));
    return TestServers.open(TestServers.settings(data).with(operator), log);
  }

  @Test
  void aDeckIsChosenByNameAndStoredWithTheTable() throws IOException {
    String text = StandardDeckText.TEXT.lines().map(line -> line + "\n").reduce("", String::concat);
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(anna.run("help", ""))
          .contains("make ravens deck=NAME  with one of the server's own: bad, usual");
      try (ClientTerminal line = anna.dumb()) {
        line.sitAsGuest("make ravens deck=usual");
        line.until("leave, lobby] ");
      }
    }
    Files.delete(decks.resolve("usual.tsv"));
    try (SshEndpoint again = open()) {
      assertThat(TestServers.table(again, 1).options().get("deck")).contains(text);
    }
  }

  @Test
  void aFaultInADeckIsReportedWithItsPosition() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(anna.run("make ravens deck=bad", ""))
          .isEqualTo("bad:2:5: \"9\" is no number of a memory; expected 1 to 5\n");
    }
    assertThat(log.toString(StandardCharsets.UTF_8))
        .contains(
            "level=warn event=bad-file game=ravens option=deck name=bad line=2 column=5 reason=")
        .doesNotContain("name=usual");
  }

  @Test
  void noDeckNameLeadsOutOfTheFolder() throws IOException {
    Path secret = Files.writeString(home.resolve("secret.tsv"), StandardDeckText.TEXT);
    Files.createSymbolicLink(decks.resolve("out.tsv"), secret);
    Files.createSymbolicLink(decks.resolve("in.tsv"), decks.resolve("usual.tsv"));
    Files.createDirectories(decks.resolve("folder.tsv"));
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      for (String name :
          List.of("out", "../deck/usual", "usual.tsv", "/etc/passwd", "..", "folder", "x", "")) {
        assertThat(anna.run("make ravens deck=" + name, ""))
            .isEqualTo(
                "this server has no deck called \""
                    + name
                    + "\"; expected one of: bad, in, usual\n");
      }
      assertThat(server.gameServer().tables()).isEmpty();
    }
  }

  @Test
  void aServerWithoutFilesRefusesADeckByName() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(home.resolve("server")));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(anna.run("make ravens deck=usual", ""))
          .isEqualTo("this server has no deck of its own; leave deck= out\n");
      assertThat(anna.run("help", "")).doesNotContain("NAME  with");
    }
  }

  /** Every file that can be chosen is checked, and no other. */
  @Test
  void allFilesAreChecked() {
    ContentFiles files = new ContentFiles(Optional.of(home.resolve("files")));
    assertThat(files.checkAll())
        .extracting(one -> one.name() + " " + one.error().isEmpty())
        .containsExactly("bad false", "usual true");
    assertThat(new ContentFiles(Optional.empty()).checkAll()).isEmpty();
  }
}
