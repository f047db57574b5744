package lethe.app.savedgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.SaveFolder;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests which matches are deleted when the user leaves them. */
class UnplayedMatchTest {
  @TempDir Path saveFolder;

  private SavedGameWriter writer;

  private Table<?, ?, ?> table(String entries) {
    String script = "game ta-se\nseed 3\nseat blue bot\n" + entries;
    return ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("script"), script)).value().table();
  }

  /** Saves a match, leaves it, and returns whether its file is kept. */
  private boolean isKept(Table<?, ?, ?> table, Optional<Path> save) {
    writer = new SavedGameWriter(new SaveFolder(saveFolder), new ArrayList<>());
    Table<?, ?, ?> saved = ((Valid<Table<?, ?, ?>>) writer.save(table, save)).value();
    saved.store().close();
    boolean isDeleted = writer.deleteIfUnplayed(saved);
    assertThat(Path.of(saved.store().displayName()).toFile().exists()).isEqualTo(!isDeleted);
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
    writer = new SavedGameWriter(new SaveFolder(saveFolder), new ArrayList<>());
    Table<?, ?, ?> saved =
        ((Valid<Table<?, ?, ?>>) writer.save(table(""), Optional.empty())).value();
    saved.store().close();
    Path file = Path.of(saved.store().displayName());
    LoadedMatch loadedMatch = ((Valid<LoadedMatch>) LoadedMatch.loadRegular(file)).value();
    Table<?, ?, ?> resumed =
        ((Valid<Table<?, ?, ?>>) writer.resume(loadedMatch, Optional.empty())).value();
    resumed.store().close();
    assertThat(writer.deleteIfUnplayed(resumed)).isFalse();
    assertThat(file).exists();
  }

  @Test
  void aResumedFileThatTheUserHasNamedIsKept() {
    Table<?, ?, ?> table = table("");
    assertThat(isKept(table, Optional.of(saveFolder.resolve("mine.lethe")))).isTrue();
    LoadedMatch loadedMatch =
        ((Valid<LoadedMatch>) LoadedMatch.loadRegular(saveFolder.resolve("mine.lethe"))).value();
    Table<?, ?, ?> resumed =
        ((Valid<Table<?, ?, ?>>) writer.resume(loadedMatch, Optional.empty())).value();
    resumed.store().close();
    assertThat(writer.deleteIfUnplayed(resumed)).isFalse();
    assertThat(saveFolder.resolve("mine.lethe")).exists();
  }
}
