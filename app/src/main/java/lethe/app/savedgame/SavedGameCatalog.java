package lethe.app.savedgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.play.JournalCopies;
import lethe.app.play.LoadedMatch;
import lethe.app.play.MatchHistory;
import lethe.app.play.MatchRecord;
import lethe.app.play.OpponentLevel;
import lethe.app.play.Table;
import lethe.app.save.BranchFile;
import lethe.app.save.FileErrorCode;
import lethe.app.save.JournalFile;
import lethe.app.save.NoteFile;
import lethe.app.save.SaveFolder;
import lethe.app.save.TextFile;
import lethe.app.session.ResultComparison;
import lethe.app.text.Lazy;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * The games in the folder of saved games. Replays a file again only if it has changed, or to find
 * newer copies of a match. Not thread-safe.
 */
public final class SavedGameCatalog implements MatchHistory {
  /** The number of lines at the beginning of a file that may contain the name of the game. */
  private static final int HEADER_LINES = 3;

  /** The prefix of the last line of a finished match. */
  private static final String OUTCOME_PREFIX = "* " + new ControlEntry.Concluded("").text();

  /**
   * The maximum number of files that are searched for the latest counted match, because the first
   * screen waits for the result.
   */
  private static final int MAX_RECENT_FILES = 100;

  private final SaveFolder folder;
  private final Map<Path, ReadResult> cache = new HashMap<>();

  public SavedGameCatalog(SaveFolder folder) {
    this.folder = folder;
  }

  /**
   * The saved games at one time, for menus. Reading a game means replaying it, so the complete
   * lists are computed on demand and do not delay the first screen.
   *
   * @param fileCount the number of files, including those that cannot be read
   * @param latestUnfinished the most recently played game that is not over and does not continue in
   *     a copy
   * @param games all games that can be read, most recently played last
   * @param readErrors one line for each file that cannot be read, with the reason
   */
  public record CatalogSnapshot(
      int fileCount,
      Optional<SavedGame> latestUnfinished,
      Lazy<List<SavedGame>> games,
      Lazy<List<String>> readErrors) {}

  /**
   * The cached result of reading a file.
   *
   * @param modifiedTime the time when the file was last modified
   * @param size the size of the file at that time, in bytes
   */
  private record ReadResult(FileTime modifiedTime, long size, Validated<SavedGame> game) {}

  /** Returns the current saved games. */
  public CatalogSnapshot snapshot() {
    List<Path> files = folder.filesByPlayTime();
    return new CatalogSnapshot(
        files.size(),
        latestUnfinished(files),
        Lazy.of(() -> games(files)),
        Lazy.of(() -> folder.files().stream().flatMap(file -> readError(file).stream()).toList()));
  }

  /**
   * Returns the most recently played match that is not over and does not continue in a copy; empty
   * if there is none.
   *
   * @param title the game of the match; empty for any game
   */
  public Optional<SavedGame> latestUnfinished(Optional<Title<?, ?, ?>> title) {
    List<Path> files =
        folder.filesByPlayTime().stream()
            .filter(file -> title.isEmpty() || isOfGame(file, title.get().id()))
            .toList();
    return latestUnfinished(files);
  }

  /**
   * Returns the latest match of a game that determines the level of the bots in the next one; empty
   * if it is not among the {@value #MAX_RECENT_FILES} most recently played matches of all games.
   */
  public Optional<MatchRecord> latestCountedMatch(Title<?, ?, ?> title) {
    return folder.filesByPlayTime().reversed().stream()
        .limit(MAX_RECENT_FILES)
        .filter(file -> isOfGame(file, title.id()) && isConcluded(file))
        .flatMap(file -> loadIfValid(file).stream())
        .map(SavedGame::match)
        .filter(OpponentLevel::affectsNextLevel)
        .findFirst();
  }

  private Optional<SavedGame> latestUnfinished(List<Path> files) {
    return files.reversed().stream()
        .filter(file -> !isConcluded(file))
        .flatMap(file -> loadIfValid(file).stream())
        .filter(SavedGame::isOpen)
        .findFirst();
  }

  /** Returns the games in the files that can be read, each branch with its origin. */
  private List<SavedGame> games(List<Path> files) {
    return BranchOrigin.withOrigins(
        files.stream().flatMap(file -> loadIfValid(file).stream()).toList());
  }

