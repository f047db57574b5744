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
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The folder of saved games, with one file for each game. */
public record SaveFolder(Path path) {
  private static final FileTime NEVER_PLAYED = FileTime.fromMillis(0);

  /** The extension of saved games. */
  public static final String EXTENSION = ".lethe";

  /**
   * Returns the default folder: {@code $XDG_DATA_HOME/lethe/saves}, or {@code
   * ~/.local/share/lethe/saves} if the variable is not an absolute path.
   *
   * @throws java.nio.file.InvalidPathException if the charset of the locale cannot represent the
   *     path
   */
  public static SaveFolder of(Map<String, String> environment) {
    String data = environment.getOrDefault("XDG_DATA_HOME", "");
    String given = environment.getOrDefault("HOME", "");
    Path home = FileName.path(given.startsWith("/") ? given : System.getProperty("user.home", "/"));
    Path base =
        data.startsWith("/") ? FileName.path(data) : home.resolve(".local").resolve("share");
    return new SaveFolder(base.resolve("lethe").resolve("saves"));
  }

  /**
   * Returns a path in the folder that is not in use. Creates the folder, accessible only to its
   * owner, but not the file. Empty if the folder cannot be created.
   *
   * @param name the preferred file name, without extension
   */
  public Optional<Path> createFile(String name) {
    try {
      Files.createDirectories(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      restrict();
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
  private void restrict() throws IOException {
    Set<PosixFilePermission> own = PosixFilePermissions.fromString("rwx------");
    if (!own.containsAll(Files.getPosixFilePermissions(path))) {
      Files.setPosixFilePermissions(path, own);
    }
  }

  /** Returns all saved games, most recently played last; none if the folder does not exist. */
  public List<Path> filesByPlayTime() {
    List<Path> files = new ArrayList<>(files());
    Map<Path, FileTime> played = new HashMap<>();
    files.forEach(file -> played.put(file, lastPlayed(file)));
    files.sort(Comparator.comparing(file -> played.getOrDefault(file, NEVER_PLAYED)));
    return files;
  }

  private static FileTime lastPlayed(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return NEVER_PLAYED;
    }
  }

  /** Returns all saved games, sorted by name; none if the folder does not exist. */
  public List<Path> files() {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(path, "*" + EXTENSION)) {
      all.forEach(files::add);
      files.removeIf(file -> !Files.isRegularFile(file));
    } catch (IOException | DirectoryIteratorException e) {
      return List.of();
    }
    files.sort(Comparator.comparing(SaveFolder::name));
    return files;
  }

  /**
   * Returns the name of a file without its extension, for sorting: {@code NAME-2.lethe} would sort
   * before {@code NAME.lethe}.
   */
  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - EXTENSION.length());
  }
}
