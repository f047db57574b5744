package lethe.app.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SaveFolderTest {
  @TempDir Path home;

  @Test
  void savedGamesAreInTheXdgDataFolder() {
    assertThat(SaveFolder.of(Map.of("HOME", "/home/feth", "XDG_DATA_HOME", "/data")).path())
        .isEqualTo(Path.of("/data/lethe/saves"));
    assertThat(SaveFolder.of(Map.of("HOME", "/home/feth")).path())
        .isEqualTo(Path.of("/home/feth/.local/share/lethe/saves"));
  }

  /** The XDG specification requires this. */
  @Test
  void aRelativeOrEmptyDataFolderIsIgnored() {
    for (String data : new String[] {"", "data", "./data"}) {
      assertThat(SaveFolder.of(Map.of("HOME", "/home/feth", "XDG_DATA_HOME", data)).path())
          .isEqualTo(Path.of("/home/feth/.local/share/lethe/saves"));
    }
  }

  /** The folder must not depend on the working directory. */
  @Test
  void theJvmsHomeFolderIsUsedWithoutAHomeVariable() {
    Path expected = Path.of(System.getProperty("user.home"), ".local/share/lethe/saves");
    assertThat(SaveFolder.of(Map.of()).path()).isEqualTo(expected).isAbsolute();
    assertThat(SaveFolder.of(Map.of("HOME", "")).path()).isEqualTo(expected);
  }

  @Test
  void onlyTheOwnerCanAccessTheFolder() throws IOException {
    SaveFolder folder = SaveFolder.of(Map.of("HOME", home.toString()));
    assertThat(folder.files()).isEmpty();
    assertThat(folder.path()).doesNotExist();
    assertThat(folder.unusedPath("a")).contains(folder.path().resolve("a.lethe"));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())))
        .isEqualTo("rwx------");
    Files.setPosixFilePermissions(folder.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
    assertThat(folder.unusedPath("a")).contains(folder.path().resolve("a.lethe"));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())))
        .isEqualTo("rwx------");
  }

  @Test
  void newFilesHaveUniqueNames() throws IOException {
    SaveFolder folder = new SaveFolder(home);
    for (String name : new String[] {"a.lethe", "a-2.lethe", "a-3.lethe"}) {
      Path path = folder.unusedPath("a").orElseThrow();
      assertThat(path).isEqualTo(home.resolve(name));
      Files.createFile(path);
    }
  }

  @Test
  void noPathIsReturnedIfTheFolderCannotBeCreated() throws IOException {
    Files.writeString(home.resolve("lethe"), "a file in the way");
    SaveFolder folder = SaveFolder.of(Map.of("XDG_DATA_HOME", home.toString()));
    assertThat(folder.unusedPath("a")).isEmpty();
    assertThat(folder.files()).isEmpty();
  }

  @Test
  void onlySavedGamesAreListedSortedByName() throws IOException {
    for (String name : new String[] {"b.lethe", "a.lethe", "notes.txt", "c.lethe~", "lethe"}) {
      Files.createFile(home.resolve(name));
    }
    Files.createDirectory(home.resolve("d.lethe"));
    assertThat(new SaveFolder(home).files())
        .containsExactly(home.resolve("a.lethe"), home.resolve("b.lethe"));
  }

  /** The second file has the suffix {@code -2}, although a hyphen sorts before a dot. */
  @Test
  void theSecondFileWithANameIsListedAfterTheFirst() throws IOException {
    SaveFolder folder = new SaveFolder(home);
    Path first = Files.createFile(folder.unusedPath("a").orElseThrow());
    Path second = Files.createFile(folder.unusedPath("a").orElseThrow());
    assertThat(folder.files()).containsExactly(first, second);
  }
}
