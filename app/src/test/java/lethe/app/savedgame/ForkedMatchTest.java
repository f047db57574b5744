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

  private static LoadedMatch load(Path file) throws IOException {
    return ((Valid<LoadedMatch>) LoadedMatch.load(file)).value();
  }

  /** Neither match prevents the other from being reviewed or resumed. */
  @Test
  void aForkIsNotACopyOfItsOrigin() throws IOException {
    SavedGameWriter writer = new SavedGameWriter(new SaveFolder(saveFolder), new ArrayList<>());
    Path parent = Files.writeString(saveFolder.resolve("over.lethe"), FINISHED_MATCH);
    Table<?, ?, ?> fork = new Fork(0, Optional.empty()).tableFrom(load(parent).table());
    Path file = saveFolder.resolve("fork.lethe");
    closeStore(writer.save(fork, Optional.of(file)));
    JournalCopies copies = new JournalCopies(new SaveFolder(saveFolder));
    assertThat(copies.runningFile(load(parent))).isEmpty();
    assertThat(copies.runningFile(load(file))).contains(file);
    Validated<Table<?, ?, ?>> resumed = writer.resume(load(file), Optional.empty());
    assertThat(resumed).isInstanceOf(Valid.class);
    closeStore(resumed);
  }

  /**
   * The story depends on the time when the match began, so this time must not change when the match
   * is loaded.
   */
  @Test
  void aForkHasTheSameHeaderAndJournalWhenLoadedAgain() throws IOException {
    SavedGameWriter writer = new SavedGameWriter(new SaveFolder(saveFolder), new ArrayList<>());
    Path parent = Files.writeString(saveFolder.resolve("over.lethe"), FINISHED_MATCH);
    Path file = saveFolder.resolve("fork.lethe");
    Validated<Table<?, ?, ?>> saved =
        writer.save(
            new Fork(0, Optional.empty()).tableFrom(load(parent).table()), Optional.of(file));
    closeStore(saved);
    Match<?, ?, ?> played = ((Valid<Table<?, ?, ?>>) saved).value().match();
    Match<?, ?, ?> loaded = load(file).table().match();
    assertThat(played.header().savedSince()).isNotEqualTo("2026-01-01T00:00:00Z").isNotEmpty();
    assertThat(played.header()).isEqualTo(loaded.header());
    assertThat(played.journal()).isEqualTo(loaded.journal());
  }

  /** Forks of the same deal are different matches even if they begin in the same second. */
  @Test
  void forksCreatedInTheSameSecondHaveDifferentTimes() throws IOException {
    SavedGameWriter writer = new SavedGameWriter(new SaveFolder(saveFolder), new ArrayList<>());
    Path parent = Files.writeString(saveFolder.resolve("over.lethe"), FINISHED_MATCH);
    List<Instant> startTimes = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Path file = saveFolder.resolve("fork" + i + ".lethe");
      closeStore(
          writer.save(
              new Fork(0, Optional.empty()).tableFrom(load(parent).table()), Optional.of(file)));
      startTimes.add(Instant.parse(load(file).script().savedSince()));
    }
    assertThat(startTimes).doesNotHaveDuplicates();
  }

  /** The copy has the same header as the fork, although the match continues in another file. */
  @Test
  void aCopyOfAForkIsRecognized() throws IOException {
    SavedGameWriter writer = new SavedGameWriter(new SaveFolder(saveFolder), new ArrayList<>());
    Path parent = Files.writeString(saveFolder.resolve("over.lethe"), FINISHED_MATCH);
    Path file = saveFolder.resolve("fork.lethe");
    closeStore(
        writer.save(
            new Fork(0, Optional.empty()).tableFrom(load(parent).table()), Optional.of(file)));
    Path copy = saveFolder.resolve("copy.lethe");
    closeStore(writer.resume(load(file), Optional.of(copy)));
    assertThat(Files.readString(copy)).contains("saved " + load(file).script().savedSince());
    assertThat(new JournalCopies(new SaveFolder(saveFolder)).newerCopy(load(file))).isEmpty();
    Files.writeString(copy, Files.readString(copy) + "red: put 5 in 2\n");
    assertThat(new JournalCopies(new SaveFolder(saveFolder)).newerCopy(load(file))).contains(copy);
  }

  private static void closeStore(Validated<Table<?, ?, ?>> table) {
    ((Valid<Table<?, ?, ?>>) table).value().store().close();
  }
}
