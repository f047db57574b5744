package lethe.app.savedgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.play.Fork;
import lethe.app.play.JournalCopies;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.FileErrorCode;
import lethe.app.save.JournalFile;
import lethe.app.save.JournalStore;
import lethe.app.save.SaveFolder;
import lethe.app.text.Launcher;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.ControlEntry.DealKnown.Cause;
import lethe.engine.core.Entry;
import lethe.engine.core.Header;
import lethe.engine.core.InputError;
import lethe.engine.core.Journal;
import lethe.engine.core.Match;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Creates the files of local matches and resumes matches from them. */
public final class SavedGameWriter {
  private final SaveFolder folder;

  /** Messages to show before the next match begins. */
  private final List<String> notices;

  /**
   * The new files in the folder whose names were not chosen by the user and from which no match has
   * been resumed.
   */
  private final Set<Path> newFiles = new HashSet<>();

  public SavedGameWriter(SaveFolder folder, List<String> notices) {
    this.folder = folder;
    this.notices = notices;
  }

  /**
   * Saves a match with all its entries to a new file, to which every later entry is appended. A
   * fork of another match is not a copy of it and gets its own date. If no file can be created in
   * the folder of saved games, adds a notice, and the match is not saved.
   *
   * @param target the file; empty for a new file in the folder of saved games
   * @return the match to continue with, whose header has the same date as the file
   */
  public <C, O, V> Validated<Table<?, ?, ?>> save(Table<C, O, V> table, Optional<Path> target) {
    Header header = table.match().header();
    if (Fork.isFork(table.match())) {
      return create(table, unusedTimestamp(header), target);
    }
    return create(
        table,
        header.savedSince().isEmpty() ? SaveTimestamp.now().isoText() : header.savedSince(),
        target);
  }

  /**
   * Returns the current time, or the next second at which no other match with the same header
   * began.
   */
  private String unusedTimestamp(Header header) {
    JournalCopies copies = new JournalCopies(folder);
    SaveTimestamp timestamp = SaveTimestamp.now();
    while (copies.containsStartAndSeed(header.withSavedSince(timestamp.isoText()))) {
      timestamp = timestamp.plusOneSecond();
    }
    return timestamp.isoText();
  }

  private <C, O, V> Validated<Table<?, ?, ?>> create(
      Table<C, O, V> table, String savedSince, Optional<Path> target) {
    Match<C, O, V> match = table.match();
    Header header = match.header();
    Header datedHeader = header.withSavedSince(savedSince);
    String text =
        new Journal<>(datedHeader, match.journal().entries()).text(table.game().notation());
    Optional<Path> path =
        target.or(
            () -> folder.unusedPath(header.game() + "-" + SaveTimestamp.now().fileNameText()));
    if (path.isEmpty()) {
      return unsavedWithNotice(table, folder.path());
    }
    Path file = path.get();
    Validated<JournalStore> newStore = JournalFile.create(file, text, match.position());
    if (target.isEmpty() && newStore instanceof Invalid<JournalStore>) {
      return unsavedWithNotice(table, file);
    }
    if (target.isEmpty()) {
      newFiles.add(file);
    }
    return newStore.flatMap(
        store ->
            datedHeader.equals(header)
                ? attachStore(table, store)
                : LoadedMatch.of(file, text).flatMap(loaded -> attachStore(loaded.table(), store)));
  }

  /**
   * Deletes the file of a match in which no human player has moved, because nothing is lost with
   * it. Keeps a file that existed before or whose name the user chose, a fork, a finished match,
   * and a match between bots.
   *
   * @return whether the file was deleted
   */
  public boolean deleteIfUnplayed(Table<?, ?, ?> table) {
    Optional<Path> file = table.store().file().filter(newFiles::contains);
    if (file.isEmpty() || !isUnplayed(table.match())) {
      return false;
    }
    try {
      return Files.deleteIfExists(file.get());
    } catch (IOException e) {
      return false;
    }
  }

