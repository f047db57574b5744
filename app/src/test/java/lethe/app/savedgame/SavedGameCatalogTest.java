package lethe.app.savedgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.FileErrorCode;
import lethe.app.save.JournalFile;
import lethe.app.save.JournalStore;
import lethe.app.save.SaveFolder;
import lethe.app.session.ResultComparison;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedGameCatalogTest {
  @TempDir Path saveFolder;

  @Test
  void unreadableFilesAreListedSeparately() throws IOException {
    String journal = "game ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\n";
    Files.writeString(saveFolder.resolve("good.lethe"), "lethe 1\n" + journal);
    Files.writeString(saveFolder.resolve("newer.lethe"), "lethe 2\nunheard-of\n" + journal);
    Files.write(saveFolder.resolve("odd.lethe"), new byte[] {'g', (byte) 0xff, '\n'});
    SavedGameCatalog savedGames = new SavedGameCatalog(new SaveFolder(saveFolder));
    assertThat(savedGames.snapshot().games().get())
        .extracting(SavedGame::file)
        .containsExactly(saveFolder.resolve("good.lethe"));
    assertThat(savedGames.snapshot().readErrors().get())
        .containsExactly(
            saveFolder.resolve("newer.lethe")
                + ":1:7: the file has version 2 of the format, but this program reads version 1",
            saveFolder.resolve("odd.lethe")
                + ":1:2: the file is not UTF-8 text; save it as UTF-8, or use another file");
  }

  @Test
  void aFileIsReadAgainOnlyWhenItHasChanged() throws IOException {
    Path file = saveFolder.resolve("one.lethe");
    String journal = "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\n";
    Files.writeString(file, journal);
    SavedGameCatalog savedGames = new SavedGameCatalog(new SaveFolder(saveFolder));
    SavedGame first = savedGames.snapshot().games().get().getFirst();
    assertThat(first.isOver()).isFalse();
    assertThat(savedGames.snapshot().games().get().getFirst()).isSameAs(first);
    Files.writeString(file, journal + "* concede red\n");
    assertThat(savedGames.snapshot().games().get().getFirst().isOver()).isTrue();
  }

  /**
   * Finished matches are not loaded to find the latest running one. The test replaces a finished
   * match without changing its file time, and sees the new content when all games are loaded.
   */
  @Test
  void finishedMatchesAreLoadedOnlyOnDemand() throws IOException {
    String journal = "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed %d\n";
    String end = "* concede blue\n* outcome conceded red 0 won blue 0\n";
    Path open = Files.writeString(saveFolder.resolve("open.lethe"), journal.formatted(3));
    Path over = Files.writeString(saveFolder.resolve("over.lethe"), journal.formatted(4) + end);
    Files.setLastModifiedTime(open, FileTime.fromMillis(1_000));
    Files.setLastModifiedTime(over, FileTime.fromMillis(2_000));
    SavedGameCatalog.CatalogSnapshot savedGames =
        new SavedGameCatalog(new SaveFolder(saveFolder)).snapshot();
    assertThat(savedGames.fileCount()).isEqualTo(2);
    assertThat(savedGames.latestUnfinished()).map(SavedGame::file).contains(open);
    Files.writeString(over, journal.formatted(5) + end);
    Files.setLastModifiedTime(over, FileTime.fromMillis(2_000));
    assertThat(savedGames.games().get())
        .extracting(game -> game.match().header().seed())
        .containsExactly(3L, 5L);
  }

  /** Matches of other games are ignored. */
  @Test
  void matchesWithAKnownDealAndRunningMatchesAreNotCounted() throws IOException {
    String end = "* concede %1$s\n* outcome conceded %1$s 0 %2$s 0 won\n";
    String taSeEnd = end.formatted("red", "blue");
    saveMatch(1, "ta-se", "blue", "perfect", taSeEnd);
    saveMatch(2, "ta-se", "blue", "attentive", taSeEnd);
    saveMatch(3, "ta-se", "blue", "random", "");
    saveMatch(4, "ta-se", "blue", "random", "* known seed\n" + taSeEnd);
    saveMatch(5, "robots", "bolt", "rusty", end.formatted("axle", "bolt"));
    SavedGameCatalog savedGames = new SavedGameCatalog(new SaveFolder(saveFolder));
    assertThat(savedGames.allGames()).hasSize(5);
    assertThat(savedGames.latestCountedMatch(TaSeTitle.TITLE))
        .map(match -> match.header().seed())
        .contains(2L);
    assertThat(savedGames.latestCountedMatch(RobotsTitle.TITLE))
        .map(match -> match.header().seed())
        .contains(5L);
    assertThat(savedGames.latestUnfinished(Optional.of(TaSeTitle.TITLE)))
        .map(SavedGame::file)
        .contains(saveFolder.resolve("3.lethe"));
    assertThat(savedGames.latestUnfinished(Optional.of(RobotsTitle.TITLE))).isEmpty();
  }

  private void saveMatch(int number, String game, String botSeat, String level, String entries)
      throws IOException {
    String journal =
        "lethe 1\ngame %s\nrules 1\nsaved 2026-01-0%dT00:00:00Z\nseed %d\nseat %s bot:%s\n%s"
            .formatted(game, number, number, botSeat, level, entries);
    Path file = Files.writeString(saveFolder.resolve(number + ".lethe"), journal);
    Files.setLastModifiedTime(file, FileTime.fromMillis(number * 1_000L));
  }

  /** Files with errors and other games are ignored. */
  @Test
  void aFinishedMatchIsComparedWithOtherMatchesInItsFolder() throws IOException {
    String journal =
        "lethe 1\ngame %s\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\nseat %s bot\n%s* concede %s\n";
    Function<String, String> match =
        extraLines -> journal.formatted("ta-se", "blue", extraLines, "red");
    Path own = saveFolder.resolve("own.lethe");
    Files.writeString(own, match.apply(""));
    Files.writeString(saveFolder.resolve("former.lethe"), match.apply(""));
    Files.writeString(saveFolder.resolve("known.lethe"), match.apply("* known seed\n"));
    Files.writeString(saveFolder.resolve("torn.lethe"), match.apply("nothing\n"));
    Files.writeString(
        saveFolder.resolve("other.lethe"), journal.formatted("robots", "bolt", "", "axle"));
    SavedGameCatalog savedGames = new SavedGameCatalog(new SaveFolder(saveFolder));
    LoadedMatch loadedMatch = ((Valid<LoadedMatch>) LoadedMatch.load(own)).value();
    Table<?, ?, ?> table = loadedMatch.table();
    assertThat(savedGames.compare(table).orElseThrow().countStatus())
        .isEqualTo(ResultComparison.CountStatus.NOT_SAVED);
    Files.writeString(
        saveFolder.resolve("two.lethe"), match.apply("").replace("seat blue bot\n", ""));
    LoadedMatch twoHumans =
        ((Valid<LoadedMatch>) LoadedMatch.load(saveFolder.resolve("two.lethe"))).value();
    assertThat(savedGames.compare(twoHumans.table())).isEmpty();
    try (JournalStore store =
        ((Valid<JournalStore>) JournalFile.resume(own, loadedMatch.validLength(), 1)).value()) {
      table.saveTo(store);
      assertThat(savedGames.compare(table))
          .contains(
              new ResultComparison(
                  new ResultComparison.ScoredResult(false, 0),
                  List.of(new ResultComparison.ScoredResult(false, 0)),
                  1,
                  ResultComparison.CountStatus.COUNTS,
                  true));
    }
  }

  /** Deleting a match during play would lose its moves. */
  @Test
  void aMatchInPlayIsNotDeleted() throws IOException {
    Path file = saveFolder.resolve("one.lethe");
    String journal = "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\n";
    SavedGameCatalog savedGames = new SavedGameCatalog(new SaveFolder(saveFolder));
    try (JournalStore _ = ((Valid<JournalStore>) JournalFile.create(file, journal, 0)).value()) {
      assertThat(savedGames.delete(file)).contains(InputError.at(0, 0, FileErrorCode.IN_USE));
      assertThat(file).exists();
    }
    assertThat(savedGames.delete(file)).isEmpty();
    assertThat(file).doesNotExist();
    assertThat(savedGames.snapshot().games().get()).isEmpty();
  }

  /** Until the match advances in the copy, the original is open. */
  @Test
  void aMatchContinuedInACopyIsNotOpen(@TempDir Path elsewhere) throws IOException {
    Path original = saveFolder.resolve("one.lethe");
    Path copy = elsewhere.resolve("copy.lethe");
    String journal =
        "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\n* copy %s\n* copy %s\n"
            .formatted(original, copy);
    Files.writeString(original, journal);
    Files.writeString(copy, journal);
    SavedGameCatalog savedGames = new SavedGameCatalog(new SaveFolder(saveFolder));
    assertThat(savedGames.snapshot().latestUnfinished()).map(SavedGame::file).contains(original);
    Files.writeString(copy, journal + "red: put 5 in 2\n");
    assertThat(savedGames.snapshot().latestUnfinished()).isEmpty();
    SavedGame listed = savedGames.snapshot().games().get().getFirst();
    assertThat(listed.isOpen()).isFalse();
    assertThat(listed.newerCopy()).contains(copy);
    Files.delete(copy);
    assertThat(savedGames.snapshot().latestUnfinished()).map(SavedGame::file).contains(original);
  }
}
