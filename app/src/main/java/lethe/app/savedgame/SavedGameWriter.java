package lethe.app.savedgame;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.play.Fork;
import lethe.app.play.JournalCopies;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.FileErrorCode;
import lethe.app.save.JournalFile;
import lethe.app.save.JournalStore;
import lethe.app.save.SaveFolder;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.ControlEntry.DealKnown.Cause;
import lethe.engine.core.Entry;
import lethe.engine.core.Header;
import lethe.engine.core.InputError;
import lethe.engine.core.Journal;
import lethe.engine.core.Match;
import lethe.engine.core.Script;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Creates the files of local matches and resumes matches from them. */
public final class SavedGameWriter {
  private final SaveFolder folder;

  /** Messages to show before the next match begins. */
  private final List<String> notices;

  public SavedGameWriter(SaveFolder folder, List<String> notices) {
    this.folder = folder;
    this.notices = notices;
  }

  /**
   * Saves a match with all its entries to a new file, to which every later entry is appended. A
   * fork of another match is not a copy of it and gets its own date.
   *
   * @param save the file; empty for a new file in the folder of saved games
   * @return the match to continue with, whose header has the same date as the file
   */
  public <C, O, V> Validated<Table<?, ?, ?>> save(Table<C, O, V> table, Optional<Path> save) {
    Header header = table.match().header();
    if (Fork.isFork(table.match())) {
      return create(table, unusedTimestamp(header), save);
    }
    return create(
        table,
        header.savedSince().isEmpty() ? SaveTimestamp.now().isoText() : header.savedSince(),
        save);
  }

  /**
   * Returns the current second, or the next one in which no other match with the same header began.
   */
  private String unusedTimestamp(Header header) {
    JournalCopies others = new JournalCopies(folder);
    SaveTimestamp since = SaveTimestamp.now();
    while (others.isTaken(header.withSavedSince(since.isoText()))) {
      since = since.next();
    }
    return since.isoText();
  }

  private <C, O, V> Validated<Table<?, ?, ?>> create(
      Table<C, O, V> table, String since, Optional<Path> save) {
    Match<C, O, V> match = table.match();
    Header header = match.header();
    Header dated = header.withSavedSince(since);
    String text = new Journal<>(dated, match.journal().entries()).text(table.game().notation());
    Optional<Path> path =
        save.or(() -> folder.unusedPath(header.game() + "-" + SaveTimestamp.now().fileName()));
    if (path.isEmpty()) {
      return playUnsaved(table, folder.path());
    }
    Path file = path.get();
    Validated<JournalStore> created = JournalFile.create(file, text, match.position());
    if (save.isEmpty() && created instanceof Invalid<JournalStore>) {
      return playUnsaved(table, file);
    }
    return created.flatMap(
        store ->
            dated.equals(header)
                ? attachStore(table, store)
                : LoadedMatch.of(file, text).flatMap(begun -> attachStore(begun.table(), store)));
  }

  /** Returns a match that cannot be saved, and warns the user before it begins. */
  private Validated<Table<?, ?, ?>> playUnsaved(Table<?, ?, ?> table, Path file) {
    notices.add(SavedGame.MESSAGES.format("not-kept", file));
    return new Valid<>(table);
  }

  private static Validated<Table<?, ?, ?>> attachStore(Table<?, ?, ?> table, JournalStore store) {
    table.saveTo(store);
    return new Valid<>(table);
  }

  /** Resumes a saved match in its own file, or in a copy. A script gets its own file. */
  public Validated<Table<?, ?, ?>> resume(LoadedMatch saved, Optional<Path> save) {
    Table<?, ?, ?> table = saved.table();
    if (!saved.isSavedGame()) {
      table.addControl(new ControlEntry.DealKnown(Cause.SEED));
      return save(table, save);
    }
    if (!saved.isRunning() && save.isPresent()) {
      return create(table, table.match().header().savedSince(), save);
    }
    Optional<Path> ahead =
        saved.isRunning() ? new JournalCopies(folder).ahead(saved) : Optional.empty();
    if (ahead.isPresent()) {
      return Validated.invalid(InputError.at(0, 0, FileErrorCode.NEWER_COPY, ahead.get()));
    }
    return JournalFile.resume(saved.file(), saved.validBytes(), table.match().position())
        .flatMap(
            own -> save.isEmpty() ? attachStore(table, own) : resumeCopy(saved, own, save.get()));
  }

  /** Continues in a copy. Each of the two files refers to the other. */
  private Validated<Table<?, ?, ?>> resumeCopy(LoadedMatch saved, JournalStore own, Path save) {
    Table<?, ?, ?> table = saved.table();
    int before = table.match().position();
    Stream.of(saved.file(), save)
        .map(file -> file.toAbsolutePath().normalize().toString())
        .filter(SavedGameWriter::isValidInJournal)
        .forEach(file -> table.addControl(new ControlEntry.Copied(file)));
    try (own) {
      return create(table, table.match().header().savedSince(), Optional.of(save))
          .flatMap(
              copied -> {
                append(copied, own, before);
                return new Valid<>(copied);
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

  private static <C, O, V> void append(Table<C, O, V> table, JournalStore store, int from) {
    for (Match<C, O, V> current : table.match().momentsSince(from)) {
      Entry<C> entry = current.entriesBackwards().findFirst().orElseThrow();
      store.appendEntry(current.position() - 1, entry.line(table.game().notation()));
    }
  }
}