  private static <C> boolean isUnplayed(Match<C, ?, ?> match) {
    List<Seat> humanSeats = match.humanSeats();
    return !match.turn().isOver()
        && !humanSeats.isEmpty()
        && !Fork.isFork(match)
        && match
            .entriesBackwards()
            .noneMatch(
                entry ->
                    entry instanceof Entry.Ply<C>(Seat seat, C _) && humanSeats.contains(seat));
  }

  /** Returns a match that cannot be saved, and adds a notice that warns the user. */
  private Validated<Table<?, ?, ?>> unsavedWithNotice(Table<?, ?, ?> table, Path file) {
    notices.add(SavedGame.MESSAGES.format("not-saved", file));
    return new Valid<>(table);
  }

  private static Validated<Table<?, ?, ?>> attachStore(Table<?, ?, ?> table, JournalStore store) {
    table.saveTo(store);
    return new Valid<>(table);
  }

  /**
   * Resumes a saved game. A match loaded from a script is marked as having a known deal and saved
   * to a new file. A finished match is saved to a new file if one is given. Returns an error if the
   * match is running and a newer copy exists.
   *
   * @param target the file in which to continue; empty to continue in the same file or, for a
   *     script, in a new file in the folder of saved games
   */
  public Validated<Table<?, ?, ?>> resume(LoadedMatch savedGame, Optional<Path> target) {
    newFiles.remove(savedGame.file());
    Table<?, ?, ?> table = savedGame.table();
    if (!savedGame.isSavedGame()) {
      table.addControl(new ControlEntry.DealKnown(Cause.SEED));
      return save(table, target);
    }
    if (!savedGame.isRunning() && target.isPresent()) {
      return create(table, table.match().header().savedSince(), target);
    }
    Optional<Path> copyAhead =
        savedGame.isRunning() ? new JournalCopies(folder).newerCopy(savedGame) : Optional.empty();
    if (copyAhead.isPresent()) {
      Path copy = copyAhead.get();
      return Validated.invalid(
          InputError.at(0, 0, FileErrorCode.NEWER_COPY, copy, Launcher.quoteForShell(copy)));
    }
    return JournalFile.resume(savedGame.file(), savedGame.validLength(), table.match().position())
        .flatMap(
            ownStore ->
                target.isEmpty()
                    ? attachStore(table, ownStore)
                    : resumeCopy(savedGame, ownStore, target.get()));
  }

  /** Continues in a copy. Each of the two files refers to the other. */
  private Validated<Table<?, ?, ?>> resumeCopy(
      LoadedMatch savedGame, JournalStore ownStore, Path copyFile) {
    Table<?, ?, ?> table = savedGame.table();
    int oldPosition = table.match().position();
    Stream.of(savedGame.file(), copyFile)
        .map(file -> file.toAbsolutePath().normalize().toString())
        .filter(SavedGameWriter::isValidInJournal)
        .forEach(file -> table.addControl(new ControlEntry.Copied(file)));
    try (ownStore) {
      return create(table, table.match().header().savedSince(), Optional.of(copyFile))
          .flatMap(
              copy -> {
                appendSince(copy, ownStore, oldPosition);
                return new Valid<>(copy);
              });
    }
  }

  /**
   * Returns whether a file name can be recorded on a line of a journal: it is short enough and has
   * no control characters and no blanks at its ends.
   */
  private static boolean isValidInJournal(String name) {
    return name.length() < Script.MAX_LINE_LENGTH / 2
        && name.chars().noneMatch(Character::isISOControl)
        && name.equals(name.strip());
  }

  private static <C, O, V> void appendSince(
      Table<C, O, V> table, JournalStore store, int position) {
    for (Match<C, O, V> current : table.match().momentsSince(position)) {
      Entry<C> entry = current.entriesBackwards().findFirst().orElseThrow();
      store.appendEntry(current.position() - 1, entry.line(table.game().notation()));
    }
  }
}
