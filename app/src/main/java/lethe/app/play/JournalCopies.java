package lethe.app.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.app.save.JournalFile;
import lethe.app.save.SaveFolder;
import lethe.app.save.TextFile;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Header;
import lethe.engine.core.Script;
import lethe.engine.core.Validated.Valid;

/**
 * Finds other files with the match that a saved game contains. Copies of a match have the same
 * header, including the start time to the second. Searches the folder of saved games, the folder of
 * the given file, and all files that the journal of the match or of a copy names.
 *
 * @param folder the folder of saved games
 */
public record JournalCopies(SaveFolder folder) {
  /**
   * Returns a file in which the match is still running, which may be the given one; empty if there
   * is none.
   */
  public Optional<Path> runningFile(LoadedMatch saved) {
    return saved.isRunning()
        ? Optional.of(saved.file())
        : copiesOf(saved).stream()
            .filter(LoadedMatch::isRunning)
            .map(LoadedMatch::file)
            .findFirst();
  }

  /**
   * Returns a copy that is currently being played or in which the match has advanced further; empty
   * if there is none.
   */
  public Optional<Path> newerCopy(LoadedMatch saved) {
    int position = saved.table().match().position();
    return copiesOf(saved).stream()
        .filter(
            copy -> copy.table().match().position() > position || JournalFile.isInUse(copy.file()))
        .map(LoadedMatch::file)
        .findFirst();
  }

  /**
   * Returns whether a file in the folder has the start time and the seed of this header, so that a
   * new match with this header could count as a copy of that file.
   */
  public boolean containsStartAndSeed(Header header) {
    return folder.files().stream().anyMatch(file -> hasStartAndSeed(file, header));
  }

  /** Returns the copies of a match in other files; none for a script. */
  private List<LoadedMatch> copiesOf(LoadedMatch saved) {
    List<LoadedMatch> copies = new ArrayList<>();
    Set<Path> visited = new LinkedHashSet<>();
    Deque<Path> files = new ArrayDeque<>();
    if (saved.isSavedGame()) {
      visited.add(realPath(saved.file()));
      files.addAll(folder.files());
      files.addAll(new SaveFolder(realPath(saved.file()).resolveSibling("")).files());
      files.addAll(mentionedPaths(saved));
    }
    while (!files.isEmpty()) {
      Path file = files.pop();
      if (visited.add(realPath(file))) {
        loadIfCopy(file, saved)
            .ifPresent(
                copy -> {
                  copies.add(copy);
                  files.addAll(mentionedPaths(copy));
                });
      }
    }
    return copies;
  }

  /**
   * Returns the match in a file if it is a copy of the saved match. Compares the start time and the
   * seed first, so that most files need not be loaded.
   */
  private static Optional<LoadedMatch> loadIfCopy(Path file, LoadedMatch saved) {
    Header header = saved.table().match().header();
    return hasStartAndSeed(file, header)
            && LoadedMatch.loadRegular(file) instanceof Valid<LoadedMatch>(LoadedMatch copy)
            && copy.table().match().header().equals(header)
        ? Optional.of(copy)
        : Optional.empty();
  }

  /** Returns whether a file has the start time and the seed of a header. */
  private static boolean hasStartAndSeed(Path file, Header header) {
    return TextFile.read(file).flatMap(Script::parse) instanceof Valid<Script>(Script script)
        && script.savedSince().equals(header.savedSince())
        && script.seed().orElse(0) == header.seed();
  }

  private static List<Path> mentionedPaths(LoadedMatch saved) {
    List<Path> files = new ArrayList<>();
    for (ControlEntry control : saved.table().match().journal().controlEntries()) {
      if (control instanceof ControlEntry.Copied(String file)) {
        parsePath(file).ifPresent(files::add);
      }
    }
    return files;
  }

  private static Optional<Path> parsePath(String file) {
    try {
      return Optional.of(Path.of(file));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static Path realPath(Path file) {
    try {
      return Files.exists(file) ? file.toRealPath() : file.toAbsolutePath().normalize();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }
}
