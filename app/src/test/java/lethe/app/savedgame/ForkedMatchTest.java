package lethe.app.savedgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Fork;
import lethe.app.play.JournalCopies;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.SaveFolder;
import lethe.engine.core.Match;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a match that was forked from a moment of another match in the same folder. */
class ForkedMatchTest {
  private static final String FINISHED_MATCH =
      """
      lethe 1
      game ta-se
      rules 1
      saved 2026-01-01T00:00:00Z
      seed 3
      seat blue bot
      * concede red
      """;

  @TempDir Path saveFolder;

  private SavedGameWriter writer;
  private Path parent;

  @BeforeEach
  void saveParent() throws IOException {
    writer = new SavedGameWriter(new SaveFolder(saveFolder), new ArrayList<>());
    parent = Files.writeString(saveFolder.resolve("over.lethe"), FINISHED_MATCH);
  }

  /** Saves a fork from the start of the parent in a file, and closes it. */
  private Table<?, ?, ?> saveFork(Path file) throws IOException {
    Table<?, ?, ?> fork = new Fork(0, Optional.empty()).tableFrom(load(parent).table());
    return close(writer.save(fork, Optional.of(file)));
  }

  private static LoadedMatch load(Path file) throws IOException {
    return ((Valid<LoadedMatch>) LoadedMatch.load(file)).value();
  }

  /** Neither match prevents the other from being reviewed or resumed. */
  @Test
  void aForkIsNotACopyOfItsOrigin() throws IOException {
    Path file = saveFolder.resolve("fork.lethe");
    saveFork(file);
    JournalCopies copies = new JournalCopies(new SaveFolder(saveFolder));
    assertThat(copies.runningFile(load(parent))).isEmpty();
    assertThat(copies.runningFile(load(file))).contains(file);
    Validated<Table<?, ?, ?>> resumed = writer.resume(load(file), Optional.empty());
    assertThat(resumed).isInstanceOf(Valid.class);
    close(resumed);
  }

  /**
   * The story depends on the time when the match began, so this time must not change when the match
   * is loaded.
   */
  @Test
  void aForkHasTheSameHeaderAndJournalWhenLoadedAgain() throws IOException {
    Path file = saveFolder.resolve("fork.lethe");
    Match<?, ?, ?> played = saveFork(file).match();
    Match<?, ?, ?> loaded = load(file).table().match();
    assertThat(played.header().savedSince()).isNotEqualTo("2026-01-01T00:00:00Z").isNotEmpty();
    assertThat(played.header()).isEqualTo(loaded.header());
    assertThat(played.journal()).isEqualTo(loaded.journal());
  }

  /** Forks of the same deal are different matches even if they begin in the same second. */
  @Test
  void forksCreatedInTheSameSecondHaveDifferentStartTimes() throws IOException {
    List<Instant> startTimes = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Path file = saveFolder.resolve("fork" + i + ".lethe");
      saveFork(file);
      startTimes.add(Instant.parse(load(file).script().savedSince()));
    }
    assertThat(startTimes).doesNotHaveDuplicates();
  }

  /** The copy has the same header as the fork, although the match continues in another file. */
  @Test
  void aCopyOfAForkIsRecognized() throws IOException {
    Path file = saveFolder.resolve("fork.lethe");
    saveFork(file);
    Path copy = saveFolder.resolve("copy.lethe");
    close(writer.resume(load(file), Optional.of(copy)));
    assertThat(Files.readString(copy)).contains("saved " + load(file).script().savedSince());
    assertThat(new JournalCopies(new SaveFolder(saveFolder)).newerCopy(load(file))).isEmpty();
    Files.writeString(copy, Files.readString(copy) + "red: put 5 in 2\n");
    assertThat(new JournalCopies(new SaveFolder(saveFolder)).newerCopy(load(file))).contains(copy);
  }

  private static Table<?, ?, ?> close(Validated<Table<?, ?, ?>> saved) {
    Table<?, ?, ?> table = ((Valid<Table<?, ?, ?>>) saved).value();
    table.store().close();
    return table;
  }
}
