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
  private static final String OVER =
      """
      lethe 1
      game ta-se
      rules 1
      saved 2026-01-01T00:00:00Z
      seed 3
      seat blue bot
      * concede red
      """;

  @TempDir Path saves;

  private static LoadedMatch load(Path file) throws IOException {
    return ((Valid<LoadedMatch>) LoadedMatch.load(file)).value();
  }

  /** Neither match prevents the other from being reviewed or resumed. */
  @Test
  void aForkIsNotACopyOfItsOrigin() throws IOException {
    SavedGameWriter saver = new SavedGameWriter(new SaveFolder(saves), new ArrayList<>());
    Path over = Files.writeString(saves.resolve("over.lethe"), OVER);
    Table<?, ?, ?> fork = new Fork(0, Optional.empty()).of(load(over).table());
    Path file = saves.resolve("fork.lethe");
    close(saver.save(fork, Optional.of(file)));
    JournalCopies copies = new JournalCopies(new SaveFolder(saves));
    assertThat(copies.running(load(over))).isEmpty();
    assertThat(copies.running(load(file))).contains(file);
    Validated<Table<?, ?, ?>> again = saver.resume(load(file), Optional.empty());
    assertThat(again).isInstanceOf(Valid.class);
    close(again);
  }

  /**
   * The story depends on the time at which the match began, so it must be told now as it will be
   * told after the match is loaded.
   */
  @Test
  void aForkHasTheSameHeaderAndJournalWhenLoadedAgain() throws IOException {
    SavedGameWriter saver = new SavedGameWriter(new SaveFolder(saves), new ArrayList<>());
    Path over = Files.writeString(saves.resolve("over.lethe"), OVER);
    Path file = saves.resolve("fork.lethe");
    Validated<Table<?, ?, ?>> begun =
        saver.save(new Fork(0, Optional.empty()).of(load(over).table()), Optional.of(file));
    close(begun);
    Match<?, ?, ?> played = ((Valid<Table<?, ?, ?>>) begun).value().match();
    Match<?, ?, ?> kept = load(file).table().match();
    assertThat(played.header().savedSince()).isNotEqualTo("2026-01-01T00:00:00Z").isNotEmpty();
    assertThat(played.header()).isEqualTo(kept.header());
    assertThat(played.journal()).isEqualTo(kept.journal());
  }

  /** Two forks of one deal within one second are two matches. */
  @Test
  void forksBegunInTheSameSecondHaveDifferentTimes() throws IOException {
    SavedGameWriter saver = new SavedGameWriter(new SaveFolder(saves), new ArrayList<>());
    Path over = Files.writeString(saves.resolve("over.lethe"), OVER);
    List<Instant> begun = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Path file = saves.resolve("fork" + i + ".lethe");
      close(saver.save(new Fork(0, Optional.empty()).of(load(over).table()), Optional.of(file)));
      begun.add(Instant.parse(load(file).script().savedSince()));
    }
    assertThat(begun).doesNotHaveDuplicates();
  }

  /** A copy of a fork is recognized, even if it goes on in another file. */
  @Test
  void aCopyOfAForkIsRecognized() throws IOException {
    SavedGameWriter saver = new SavedGameWriter(new SaveFolder(saves), new ArrayList<>());
    Path over = Files.writeString(saves.resolve("over.lethe"), OVER);
    Path file = saves.resolve("fork.lethe");
    close(saver.save(new Fork(0, Optional.empty()).of(load(over).table()), Optional.of(file)));
    Path copy = saves.resolve("copy.lethe");
    close(saver.resume(load(file), Optional.of(copy)));
    assertThat(Files.readString(copy)).contains("saved " + load(file).script().savedSince());
    assertThat(new JournalCopies(new SaveFolder(saves)).ahead(load(file))).isEmpty();
    Files.writeString(copy, Files.readString(copy) + "red: put 5 in 2\n");
    assertThat(new JournalCopies(new SaveFolder(saves)).ahead(load(file))).contains(copy);
  }

  private static void close(Validated<Table<?, ?, ?>> kept) {
    ((Valid<Table<?, ?, ?>>) kept).value().store().close();
  }
}
