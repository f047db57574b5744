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
  private static final String HEAD = "lethe 1\ngame ta-se\n";

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("match.lethe");
  }

  private static JournalStore open(Validated<JournalStore> store) {
    return ((Valid<JournalStore>) store).value();
  }

  private static void fails(Validated<JournalStore> store, FileErrorCode why) {
    assertThat(store).isEqualTo(Validated.invalid(InputError.at(0, 0, why)));
  }

  @Test
  void onlyTheOwnerCanReadTheFile() throws IOException {
    try (JournalStore store = open(JournalFile.create(file(), HEAD, 0))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
          .isEqualTo("rw-------");
      assertThat(store.displayName()).isEqualTo(file().toString());
    }
  }

  /** A copied file may have the default mode. */
  @Test
  void onlyItsOwnerMayReadItWhenItIsResumed() throws IOException {
    Files.writeString(file(), HEAD);
    Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-r--r--"));
    try (JournalStore _ = open(JournalFile.resume(file(), HEAD.length(), 0))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
          .isEqualTo("rw-------");
    }
  }

  /** An appended entry is in the file immediately, not only after closing. */
  @Test
  void everyLineIsWrittenImmediately() throws IOException {
    try (JournalStore store = open(JournalFile.create(file(), HEAD, 0))) {
      assertThat(file()).hasContent(HEAD);
      assertThat(store.appendEntry(0, "red: put 5 in 2")).isTrue();
      assertThat(Files.readString(file())).isEqualTo(HEAD + "red: put 5 in 2\n");
      assertThat(store.appendEntry(1, "blue: put 8 in 1 ♠")).isTrue();
      assertThat(Files.readString(file()))
          .isEqualTo(HEAD + "red: put 5 in 2\nblue: put 8 in 1 ♠\n");
    }
  }

  @Test
  void anEntryWithAnotherPositionIsRefused() throws IOException {
    try (JournalStore store = open(JournalFile.create(file(), HEAD + "red: put 1 in 1\n", 1))) {
      assertThat(store.appendEntry(0, "red: put 5 in 2")).isFalse();
      assertThat(store.appendEntry(2, "red: put 5 in 2")).isFalse();
      assertThat(store.appendEntry(1, "blue: put 5 in 2")).isTrue();
      assertThat(store.appendEntry(1, "blue: put 8 in 2")).isFalse();
    }
    assertThat(Files.readString(file())).isEqualTo(HEAD + "red: put 1 in 1\nblue: put 5 in 2\n");
  }

  @Test
  void anExistingMatchIsNeverOverwritten() throws IOException {
    Files.writeString(file(), "old\n");
    fails(JournalFile.create(file(), HEAD, 0), FileErrorCode.EXISTS);
    assertThat(file()).hasContent("old\n");
  }

  @Test
  void theFolderMustExist() throws IOException {
    fails(JournalFile.create(folder.resolve("no/such/match"), HEAD, 0), FileErrorCode.NO_FOLDER);
    Files.writeString(file(), HEAD);
    fails(JournalFile.create(file().resolve("match"), HEAD, 0), FileErrorCode.NOT_WRITABLE);
  }

  @Test
  void resumingAppends() throws IOException {
    open(JournalFile.create(file(), HEAD, 0)).close();
    try (JournalStore store = open(JournalFile.resume(file(), HEAD.length(), 0))) {
      assertThat(store.appendEntry(0, "red: put 5 in 2")).isTrue();
    }
    assertThat(Files.readString(file())).isEqualTo(HEAD + "red: put 5 in 2\n");
  }

  @Test
  void anIncompleteLastLineIsRemoved() throws IOException {
    Files.writeString(file(), HEAD + "red: put 5 i");
    try (JournalStore store = open(JournalFile.resume(file(), HEAD.length(), 0))) {
      assertThat(Files.readString(file())).isEqualTo(HEAD);
      assertThat(store.appendEntry(0, "red: put 7 in 1")).isTrue();
    }
    assertThat(Files.readString(file())).isEqualTo(HEAD + "red: put 7 in 1\n");
  }

  @Test
  void onlyAnExistingMatchCanBeResumed() {
    fails(JournalFile.resume(file(), 0, 0), FileErrorCode.NO_FILE);
    fails(JournalFile.resume(folder, 0, 0), FileErrorCode.NOT_REGULAR_FILE);
  }

  @Test
  void aFileThatCannotBeWrittenIsReported() throws IOException {
    Files.writeString(file(), HEAD);
    Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("r--------"));
    assumeFalse(Files.isWritable(file()), "root writes everything");
    fails(JournalFile.resume(file(), HEAD.length(), 0), FileErrorCode.NOT_WRITABLE);
  }

  @Test
  void aMatchIsLockedWhileItIsPlayed() throws IOException {
    JournalStore first = open(JournalFile.create(file(), HEAD, 0));
    try (first) {
      fails(JournalFile.resume(file(), 0, 0), FileErrorCode.IN_USE);
      assertThat(file()).hasContent(HEAD);
    }
    JournalStore second = open(JournalFile.resume(file(), HEAD.length(), 0));
    try (second) {
      fails(JournalFile.resume(file(), 0, 0), FileErrorCode.IN_USE);
    }
    open(JournalFile.resume(file(), HEAD.length(), 0)).close();
    assertThat(file()).hasContent(HEAD);
  }
}