  /** Returns all games that can be read, most recently played last. */
  public List<SavedGame> allGames() {
    return games(folder.filesByPlayTime());
  }

  /**
   * Returns whether the last line records the outcome of a finished match. If so, the match need
   * not be replayed to find out that it is over.
   */
  private static boolean isConcluded(Path file) {
    return lines(file).reduce("", (_, last) -> last).startsWith(OUTCOME_PREFIX);
  }

  /**
   * Deletes a saved game with its notes and its list of branches, unless it is being played.
   *
   * @return the reason why it was not deleted; empty if it was
   */
  public Optional<InputError> delete(Path file) throws IOException {
    if (JournalFile.isInUse(file)) {
      return Optional.of(InputError.at(0, 0, FileErrorCode.IN_USE));
    }
    Files.deleteIfExists(file);
    Files.deleteIfExists(new NoteFile(file).path());
    Files.deleteIfExists(new BranchFile(file).path());
    cache.remove(file);
    return Optional.empty();
  }

  private Optional<SavedGame> loadIfValid(Path file) {
    return loadCached(file) instanceof Valid<SavedGame>(SavedGame game)
        ? Optional.of(
            game.wasCopied() && !game.isOver() ? game.withNewerCopy(newerCopy(file)) : game)
        : Optional.empty();
  }

  /**
   * Returns the copy in which the match has advanced further or is being played; empty if there is
   * none. The result is not cached, because the copies change independently of the file.
   */
  private Optional<Path> newerCopy(Path file) {
    return LoadedMatch.loadRegular(file) instanceof Valid<LoadedMatch>(LoadedMatch savedGame)
        ? new JournalCopies(folder).newerCopy(savedGame)
        : Optional.empty();
  }

  /** Returns the reason why a file cannot be read; empty if it can. */
  public Optional<String> readError(Path file) {
    return loadCached(file) instanceof Invalid<SavedGame>(List<InputError> errors)
        ? Optional.of(ErrorMessages.format(file.toString(), errors.getFirst()))
        : Optional.empty();
  }

  private Validated<SavedGame> loadCached(Path file) {
    try {
      FileTime modified = Files.getLastModifiedTime(file);
      long size = Files.size(file);
      ReadResult cached = cache.get(file);
      if (cached == null || cached.size() != size || !cached.modifiedTime().equals(modified)) {
        cached = new ReadResult(modified, size, load(file, modified.toInstant()));
        cache.put(file, cached);
      }
      return cached.game();
    } catch (IOException e) {
      return Validated.invalid(InputError.at(0, 0, FileErrorCode.NOT_READABLE));
    }
  }

  private static Validated<SavedGame> load(Path file, Instant lastPlayed) {
    return LoadedMatch.loadRegular(file)
        .flatMap(saved -> new Valid<>(SavedGame.of(file, saved.table(), lastPlayed)));
  }

  /**
   * Returns empty unless the match has exactly one human player, because the program cannot tell
   * several players at one keyboard apart.
   */
  @Override
  public Optional<ResultComparison> compare(Table<?, ?, ?> table) {
    Optional<Path> file = table.store().file();
    MatchRecord ownRecord = MatchRecord.of(table);
    return ownRecord.humanSeats().size() == 1
        ? Optional.of(ownRecord.compareWith(otherRecords(ownRecord, file), file.isPresent()))
        : Optional.empty();
  }

  /** Returns all other saved matches of the same game that can be read. */
  private List<MatchRecord> otherRecords(MatchRecord ownRecord, Optional<Path> ownFile) {
    return folder.filesByPlayTime().stream()
        .filter(file -> ownFile.filter(own -> isSameFile(file, own)).isEmpty())
        .filter(file -> isOfGame(file, ownRecord.title().id()))
        .flatMap(file -> loadIfValid(file).stream())
        .map(SavedGame::match)
        .toList();
  }

  private static boolean isOfGame(Path file, String game) {
    return lines(file).limit(HEADER_LINES).anyMatch(("game " + game)::equals);
  }

  /** Returns the lines of a file; none if the file cannot be read as text. */
  private static Stream<String> lines(Path file) {
    return TextFile.read(file) instanceof Valid<String>(String text) ? text.lines() : Stream.of();
  }

  private static boolean isSameFile(Path first, Path second) {
    return first.toAbsolutePath().normalize().equals(second.toAbsolutePath().normalize());
  }
}
