package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.InputError;
import lethe.engine.core.Script;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;

/**
 * Tests that stored journals replay to the same match. When the version of a game's rules is
 * increased, its journals are replaced; otherwise none is removed, and each extension of the
 * journal format adds one.
 */
class JournalReplayTest {
  private static final Path FOLDER = Path.of("src/test/resources/lethe/app/play/journals");

  private static List<Path> journals() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    }
  }

  private static LoadedMatch read(Path journal) throws IOException {
    return switch (LoadedMatch.load(journal)) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> saved;
      case Invalid<LoadedMatch>(List<InputError> errors) ->
          throw new AssertionError(journal + ": " + errors);
    };
  }

  @Test
  void everyJournalReplaysToTheSameEntries() throws IOException {
    List<Path> journals = journals();
    try (TestVolume volume = TestVolume.start("stored journals", journals.size())) {
      for (Path journal : journals) {
        LoadedMatch saved = read(journal);
        assertThat(saved.lastLineIgnored()).as("%s", journal).isFalse();
        FuzzedScripts.assertReplayable(saved.table(), saved.script());
        assertThat(comparableLines(TestTables.journal(saved.table())))
            .as("%s", journal)
            .containsAll(comparableLines(Files.readString(journal)));
        volume.record(1);
        volume.setSummary("versions to " + Script.VERSION);
      }
      volume.markPassed();
    }
  }

  /**
   * Returns the entries of a journal that all versions write in the same way. Early versions wrote
   * several commands on a line, and did not record to which seats cards had been shown.
   */
  private static List<String> comparableLines(String text) {
    return text.lines()
        .filter(line -> line.matches("\\* .*|[a-z]+: .*") && !line.contains(" and "))
        .filter(line -> !line.equals("* shown"))
        .toList();
  }

  @Test
  void theJournalsContainEveryKindOfControlEntry() throws IOException {
    Set<String> found = new TreeSet<>();
    for (Path journal : journals()) {
      for (Entry<?> entry : read(journal).table().match().journal().entries()) {
        if (entry instanceof Entry.Control<?>(ControlEntry control)) {
          found.add(control.getClass().getSimpleName());
        }
      }
    }
    Set<String> all = new HashSet<>();
    Arrays.stream(ControlEntry.class.getPermittedSubclasses())
        .map(Class::getSimpleName)
        .forEach(all::add);
    assertThat(found).containsAll(all);
  }
}
