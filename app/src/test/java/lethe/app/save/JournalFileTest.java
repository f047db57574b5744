package lethe.app.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalFileTest {
  private static final String HEADER = "lethe 1\ngame ta-se\n";

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("match.lethe");
  }

  private static JournalStore valueOf(Validated<JournalStore> store) {
    return ((Valid<JournalStore>) store).value();
  }

  private static void assertError(Validated<JournalStore> store, FileErrorCode code) {
    assertThat(store).isEqualTo(Validated.invalid(InputError.at(0, 0, code)));
  }

  @Test
  void onlyTheOwnerCanReadANewFile() throws IOException {
    try (JournalStore _ = valueOf(JournalFile.create(file(), HEADER, 0))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
          .isEqualTo("rw-------");
    }
  }

  @Test
  void onlyAStoredMatchHasAFile() {
    try (JournalStore store = valueOf(JournalFile.create(file(), HEADER, 0))) {
      assertThat(store.isPersistent()).isTrue();
      assertThat(store.file()).contains(file());
    }
    assertThat(JournalStore.none().isPersistent()).isFalse();
    assertThat(JournalStore.none().file()).isEmpty();
  }

  /** A copied file may be readable by other users. */
  @Test
  void onlyTheOwnerCanReadAResumedFile() throws IOException {
    Files.writeString(file(), HEADER);
    Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-r--r--"));
    try (JournalStore _ = valueOf(JournalFile.resume(file(), HEADER.length(), 0))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
          .isEqualTo("rw-------");
    }
  }

  @Test
  void anAppendedEntryIsWrittenImmediately() throws IOException {
    try (JournalStore store = valueOf(JournalFile.create(file(), HEADER, 0))) {
      assertThat(file()).hasContent(HEADER);
      assertThat(store.appendEntry(0, "red: put 5 in 2")).isTrue();
      assertThat(Files.readString(file())).isEqualTo(HEADER + "red: put 5 in 2\n");
      assertThat(store.appendEntry(1, "blue: put 8 in 1 ♠")).isTrue();
      assertThat(Files.readString(file()))
          .isEqualTo(HEADER + "red: put 5 in 2\nblue: put 8 in 1 ♠\n");
    }
  }

  @Test
  void anEntryAtAnotherPositionIsRejected() throws IOException {
    try (JournalStore store =
        valueOf(JournalFile.create(file(), HEADER + "red: put 1 in 1\n", 1))) {
      assertThat(store.appendEntry(0, "red: put 5 in 2")).isFalse();
      assertThat(store.appendEntry(2, "red: put 5 in 2")).isFalse();
      assertThat(store.appendEntry(1, "blue: put 5 in 2")).isTrue();
      assertThat(store.appendEntry(1, "blue: put 8 in 2")).isFalse();
    }
    assertThat(Files.readString(file())).isEqualTo(HEADER + "red: put 1 in 1\nblue: put 5 in 2\n");
  }

  @Test
  void anExistingFileIsNotOverwritten() throws IOException {
    Files.writeString(file(), "old\n");
    assertThat(JournalFile.create(file(), HEADER, 0))
        .isEqualTo(Validated.invalid(InputError.at(0, 0, FileErrorCode.EXISTS)));
    assertThat(file()).hasContent("old\n");
  }

  @Test
  void aMissingOrInvalidFolderIsReported() throws IOException {
    assertError(
        JournalFile.create(folder.resolve("no/such/match"), HEADER, 0), FileErrorCode.NO_FOLDER);
    Files.writeString(file(), HEADER);
    assertError(JournalFile.create(file().resolve("match"), HEADER, 0), FileErrorCode.NOT_WRITABLE);
  }

  @Test
  void entriesAreAppendedToAResumedFile() throws IOException {
    valueOf(JournalFile.create(file(), HEADER, 0)).close();
    try (JournalStore store = valueOf(JournalFile.resume(file(), HEADER.length(), 0))) {
      assertThat(store.appendEntry(0, "red: put 5 in 2")).isTrue();
    }
    assertThat(Files.readString(file())).isEqualTo(HEADER + "red: put 5 in 2\n");
  }

  @Test
  void anIncompleteLastLineIsRemoved() throws IOException {
    Files.writeString(file(), HEADER + "red: put 5 i");
    try (JournalStore store = valueOf(JournalFile.resume(file(), HEADER.length(), 0))) {
      assertThat(Files.readString(file())).isEqualTo(HEADER);
      assertThat(store.appendEntry(0, "red: put 7 in 1")).isTrue();
    }
    assertThat(Files.readString(file())).isEqualTo(HEADER + "red: put 7 in 1\n");
  }

  @Test
  void aMissingFileOrAFolderCannotBeResumed() {
    assertError(JournalFile.resume(file(), 0, 0), FileErrorCode.NO_FILE);
    assertError(JournalFile.resume(folder, 0, 0), FileErrorCode.NOT_REGULAR_FILE);
  }

  @Test
  void aFileThatCannotBeWrittenIsReported() throws IOException {
    Files.writeString(file(), HEADER);
    Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("r--------"));
    assumeFalse(Files.isWritable(file()), "root writes everything");
    assertError(JournalFile.resume(file(), HEADER.length(), 0), FileErrorCode.NOT_WRITABLE);
  }

  @Test
  void aFileIsLockedWhileItIsOpen() throws IOException {
    JournalStore first = valueOf(JournalFile.create(file(), HEADER, 0));
    try (first) {
      assertError(JournalFile.resume(file(), 0, 0), FileErrorCode.IN_USE);
      assertThat(file()).hasContent(HEADER);
    }
    JournalStore second = valueOf(JournalFile.resume(file(), HEADER.length(), 0));
    try (second) {
      assertError(JournalFile.resume(file(), 0, 0), FileErrorCode.IN_USE);
    }
    valueOf(JournalFile.resume(file(), HEADER.length(), 0)).close();
    assertThat(file()).hasContent(HEADER);
  }
}
