package lethe.app.save;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The folder of saved games: one journal for each game, next to the files with its notes and
 * branches.
 */
public record SaveFolder(Path path) {
  /** The extension of saved games. */
  public static final String EXTENSION = ".lethe";

  /** Sorts files whose time of play is unknown before all others. */
  private static final FileTime UNKNOWN_TIME = FileTime.fromMillis(0);

  /**
   * Returns the default folder: {@code $XDG_DATA_HOME/lethe/saves}, or {@code
   * ~/.local/share/lethe/saves} if the variable is not set to an absolute path.
   *
   * @throws java.nio.file.InvalidPathException if the charset of the locale cannot represent the
   *     path
   */
  public static SaveFolder of(Map<String, String> environment) {
    String dataHome = environment.getOrDefault("XDG_DATA_HOME", "");
    String home = environment.getOrDefault("HOME", "");
    Path homeFolder =
        FileName.path(home.startsWith("/") ? home : System.getProperty("user.home", "/"));
    Path base =
        dataHome.startsWith("/")
            ? FileName.path(dataHome)
            : homeFolder.resolve(".local").resolve("share");
    return new SaveFolder(base.resolve("lethe").resolve("saves"));
  }

  /**
   * Returns the path of a new file in the folder, or empty if the folder cannot be created. Creates
   * the folder, accessible only to its owner, but not the file.
   *
   * @param name the file name without extension; a number is appended if the name is in use
   */
  public Optional<Path> unusedPath(String name) {
    try {
      Files.createDirectories(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      restrictAccess();
    } catch (IOException e) {
      return Optional.empty();
    }
    Path file = path.resolve(name + EXTENSION);
    for (int i = 2; Files.exists(file); i++) {
      file = path.resolve(name + "-" + i + EXTENSION);
    }
    return Optional.of(file);
  }

  /**
   * Removes the permissions of other users from the folder, because the files contain the deals of
   * running matches.
   */
  private void restrictAccess() throws IOException {
    Set<PosixFilePermission> ownerOnly = PosixFilePermissions.fromString("rwx------");
    if (!ownerOnly.containsAll(Files.getPosixFilePermissions(path))) {
      Files.setPosixFilePermissions(path, ownerOnly);
    }
  }

  /**
   * Returns all saved games, most recently played last; an empty list if the folder cannot be read.
   */
  public List<Path> filesByPlayTime() {
    List<Path> files = new ArrayList<>(files());
    Map<Path, FileTime> playTimes = new HashMap<>();
    files.forEach(file -> playTimes.put(file, lastPlayTime(file)));
    files.sort(
        (first, second) ->
            playTimes
                .getOrDefault(first, UNKNOWN_TIME)
                .compareTo(playTimes.getOrDefault(second, UNKNOWN_TIME)));
    return files;
  }

  private static FileTime lastPlayTime(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return UNKNOWN_TIME;
    }
  }

  /** Returns all saved games, sorted by name; an empty list if the folder cannot be read. */
  public List<Path> files() {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(path, "*" + EXTENSION)) {
      paths.forEach(files::add);
      files.removeIf(file -> !Files.isRegularFile(file));
    } catch (IOException | DirectoryIteratorException e) {
      return List.of();
    }
    files.sort((first, second) -> baseName(first).compareTo(baseName(second)));
    return files;
  }

  /**
   * Returns the name of a file without its extension. Sorting by this name puts {@code NAME.lethe}
   * before {@code NAME-2.lethe}.
   */
  private static String baseName(Path file) {
    String fileName = file.getFileName().toString();
    return fileName.substring(0, fileName.length() - EXTENSION.length());
  }
}
