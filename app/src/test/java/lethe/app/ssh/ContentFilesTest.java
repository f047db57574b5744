package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.StandardDeckText;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the operator's own decks are checked when a server starts. */
@Timeout(120)
class ContentFilesTest {
  @TempDir Path home;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private Path decks;

  @BeforeEach
  void writeDecks() throws IOException {
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
  void anErrorInADeckIsLoggedWhenTheServerStarts() {
    open().close();
    assertThat(log.toString(StandardCharsets.UTF_8))
        .contains(
            "level=warn event=bad-file game=ravens option=deck name=bad line=2 column=5 reason=")
        .doesNotContain("name=usual");
  }
}
