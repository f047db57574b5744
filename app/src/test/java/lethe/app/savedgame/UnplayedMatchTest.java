package lethe.app.savedgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.SaveFolder;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests which matches are deleted when the user leaves them. */
class UnplayedMatchTest {
  @TempDir Path saveFolder;

  private SavedGameWriter writer;

  @BeforeEach
  void createWriter() {
    writer = new SavedGameWriter(new SaveFolder(saveFolder), new ArrayList<>());
  }

  private Table<?, ?, ?> table(String entries) {
    String script = "game ta-se\nseed 3\nseat blue bot\n" + entries;
    return ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("script"), script)).value().table();
  }

  /** Saves a match, leaves it, and returns whether its file is kept. */
  private boolean isKept(Table<?, ?, ?> table, Optional<Path> file) {
    return isKeptAfterLeaving(writer.save(table, file));
  }

  /** Resumes a saved match, leaves it, and returns whether its file is kept. */
  private boolean isKeptAfterResuming(Path file) {
    LoadedMatch loadedMatch = ((Valid<LoadedMatch>) LoadedMatch.loadRegular(file)).value();
    return isKeptAfterLeaving(writer.resume(loadedMatch, Optional.empty()));
  }

  private boolean isKeptAfterLeaving(Validated<Table<?, ?, ?>> saved) {
    Table<?, ?, ?> table = ((Valid<Table<?, ?, ?>>) saved).value();
    table.store().close();
    boolean isDeleted = writer.deleteIfUnplayed(table);
    assertThat(Files.exists(table.store().file().orElseThrow())).isEqualTo(!isDeleted);
    return !isDeleted;
  }

  private boolean isKept(Table<?, ?, ?> table) {
    return isKept(table, Optional.empty());
  }

  @Test
  void aMatchWithoutAMoveByTheUserIsDeleted() {
    assertThat(isKept(table(""))).isFalse();
    Table<?, ?, ?> tutorial = table("");
    tutorial.addControl(new ControlEntry.TutorialStarted());
    assertThat(isKept(tutorial)).isFalse();
    assertThat(new SaveFolder(saveFolder).files()).isEmpty();
  }

  @Test
  void aMatchInWhichOnlyTheBotHasMovedIsDeleted() {
    String script = "game ta-se\nseed 3\nseat red bot\nseat blue human\n";
    Table<?, ?, ?> table =
        ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("script"), script)).value().playBots().table();
    assertThat(table.match().position()).isPositive();
    assertThat(isKept(table)).isFalse();
  }

  @Test
  void aMatchBetweenBotsIsKept() {
    assertThat(isKept(table("* seat red bot\n"))).isTrue();
  }

  @Test
  void aMatchWithAMoveByTheUserIsKept() {
    assertThat(isKept(table("put 5 in 2\n"))).isTrue();
    Table<?, ?, ?> undone = table("put 5 in 2\n");
    undone.undoLast(undone.match().seats().subList(0, 1));
    assertThat(isKept(undone)).isTrue();
    assertThat(isKept(table("* concede red\n"))).isTrue();
  }

  /** A list of branches may refer to the fork. */
  @Test
  void aForkIsKept() {
    assertThat(isKept(new Fork(0, Optional.empty()).tableFrom(table("")))).isTrue();
  }

  @Test
  void aFileThatTheUserHasNamedIsKept() {
    assertThat(isKept(table(""), Optional.of(saveFolder.resolve("mine.lethe")))).isTrue();
  }

  /** The user may have been told where the match is saved. */
  @Test
  void aMatchThatWasResumedIsKept() {
    Table<?, ?, ?> saved =
        ((Valid<Table<?, ?, ?>>) writer.save(table(""), Optional.empty())).value();
    saved.store().close();
    assertThat(isKeptAfterResuming(saved.store().file().orElseThrow())).isTrue();
  }

  @Test
  void aResumedFileThatTheUserHasNamedIsKept() {
    Path file = saveFolder.resolve("mine.lethe");
    assertThat(isKept(table(""), Optional.of(file))).isTrue();
    assertThat(isKeptAfterResuming(file)).isTrue();
  }
}
