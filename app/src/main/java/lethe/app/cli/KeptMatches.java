package lethe.app.cli;

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
import lethe.app.play.PlayedMatch;
import lethe.app.play.Records;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.save.BranchFile;
import lethe.app.save.Folder;
import lethe.app.save.JournalFile;
import lethe.app.save.NoteFile;
import lethe.app.save.TextFile;
import lethe.app.save.Trouble;
import lethe.app.session.Figures;
import lethe.app.words.Lazy;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Fault;

/** The kept matches, as one looks through them. Each is played again only when it has changed. */
final class KeptMatches implements Records {
  /** In one of the first lines of a file stands which game it is of. */
  private static final int HEAD = 3;

  /** How the last line of a match that is over begins. */
  private static final String OVER = "* " + new Control.Concluded("").text();

  private final Folder folder;
  private final Map<Path, Read> read = new HashMap<>();

  KeptMatches(Folder folder) {
    this.folder = folder;
  }

  /**
   * What a file came to.
   *
   * @param changed when it was written last, and how long it was then
   */
  private record Read(FileTime changed, long size, Checked<Kept> kept) {}

  /** As they lie there now. */
  Shelf now() {
    List<Path> files = folder.latest();
    return new Shelf(
        files.size(),
        files.reversed().stream()
            .filter(file -> !isConcluded(file))
            .flatMap(file -> whole(file).stream())
            .filter(kept -> !kept.isOver())
            .findFirst(),
        Lazy.of(() -> matches(files)),
        Lazy.of(() -> folder.files().stream().flatMap(file -> wrong(file).stream()).toList()));
  }

  /** Those of these files that can be read; each branch with what it goes on from. */
  private List<Kept> matches(List<Path> files) {
    return new Origins(files.stream().flatMap(file -> whole(file).stream()).toList()).settled();
  }

  /** All that can be read, the latest last. */
  List<Kept> all() {
    return matches(folder.latest());
  }

  /** Whether its last line says how the match ended, so that nobody has to play it to know that. */
  private static boolean isConcluded(Path file) {
    return lines(file).reduce("", (_, last) -> last).startsWith(OVER);
  }

  /**
   * Throws a match away, unless somebody is playing it now.
   *
   * @return why it is still there, if it is
   */
  Optional<Fault> delete(Path file) throws IOException {
    if (JournalFile.isInUse(file)) {
      return Optional.of(Fault.at(0, 0, Trouble.IN_USE));
    }
    Files.deleteIfExists(file);
    Files.deleteIfExists(NoteFile.of(file).path());
    Files.deleteIfExists(BranchFile.of(file).path());
    read.remove(file);
    return Optional.empty();
  }

  private Optional<Kept> whole(Path file) {
    return look(file) instanceof Valid<Kept>(Kept kept) ? Optional.of(kept) : Optional.empty();
  }

  /** Why a file cannot be read, if so. */
  Optional<String> wrong(Path file) {
    return look(file) instanceof Faulty<Kept>(List<Fault> faults)
        ? Optional.of(Faults.line(file.toString(), faults.getFirst()))
        : Optional.empty();
  }

  private Checked<Kept> look(Path file) {
    try {
      FileTime changed = Files.getLastModifiedTime(file);
      long size = Files.size(file);
      Read known = read.get(file);
      if (known == null || known.size() != size || !known.changed().equals(changed)) {
        known = new Read(changed, size, load(file, changed.toInstant()));
        read.put(file, known);
      }
      return known.kept();
    } catch (IOException e) {
      return Checked.faulty(Fault.at(0, 0, Trouble.NOT_READABLE));
    }
  }

  private static Checked<Kept> load(Path file, Instant played) {
    return Saved.loadRegular(file).then(saved -> new Valid<>(Kept.of(file, saved.table(), played)));
  }

  /** Nothing where several people shared a keyboard, for nobody knows which of them. */
  @Override
  public Optional<Figures> beside(Table<?, ?, ?> table) {
    Path file = Path.of(table.store().where());
    PlayedMatch own = PlayedMatch.of(table);
    boolean kept = !file.toString().isEmpty();
    return own.people().size() == 1
        ? Optional.of(own.beside(others(own, file), kept))
        : Optional.empty();
  }

  /** All other matches of the same game; files of others are not read to their ends. */
  private List<PlayedMatch> others(PlayedMatch own, Path its) {
    return folder.latest().stream()
        .filter(file -> isOf(file, own.title().id()) && !isSame(file, its))
        .flatMap(file -> whole(file).stream())
        .map(Kept::match)
        .toList();
  }

  private static boolean isOf(Path file, String game) {
    return lines(file).limit(HEAD).anyMatch(("game " + game)::equals);
  }

  /** The lines of a file; none if it is no text, or too large. */
  private static Stream<String> lines(Path file) {
    return TextFile.read(file) instanceof Valid<String>(String text) ? text.lines() : Stream.of();
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }
}
