package lethe.app.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  /** A file that does not contain notes is not overwritten. */
  @Test
  void anUnreadableFileIsNotReplaced() throws IOException {
    Path path = Files.writeString(file().path(), "1: good\nwhat is this\n");
    assertThat(file().read()).isInstanceOf(Invalid.class);
    assertThat(file().write(Map.of(1, "new")).map(InputError::code))
        .contains(FileErrorCode.NO_NOTE);
    assertThat(Files.readString(path)).startsWith("1: good\nwhat");
  }

  /** The notes may be kept elsewhere, for example in a synchronized folder. */
  @Test
  void notesBehindALinkAreReplacedAndDeletedThere() throws IOException {
    Path target = Files.createDirectory(home.resolve("sync")).resolve("notes");
    Path link = Files.createSymbolicLink(file().path(), target);
    assertThat(file().write(Map.of(1, "old"))).isEmpty();
    assertThat(file().write(Map.of(1, "new"))).isEmpty();
    assertThat(link).isSymbolicLink().hasContent("1: new\n");
    assertThat(target).isRegularFile().hasContent("1: new\n");
    assertThat(file().write(Map.of())).isEmpty();
    assertThat(link).isSymbolicLink();
    assertThat(target).doesNotExist();
  }

  @Test
  void aWriteFailureIsReported() {
    NoteFile nowhere = NoteFile.of(home.resolve("no/match.lethe"));
    assertThat(nowhere.write(Map.of(1, "new")).map(InputError::code))
        .contains(FileErrorCode.NOT_WRITABLE);
    assertThat(List.of(home.toFile().list())).isEmpty();
  }

  /** Texts made of everything that ends a line, is no text, or stands for something in the file. */
  static Stream<String> texts() {
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
  void everythingThatIsWrittenIsReadAgain() {
    texts()
        .forEach(
            text -> {
              SortedMap<Integer, String> notes = new TreeMap<>(Map.of(3, text, 12, "after"));
              assertThat(file().write(notes)).isEmpty();
              assertThat(file().read()).as(text).isEqualTo(new Valid<>(notes));
            });
  }

  @Test
  void aPipeInItsPlaceIsNotRead() throws Exception {
    assumeTrue(new ProcessBuilder("mkfifo", file().path().toString()).start().waitFor() == 0);
    assertThat(file().read())
        .isEqualTo(Validated.invalid(InputError.at(0, 0, FileErrorCode.NO_REGULAR_FILE)));
    assertThat(file().write(Map.of(1, "new")).map(InputError::code))
        .contains(FileErrorCode.NO_REGULAR_FILE);
  }

  @Test
  void aLinkThatLeadsNowhereIsNoFile() throws IOException {
    Files.createSymbolicLink(file().path(), home.resolve("nowhere"));
    assertThat(file().read()).isEqualTo(new Valid<>(new TreeMap<>()));
    assertThat(file().write(Map.of(1, "new"))).isEmpty();
    assertThat(file().path()).isSymbolicLink();
    assertThat(home.resolve("nowhere")).hasContent("1: new\n");
  }
}
