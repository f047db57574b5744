package lethe.app.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoteFileTest {
  @TempDir Path home;

  private NoteFile file() {
    return NoteFile.of(home.resolve("match.lethe"));
  }

  @Test
  void notesAreSavedNextToTheJournalAndLoaded() throws IOException {
    assertThat(file().read()).isEqualTo(new Valid<>(new TreeMap<>()));
    assertThat(file().write(Map.of(12, "too bold: I knew", 3, "é"))).isEmpty();
    assertThat(Files.readString(home.resolve("match.lethe.notes")))
        .isEqualTo("3: é\n12: too bold: I knew\n");
    SortedMap<Integer, String> again = new TreeMap<>(Map.of(3, "é", 12, "too bold: I knew"));
    assertThat(file().read()).isEqualTo(new Valid<>(again));
    assertThat(file().write(Map.of())).isEmpty();
    assertThat(home).isEmptyDirectory();
  }

  /** A file that does not contain notes belongs to somebody else. */
  @Test
  void anUnreadableFileIsNotReplaced() throws IOException {
    Path path = Files.writeString(file().path(), "1: good\nwhat is this\n");
    assertThat(file().read()).isInstanceOf(Faulty.class);
    assertThat(file().write(Map.of(1, "new")).map(Fault::why)).contains(Trouble.NO_NOTE);
    assertThat(Files.readString(path)).startsWith("1: good\nwhat");
  }

  @Test
  void aWriteFailureIsReported() {
    NoteFile nowhere = NoteFile.of(home.resolve("no/match.lethe"));
    assertThat(nowhere.write(Map.of(1, "new")).map(Fault::why)).contains(Trouble.NOT_WRITABLE);
    assertThat(List.of(home.toFile().list())).isEmpty();
  }
}
