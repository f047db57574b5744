package lethe.app.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoteFileTest {
  @TempDir Path folder;

  private NoteFile noteFile() {
    return new NoteFile(folder.resolve("match.lethe"));
  }

  @Test
  void notesAreSavedNextToTheJournalAndLoaded() throws IOException {
    assertThat(noteFile().read()).isEqualTo(new Valid<>(new TreeMap<>()));
    assertThat(noteFile().write(Map.of(12, "too bold: I knew", 3, "é"))).isEmpty();
    assertThat(Files.readString(folder.resolve("match.lethe.notes")))
        .isEqualTo("3: é\n12: too bold: I knew\n");
    SortedMap<Integer, String> notes = new TreeMap<>(Map.of(3, "é", 12, "too bold: I knew"));
    assertThat(noteFile().read()).isEqualTo(new Valid<>(notes));
    assertThat(noteFile().write(Map.of())).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aFileWithAnInvalidLineIsNotReplaced() throws IOException {
    Path path = Files.writeString(noteFile().path(), "1: good\nwhat is this\n");
    assertThat(noteFile().read()).isInstanceOf(Invalid.class);
    assertThat(noteFile().write(Map.of(1, "new")).map(InputError::code))
        .contains(FileErrorCode.INVALID_NOTE);
    assertThat(Files.readString(path)).startsWith("1: good\nwhat");
  }

  /** The notes may be stored elsewhere, for example in a synchronized folder. */
  @Test
  void theTargetOfALinkIsReplacedAndDeleted() throws IOException {
    Path target = Files.createDirectory(folder.resolve("sync")).resolve("notes");
    Path link = Files.createSymbolicLink(noteFile().path(), target);
    assertThat(noteFile().write(Map.of(1, "old"))).isEmpty();
    assertThat(noteFile().write(Map.of(1, "new"))).isEmpty();
    assertThat(link).isSymbolicLink().hasContent("1: new\n");
    assertThat(target).isRegularFile().hasContent("1: new\n");
    assertThat(noteFile().write(Map.of())).isEmpty();
    assertThat(link).isSymbolicLink();
    assertThat(target).doesNotExist();
  }

  @Test
  void aWriteFailureIsReported() {
    NoteFile inMissingFolder = new NoteFile(folder.resolve("no/match.lethe"));
    assertThat(inMissingFolder.write(Map.of(1, "new")).map(InputError::code))
        .contains(FileErrorCode.NOT_WRITABLE);
    assertThat(folder).isEmptyDirectory();
  }

  /**
   * Returns random combinations of line breaks, control characters, unpaired surrogates, and
   * characters with a meaning in the file.
   */
  static Stream<String> unusualTexts() {
    String[] parts = {
      "a",
      "\\",
      "\\n",
      "\\u0041",
      ":",
      "=",
      " = ",
      "\n",
      "\r",
      "\t",
      " ",
      "\0",
      "\u001b[2J",
      "\u007f",
      "\u0085",
      "\u009b",
      "\u2028",
      "\u2029",
      "\u202e",
      "\ufeff",
      "\ud800",
      "\udc00",
      "\ud83d\ude00",
      "12: x"
    };
    Random random = new Random(1);
    return Stream.concat(
        Stream.of(parts),
        Stream.generate(
                () ->
                    random
                        .ints(1 + random.nextInt(6), 0, parts.length)
                        .mapToObj(i -> parts[i])
                        .collect(Collectors.joining()))
            .limit(2_000));
  }

  @Test
  void notesWithUnusualCharactersAreReadBackUnchanged() {
    unusualTexts()
        .forEach(
            text -> {
              SortedMap<Integer, String> notes = new TreeMap<>(Map.of(3, text, 12, "after"));
              assertThat(noteFile().write(notes)).isEmpty();
              assertThat(noteFile().read()).as(text).isEqualTo(new Valid<>(notes));
            });
  }

  @Test
  void aPipeIsNeitherReadNorReplaced() throws Exception {
    assumeTrue(new ProcessBuilder("mkfifo", noteFile().path().toString()).start().waitFor() == 0);
    assertThat(noteFile().read())
        .isEqualTo(Validated.invalid(InputError.at(0, 0, FileErrorCode.NOT_REGULAR_FILE)));
    assertThat(noteFile().write(Map.of(1, "new")).map(InputError::code))
        .contains(FileErrorCode.NOT_REGULAR_FILE);
  }

  @Test
  void aFolderIsNeitherReadNorReplaced() throws IOException {
    Files.createDirectory(noteFile().path());
    assertThat(noteFile().read()).isInstanceOf(Invalid.class);
    assertThat(noteFile().write(Map.of(1, "new"))).isPresent();
  }

  @Test
  void aBrokenLinkIsTreatedAsAMissingFile() throws IOException {
    Files.createSymbolicLink(noteFile().path(), folder.resolve("nowhere"));
    assertThat(noteFile().read()).isEqualTo(new Valid<>(new TreeMap<>()));
    assertThat(noteFile().write(Map.of(1, "new"))).isEmpty();
    assertThat(noteFile().path()).isSymbolicLink();
    assertThat(folder.resolve("nowhere")).hasContent("1: new\n");
  }
}
