package lethe.app.savedgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import lethe.app.save.SaveFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedGameNamesTest {
  @TempDir Path saveFolder;

  private SavedGameNames names;
  private Path older;
  private Path newer;

  @BeforeEach
  void saveTwoGames() throws IOException {
    names = new SavedGameNames(new SaveFolder(saveFolder));
    older = Files.createFile(saveFolder.resolve("a.lethe"));
    newer = Files.createFile(saveFolder.resolve("b.lethe"));
    Files.setLastModifiedTime(older, FileTime.from(Instant.parse("2026-01-02T00:00:00Z")));
    Files.setLastModifiedTime(newer, FileTime.from(Instant.parse("2026-02-02T00:00:00Z")));
  }

  @Test
  void savedGamesAreNumberedFromTheLatest() {
    assertThat(names.fileOf("1")).isEqualTo(newer);
    assertThat(names.fileOf("2")).isEqualTo(older);
    for (String number : new String[] {"0", "3", "-1", "99999999999999999999"}) {
      assertThat(names.fileOf(number)).isEqualTo(Path.of(number));
      assertThat(names.savedGameFile(number)).isEmpty();
    }
  }

  @Test
  void theFileExtensionIsOptional() {
    assertThat(names.fileOf("a")).isEqualTo(older);
    assertThat(names.fileOf("a.lethe")).isEqualTo(older);
    assertThat(names.fileOf("A")).isEqualTo(Path.of("A"));
    assertThat(names.fileOf("./a")).isEqualTo(Path.of("./a"));
    assertThat(names.fileOf("-")).isEqualTo(Path.of("-"));
    assertThat(SavedGameNames.name(older)).isEqualTo("a");
  }

  /** An argument is looked up as a path first, except by {@link SavedGameNames#savedGameFile}. */
  @Test
  void anExistingFileTakesPrecedenceOverASavedGame() throws IOException {
    Path existing = Path.of("pom.xml");
    assertThat(existing).exists();
    Files.createFile(saveFolder.resolve("pom.xml.lethe"));
    assertThat(names.fileOf("pom.xml")).isEqualTo(existing);
    assertThat(names.savedGameFile("pom.xml")).contains(saveFolder.resolve("pom.xml.lethe"));
    assertThat(names.fileOf(older.toString())).isEqualTo(older);
  }
}
